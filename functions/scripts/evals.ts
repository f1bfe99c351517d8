/**
 * `npm run evals`: counts how well sites are read and calls are understood, and writes the tables in `evals/`.
 * `npm run evals -- <folder>`: only compares the clipboards of that folder with the Markdown beside them.
 */
import { measureClipboards, renderDifferences } from "../test/clipboards/measure.ts";
import { measure } from "../test/extraction/measure.ts";
import { precisionFile, precisionTable } from "../test/extraction/precision.ts";
import { figuresFile, renderFigures, replayAll } from "../test/profile/figures.ts";
import { writeIfChanged } from "./write-if-changed.ts";

const [folder] = process.argv.slice(2);
if (folder !== undefined) {
  const { count, differences } = await measureClipboards(folder);
  process.stdout.write(`${renderDifferences(count, differences)}\n`);
  process.exit(differences.length === 0 ? 0 : 1);
}

await writeIfChanged(precisionFile, precisionTable(await measure()));
await writeIfChanged(figuresFile, renderFigures(await replayAll()));
