/**
 * `npm run bench`: measures every function on a fresh stack, and keeps the figures in `bench/measured.json`,
 * from which `docs/benchmarks.md` and `docs/scale.md` are written.
 */
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { leaveMeasuredCore } from "../bench/cores.ts";
import { functionEnvironment } from "../bench/environment.ts";
import { knowledgeSection, measureKnowledge } from "../bench/knowledge.ts";
import { measure } from "../bench/measure.ts";
import { pageRounds, readOptions, usage } from "../bench/options.ts";
import { measureEditor } from "../bench/page-load.ts";
import { render } from "../bench/report.ts";
import { renderScale } from "../bench/scale/scale-report.ts";
import { describeSurroundings } from "../bench/surroundings.ts";
import { measureSite } from "../bench/site-page.ts";
import { measureVoice } from "../bench/voice-page.ts";
import { type Measured, measuredFile, readMeasured, writeAsJson } from "../bench/measured.ts";
import { renderSummary } from "../bench/summary.ts";
import { toCounts, toMeasured } from "../bench/to-measured.ts";
import type { Addresses } from "../local/stack/addresses.ts";
import { installDeployment } from "../local/stack/deployment.ts";
import { cacheDir, repositoryDir } from "../local/stack/paths.ts";
import { runScript } from "../local/stack/run-script.ts";
import { withStack } from "../local/stack/stack.ts";

/** Keeps what was measured, and writes the documents that are derived from it. */
const keep = async (measured: Measured): Promise<void> => {
  await writeFile(measuredFile, writeAsJson(measured));
  await writeFile(join(repositoryDir, "docs/benchmarks.md"), renderSummary(measured));
  await writeFile(join(repositoryDir, "docs/scale.md"), renderScale(measured));
};

const measurePages = async (addresses: Addresses, rounds: number) => {
  const editor = await measureEditor(addresses.hosting);
  const voice = await measureVoice(addresses, rounds);
  return { figures: { ...editor.figures, ...voice.figures }, text: editor.text + voice.text };
};

await runScript(async (signal) => {
  const words = process.argv.slice(2);
  if (words.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(words);
  if (options.site) {
    console.log(await withStack(signal, async ({ addresses }) => measureSite(addresses.hosting)));
    return 0;
  }
  if (options.pages) {
    const pages = await withStack(signal, async ({ addresses }) => measurePages(addresses, options.rounds));
    console.log(pages.text);
    if (options.rounds >= pageRounds) await keep({ ...readMeasured(), pages: pages.figures });
    return 0;
  }
  const surroundings = await describeSurroundings();
  const command = ["npm --prefix functions run bench", ...(words.length > 0 ? ["--", ...words] : [])].join(" ");
  const taken = () => ({ on: new Date().toISOString().slice(0, 10), command, surroundings });
  leaveMeasuredCore();
  const { figures, knowledge, pages } = await withStack(signal, async ({ addresses, parameters }) => {
    const folder = join(cacheDir, `bench-${process.pid}`);
    try {
      console.error("Installing the functions as Google does.");
      await installDeployment(folder, signal);
      const measured = await measure({ folder, addresses, parameters, options, signal });
      if (options.counts || options.only !== undefined) return { figures: measured };
      const knowledge = knowledgeSection(await measureKnowledge(functionEnvironment(addresses, parameters)));
      if (!options.quick) await keep({ ...readMeasured(), ...taken(), ...toMeasured(measured) });
      return { figures: measured, knowledge, pages: await measurePages(addresses, pageRounds) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  if (options.counts) {
    await keep({ ...readMeasured(), counts: toCounts(figures) });
    return 0;
  }
  console.log([render({ figures, options, command, at: new Date(), surroundings }), knowledge, pages?.text].join(""));
  if (pages !== undefined && !options.quick) await keep({ ...readMeasured(), pages: pages.figures });
  return 0;
});
