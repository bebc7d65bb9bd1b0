export { teardown as default } from "./yard.mjs";
