/** `npm run evals`: counts how well sites are read and calls are understood, and writes the tables in `evals/`. */
import { measure } from "../test/extraction/measure.ts";
import { precisionFile, precisionTable } from "../test/extraction/precision.ts";
import { figuresFile, renderFigures, replayAll } from "../test/profile/figures.ts";
import { writeIfChanged } from "./write-if-changed.ts";

await writeIfChanged(precisionFile, precisionTable(await measure()));
await writeIfChanged(figuresFile, renderFigures(await replayAll()));
