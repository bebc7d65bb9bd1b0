/** What runs the project's tests and types. */
export { addedTests } from "../probe/history/added.js";
export { experiment } from "./experiment.js";
export { gather } from "./gather.js";
