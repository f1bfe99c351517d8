import { loadavg } from "node:os";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../local/browser/launch-browser.ts";
import { manager, nameOf } from "../../web/shared/demo-people.ts";
import type { Addresses } from "../local/stack/addresses.ts";
import { joinWavs } from "../test/pages/voice/support/wav.ts";
import { describeLoads, measureLoads, untilTitle } from "./page-load.ts";
import { median, percentile } from "../local/figures/statistics.ts";
import { table } from "./table.ts";
import { others } from "./voice-others.ts";
import { readFirstClick, readLowering, readWaits, untilTimed, type Waits, watch } from "./voice-witness.ts";

/** 3 min: longer than functions need to start on a busy machine. */
const coldMs = 180_000;

/** A question during the greeting, some seconds after the microphone was opened. */
const question = (): string =>
  joinWavs([new URL("../test/pages/voice/sounds/hours.wav", import.meta.url).pathname], { beforeSec: 2, betweenSec: 0 });

/** It takes 15 s, so it is still spoken when the question begins. */
const longGreeting =
  "Hello, this is Fjell and Fjord Cycles in Bergen. We repair bicycles of every make. Ask me whatever you want to know. ".repeat(2);

/** Compressed bytes that the element loads. */
interface Sizes {
  /** The script that every page of a customer loads. */
  readonly button: number;
  /** All that a conversation loads, including the button. */
  readonly conversation: number;
}

interface Measured {
  readonly sizes: Sizes;
  /** From click to sound with functions that had to start, and the share of the token in that. */
  readonly cold: { readonly token: number; readonly sound: number };
  /** From the visitor's voice until the agent is turned down, with a service that is slow to yield. */
  readonly lowerings: readonly number[];
  readonly warm: readonly Waits[];
  /** Conversations that failed before the measurement, and were repeated. */
  readonly failed: number;
  /** The first load of the page, and how it was measured. */
  readonly loads: string;
  readonly loadsAre: string;
}

type Places = Pick<Addresses, "hosting" | "fakes">;

const tellFake = async ({ fakes }: Places, method: string, path: string, body: object): Promise<void> => {
  const { ok, status } = await fetch(`${fakes.voice}/control/${path}`, { method, body: JSON.stringify(body) });
  if (!ok) throw new Error(`${path}: ${status}`);
};

const startButton = (page: Page) => page.locator("[part~=start]").first();

const end = async (page: Page): Promise<void> => {
  await page.locator("[part~=end]").first().click();
  await startButton(page).waitFor();
};

/**
 * As many results as `rounds`. A failed attempt is counted, and repeated on a reloaded page.
 *
 * @throws the last failure if there were more failures than rounds
 */
const repeat = async <Result>(page: Page, rounds: number, attempt: () => Promise<Result>) => {
  const results: Result[] = [];
  let failed = 0;
  while (results.length < rounds) {
    try {
      results.push(await attempt());
    } catch (error) {
      failed += 1;
      console.error(`Conversation ${results.length + failed} of ${rounds} is repeated: ${String(error)}`);
      if (failed > rounds) throw error;
      await page.reload();
      await startButton(page).waitFor();
    }
  }
  return { results, failed };
};

/** One conversation: a question interrupts the greeting, and calls a tool. */
const converse = async (page: Page, addresses: Places): Promise<Waits> => {
  await tellFake(addresses, "POST", "hear", { text: "When are you open on Saturday?" });
  await startButton(page).click();
  await untilTimed(page, "silence");
  await untilTimed(page, "toolRequest");
  const waits = await readWaits(page);
  await end(page);
  return waits;
};

/** A conversation in which the service needs most of a second to notice the interruption. Meanwhile the page turns the agent down. */
const speakOver = async (page: Page, addresses: Places): Promise<number> => {
  await tellFake(addresses, "POST", "faults/live", { fault: "slow-yield", times: 1 });
  await startButton(page).click();
  await untilTimed(page, "lowered");
  const lowering = await readLowering(page);
  await end(page);
  return lowering;
};

/** Counts compressed bytes, even if the server does not compress. */
const countLoaded = (page: Page, addresses: Places): (() => Promise<number>) => {
  const loaded: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.url().startsWith(`${addresses.hosting}/embed/`))
      loaded.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0, // of a page that has been left
        ),
      );
  });
  return async () => (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0);
};

