import { runCommandLine } from "./host/terminal.js";

process.exitCode = await runCommandLine(process.argv.slice(2));
