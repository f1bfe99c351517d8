/**
 * `npm --prefix functions run rehearse -- <site> scenarios/*.yaml --project <ID or alias>`, or `--local`: tests the voice agent of a site
 * before customers use it. `--help` lists the options; docs/rehearsing.md describes scenarios.
 */
import { describeCost } from "./rehearse/cost.ts";
import { openStage } from "./rehearse/open-stage.ts";
import { readOptions } from "./rehearse/options.ts";
import { readScenario } from "./rehearse/read-scenario.ts";
import { rehearseAll } from "./rehearse/rehearse-all.ts";
import { describeRehearsed, isPassedAlways, summarise, toReport } from "./rehearse/report.ts";
import { requireSpeech } from "./rehearse/sound.ts";
import { printable } from "./stack/printable.ts";
import { runScript } from "./stack/run-script.ts";

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
  say(
    `${describeCost(
      scenarios.map(({ scenario }) => scenario),
      options,
    )}\n`,
  );
  if (options.sound) await requireSpeech(scenarios.map(({ scenario }) => scenario));
  const stage = await openStage(options, signal);
  const all = await rehearseAll(scenarios, stage, {
    times,
    onDone: (rehearsed) => {
      say(describeRehearsed(rehearsed, folder));
    },
  });
  say(`\n${summarise(all, times)}`);
  if (json) console.log(printable(JSON.stringify(toReport(all, { site, times, folder }), undefined, 2)));
  return all.every(isPassedAlways) ? 0 : 1;
});
