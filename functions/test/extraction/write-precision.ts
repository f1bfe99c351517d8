/** Writes `precision.md` anew: `node test/extraction/write-precision.ts`. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { precisionTable, scoreOf } from "./precision.ts";
import { peopleSites } from "./people-sites.ts";
import { readAllSites } from "./read-all-sites.ts";
import { readPeopleSites } from "./read-people-sites.ts";

const cases = await readAllSites();
await writeFile(
  join(import.meta.dirname, "precision.md"),
  precisionTable(scoreOf(cases), cases.length, await readPeopleSites(peopleSites)),
);
