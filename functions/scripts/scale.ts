/** `npm run scale`: writes to `docs/scale.md` what many sessions a day would cost, and what breaks first, from the last benchmark. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderScale } from "../bench/scale/scale-report.ts";
import { repositoryDir } from "./stack/paths.ts";
import { writeIfChanged } from "./write-if-changed.ts";

await writeIfChanged(join(repositoryDir, "docs/scale.md"), renderScale(readFileSync(join(repositoryDir, "docs/benchmarks.md"), "utf8")));
