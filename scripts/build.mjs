/** `npm run build`: dist/ from the sources. */
import { fileURLToPath } from "node:url";
import { buildInto } from "./bundle.mjs";

await buildInto(fileURLToPath(new URL("../dist", import.meta.url)));
