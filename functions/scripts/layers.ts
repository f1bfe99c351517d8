/**
 * `npm run layers`: says who imports what they may not (`.dependency-cruiser.mjs`), and writes the pictures of `docs/architecture.md`. With
 * `--check`, as part of the lint, it only says that they are out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withPictures } from "./checks/layer-pictures.ts";
import { cruiseRepository, render } from "./checks/layers.ts";
import { repositoryDir } from "../local/stack/paths.ts";

const document = join(repositoryDir, "docs/architecture.md");

const layers = await cruiseRepository(repositoryDir);
const isBroken = layers.summary.error > 0;
if (isBroken) console.log(await render(layers, { outputType: "err-long" }));
const before = await readFile(document, "utf8");
const after = await withPictures(before, layers);
const isStale = after !== before;
if (isStale && process.argv.includes("--check")) console.log("docs/architecture.md is out of date: npm --prefix functions run layers");
else if (isStale) await writeFile(document, after);
process.exitCode = isBroken || (isStale && process.argv.includes("--check")) ? 1 : 0;
