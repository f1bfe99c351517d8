/** `npm run soak`: mixed traffic and scripted faults on a fresh stack; the result is written to `docs/soak.md`, unless it was a trial. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeSurroundings } from "../bench/surroundings.ts";
import { isTrial, readSoakOptions, usage } from "../soak/options.ts";
import { renderSoak } from "../soak/report.ts";
import { runSoak } from "../soak/run-soak.ts";
import { cacheDir, repositoryDir } from "../local/stack/paths.ts";
import { runScript } from "../local/stack/run-script.ts";
import { withStack } from "../local/stack/stack.ts";

// Killed processes restart sooner with the compiled code of the first ones.
process.env["NODE_COMPILE_CACHE"] ??= join(cacheDir, "compiled");

await runScript(async (signal) => {
  const words = process.argv.slice(2);
  if (words.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const options = readSoakOptions(words);
  const surroundings = await describeSurroundings();
  const result = await withStack(signal, async () => runSoak(options, signal));
  const command = ["npm --prefix functions run soak", ...(words.length > 0 ? ["--", ...words] : [])].join(" ");
  const report = renderSoak({ result, command, at: new Date(), surroundings });
  console.log(report);
  if (!isTrial(options)) await writeFile(join(repositoryDir, "docs/soak.md"), report);
  return result.findings.length === 0 ? 0 : 1;
});
