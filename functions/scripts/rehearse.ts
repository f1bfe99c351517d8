/**
 * `npm --prefix functions run rehearse -- <site> scenarios/*.yaml --project <ID or alias>`, or `--local`: tests the voice agent of a site
 * before customers use it. `--help` lists the options; docs/rehearsing.md describes scenarios.
 */
import { describeCost, Meter } from "./rehearse/cost.ts";
import { openStage } from "./rehearse/open-stage.ts";
import { readOptions } from "./rehearse/options.ts";
import { readScenario } from "./rehearse/read-scenario.ts";
import { rehearseAll } from "./rehearse/rehearse-all.ts";
import { describeRehearsed, isPassedAlways, summarise, toReport } from "./rehearse/report.ts";
import { requireSpeech } from "./rehearse/sound.ts";
import { readPortOffset } from "../local/stack/firebase-config.ts";
import { geminiOfStack } from "../local/stack/gemini-of-stack.ts";
import { printable } from "../local/stack/printable.ts";
import { runScript } from "../local/stack/run-script.ts";

// npm runs scripts in the package's folder, but people name files relative to their own.
const folder = process.env["INIT_CWD"] ?? process.cwd();

await runScript(async (signal) => {
  const options = readOptions(process.argv.slice(2), folder);
  if (options === undefined) return 0;
  const { files, site, times, json } = options;
  const scenarios = files.map(readScenario);
  // With `--json`, the standard output contains only the report.
  const print = json ? console.error : console.log;
  const say = (text: string): void => {
    print(printable(text));
  };
  const isPaid = options.project !== undefined || geminiOfStack(process.env, readPortOffset(process.env)).isReal;
  const planned = scenarios.map(({ scenario }) => scenario);
  say(`${describeCost(planned, { isPaid, times })}\n`);
  if (options.sound) await requireSpeech(planned);
  const stage = await openStage(options, signal);
  const meter = new Meter();
  const all = await rehearseAll(
    scenarios,
    { ...stage, gemini: { ...stage.gemini, fetch: meter.fetch } },
    {
      times,
      onDone: (rehearsed) => {
        say(describeRehearsed(rehearsed, folder));
      },
    },
  );
  say(`\n${summarise(all, times)}`);
  if (isPaid) say(meter.describe(all.flatMap(({ runs }) => runs).reduce((sum, { tookMs }) => sum + tookMs, 0)));
  if (json) console.log(printable(JSON.stringify(toReport(all, { site, times, folder }), undefined, 2)));
  return all.every(isPassedAlways) ? 0 : 1;
});
