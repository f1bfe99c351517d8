/** `npm run scale`: what many sessions a day would cost, and what breaks first, to `docs/scale.md`. Its inputs are those of the last benchmark. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBenchmarks } from "../bench/scale/read-benchmarks.ts";
import { renderScale } from "../bench/scale/scale-report.ts";
import { addUp } from "../bench/scale/session-mix.ts";
import { repositoryDir } from "./stack/paths.ts";

const measured = readBenchmarks(readFileSync(join(repositoryDir, "docs/benchmarks.md"), "utf8"));
writeFileSync(join(repositoryDir, "docs/scale.md"), renderScale(addUp(measured)));
