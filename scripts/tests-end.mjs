export { teardown as default } from "./tests-begin.mjs";
