/** `npm run scale`: writes to `docs/scale.md` what many sessions a day would cost, and what breaks first, from the last benchmark. */
import { join } from "node:path";
import { readMeasured } from "../bench/measured.ts";
import { renderScale } from "../bench/scale/scale-report.ts";
import { repositoryDir } from "../local/stack/paths.ts";
import { writeIfChanged } from "./write-if-changed.ts";

await writeIfChanged(join(repositoryDir, "docs/scale.md"), renderScale(readMeasured()));
