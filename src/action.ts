import { runAction } from "./host/action.js";

await runAction();
