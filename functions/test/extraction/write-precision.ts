/** Regenerates `precision.md`: `node test/extraction/write-precision.ts`. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { measure } from "./measure.ts";
import { precisionTable } from "./precision.ts";

await writeFile(join(import.meta.dirname, "precision.md"), precisionTable(await measure()));