const measureConversations = async (browser: Browser, addresses: Places, rounds: number): Promise<Omit<Measured, "loads" | "loadsAre">> => {
  await tellFake(addresses, "PATCH", "settings", { greeting: longGreeting });
  const context = await browser.newContext({ baseURL: addresses.hosting, permissions: ["microphone"] });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const bytes = countLoaded(page, addresses);
  await page.goto("/voice/?placement=homepage&who=signed-in");
  await page.getByRole("button", { name: nameOf(manager) }).click();
  await startButton(page).waitFor();
  const button = await bytes();
  const first = await repeat(page, 1, async () => {
    await startButton(page).click();
    await untilTimed(page, "sound", coldMs);
    return readFirstClick(page);
  });
  const cold = first.results[0] ?? { token: Number.NaN, sound: Number.NaN };
  const sizes = { button, conversation: await bytes() };
  await end(page);
  const warm = await repeat(page, rounds, async () => converse(page, addresses));
  const lowerings = await repeat(page, rounds, async () => speakOver(page, addresses));
  return { sizes, cold, warm: warm.results, lowerings: lowerings.results, failed: first.failed + warm.failed + lowerings.failed };
};

/** The voice page: its figures, and a section of the report. */
export const measureVoice = async (addresses: Places, rounds: number) => {
  const browser = await launchBrowser([`--use-file-for-fake-audio-capture=${question()}%noloop`]);
  try {
    const load = await measureLoads(browser, `${addresses.hosting}/voice/`, untilTitle);
    const measured = await measureConversations(browser, addresses, rounds);
    const medianOf = (wait: keyof Waits): number => median(measured.warm.map((waits) => waits[wait]));
    return {
      figures: { voiceLcpMs: load.lcpMs, clickToSoundMs: medianOf("clickToSound"), bargeInToSilenceMs: medianOf("bargeInToSilence") },
      text: render({ ...measured, loads: load.text, loadsAre: describeLoads(browser, "its first page can be read") }),
    };
  } finally {
    await tellFake(addresses, "POST", "reset", {});
    await browser.close();
  }
};

const rows: readonly (readonly [string, keyof Waits, string])[] = [
  ["click to first sound", "clickToSound", "800"],
  ["of which until the service has given a token", "clickToToken", ""],
  ["end of speech to the request for a tool", "speechToTool", ""],
  ["barge-in to silence", "bargeInToSilence", "60"],
];

const render = ({ sizes, cold, warm, lowerings, failed, loads, loadsAre }: Measured): string => `
## The voice page

The first load of \`/voice/\` ${loadsAre}

${loads}

Conversations on it, in the same browser at full speed, with a microphone that plays a recording: the visitor asks a question during the greeting.
p50 and p95 of ${warm.length}. In the conversation before them the functions had to start: ${cold.sound.toFixed(0)} ms from click to sound, of which ${cold.token.toFixed(0)} ms until
the service returned a token. ${failed} conversations in which the recording was not heard as a question were repeated. The machine's load was
${loadavg()[0]?.toFixed(1) ?? "?"} at the end.

${table(
  ["ms", "p50", "p95", "goal for p50"],
  [
    ...rows.map(([name, key, goal]) =>
      rowOf(
        name,
        warm.map((waits) => waits[key]),
        goal,
      ),
    ),
    rowOf("barge-in to a lowered voice, where the service yields after 820 ms", lowerings, "100"),
  ],
)}

Measured from the microphone frame in which the voice begins or ends to the sample that leaves the playback. This is Lectern's share: the fake of Gemini
runs on the same machine and answers at once; the time of Google's service is added. "End of speech to the request for a tool" includes the 500 ms of
silence that end an utterance.

${table(["compressed", "first script", "whole conversation"], [["Lectern", kB(sizes.button), kB(sizes.conversation)], ...others.sizes])}

Latencies that others publish. The intervals differ: theirs end with the voice of a model, ours with the request for a tool.

${table(["", "click to first sound", "end of speech to voice", "barge-in to silence"], others.latencies)}

${others.sources}
`;

const rowOf = (name: string, taken: readonly number[], goal: string): readonly string[] => [
  name,
  percentile(taken, 50).toFixed(0),
  percentile(taken, 95).toFixed(0),
  goal,
];

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
