/**
 * `npm run bench`: measures every function on a fresh stack, for `docs/benchmarks.md` and for `docs/scale.md`, which is derived from it.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { leaveMeasuredCore } from "../bench/cores.ts";
import { functionEnvironment } from "../bench/environment.ts";
import { knowledgeSection, measureKnowledge } from "../bench/knowledge.ts";
import { measure } from "../bench/measure.ts";
import { pageRounds, readOptions } from "../bench/options.ts";
import { editorSection } from "../bench/page-load.ts";
import { render } from "../bench/report.ts";
import { renderScale } from "../bench/scale/scale-report.ts";
import { describeSurroundings } from "../bench/surroundings.ts";
import { voiceSection } from "../bench/voice-page.ts";
import { installDeployment } from "./stack/deployment.ts";
import { cacheDir, repositoryDir } from "./stack/paths.ts";
import { runScript } from "./stack/run-script.ts";
import { withStack } from "./stack/stack.ts";

const outputFile = join(repositoryDir, "docs/benchmarks.md");

/** The heading of the section about the pages. */
const pagesHeading = "\n## The editor's page\n";

/** Replaces the figures of the pages, and keeps all others. */
const writePages = async (pages: string): Promise<void> => {
  const [others = ""] = (await readFile(outputFile, "utf8")).split(pagesHeading);
  const measured = `\nThe pages were measured by themselves on ${new Date().toISOString().slice(0, 10)}.\n`;
  await writeFile(outputFile, others + pages.replace(pagesHeading, `${pagesHeading}${measured}`));
};

await runScript(async (signal) => {
  const words = process.argv.slice(2);
  const options = readOptions(words);
  if (options.pages) {
    const pages = await withStack(
      signal,
      async ({ addresses }) => (await editorSection(addresses.hosting)) + (await voiceSection(addresses, options.rounds)),
    );
    console.log(pages);
    if (options.rounds >= pageRounds) await writePages(pages);
    return 0;
  }
  const surroundings = await describeSurroundings();
  leaveMeasuredCore();
  const { figures, others } = await withStack(signal, async ({ addresses, parameters }) => {
    const folder = join(cacheDir, `bench-${process.pid}`);
    try {
      console.error("Installing the functions as Google does.");
      await installDeployment(folder, signal);
      const measured = await measure({ folder, addresses, parameters, options, signal });
      if (options.only !== undefined) return { figures: measured, others: "" };
      const knowledge = knowledgeSection(await measureKnowledge(functionEnvironment(addresses, parameters)));
      const pages = (await editorSection(addresses.hosting)) + (await voiceSection(addresses, pageRounds));
      return { figures: measured, others: knowledge + pages };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  const command = ["npm --prefix functions run bench", ...(words.length > 0 ? ["--", ...words] : [])].join(" ");
  const report = render({ figures, options, command, at: new Date(), surroundings }) + others;
  console.log(report);
  if (options.only === undefined) {
    await writeFile(outputFile, report);
    await writeFile(join(repositoryDir, "docs/scale.md"), renderScale(report));
  }
  return 0;
});
