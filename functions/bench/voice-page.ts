/**
 * How long a visitor waits: `npm --prefix functions run exec -- node bench/voice-page.ts [rounds [silence.wav]]`. In Chromium on `/voice/`, beside a fresh stack, whose
 * voice service answers at once: these are our parts of the way. Prints rows for docs/benchmarks.md.
 */
import type { Page } from "playwright-core";
import * as z from "zod";
import { launchBrowser } from "../scripts/browser/launch-browser.ts";

const baseUrl = process.env["LECTERN_BASE_URL"] ?? "";
const voiceUrl = process.env["LECTERN_VOICE_URL"] ?? "";
const rounds = Number(process.argv[2] ?? 10);

/** Writes down when what happens. The first report of the playback worklet comes with the first 50 ms of sound, which are taken off. */
const watch = `if (isSecureContext) {
  window.times = {};
  const note = (name) => { times[name] ??= performance.now(); };
  addEventListener("click", ({ isTrusted }) => { if (isTrusted) { times = { click: performance.now() }; } }, true);
  window.AudioWorkletNode = class extends AudioWorkletNode {
    constructor(...given) {
      super(...given);
      if (given[1] !== "lectern-playback") return;
      this.port.addEventListener("message", () => {
        if (times.sound === undefined) times.sound = performance.now() - 50;
        if (times.interrupted !== undefined) note("silence");
      });
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const text = new TextDecoder().decode(data);
        if (text.includes('"interrupted"')) note("interrupted");
        if (text.includes('"toolCall"')) note("toolCall");
      });
    }
  };
  const ask = window.fetch;
  window.fetch = async (url, ...given) => {
    if (String(url).endsWith("/tools/execute")) note("toolRequest");
    return ask(url, ...given);
  };
}`;

const Times = z.object({
  click: z.number(),
  sound: z.number(),
  interrupted: z.number(),
  silence: z.number(),
  toolCall: z.number(),
  toolRequest: z.number(),
});

const untilTimed = async (page: Page, name: string): Promise<void> => {
  while ((await page.evaluate(`times.${name} !== undefined`)) !== true) await page.evaluate("new Promise(requestAnimationFrame)");
};

/** One conversation: the greeting is interrupted by a question, which calls a tool. */
const converse = async (page: Page): Promise<z.infer<typeof Times>> => {
  await page.getByRole("button", { name: /^Talk (?:with us|again)$/ }).click();
  await untilTimed(page, "sound");
  await fetch(`${voiceUrl}/control/say`, { method: "POST", body: JSON.stringify({ text: "When are you open on Saturday?" }) });
  await untilTimed(page, "silence");
  await untilTimed(page, "toolRequest");
  const times = Times.parse(await page.evaluate("times"));
  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("button", { name: "Talk again" }).waitFor();
  return times;
};

const at = (sorted: readonly number[], share: number): number => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);

const row = (name: string, taken: readonly number[]): string => {
  const sorted = taken.toSorted((a, b) => a - b);
  return `| ${name} | ${at(sorted, 0.5)} | ${at(sorted, 0.95)} |`;
};

const browser = await launchBrowser(process.argv[3] === undefined ? [] : [`--use-file-for-fake-audio-capture=${process.argv[3]}`]);
try {
  const context = await browser.newContext({ baseURL: baseUrl, permissions: ["microphone"] });
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto("/voice/");
  await page.getByRole("button", { name: "member@example.com" }).click();
  await converse(page); // the functions are cold
  const measured = [];
  for (let round = 0; round < rounds; round++) measured.push(await converse(page));
  console.log("| | p50 ms | p95 ms |\n|---|---:|---:|");
  console.log(
    row(
      "click to first sound",
      measured.map(({ click, sound }) => sound - click),
    ),
  );
  console.log(
    row(
      "interruption to silence",
      measured.map(({ interrupted, silence }) => silence - interrupted),
    ),
  );
  console.log(
    row(
      "tool call to request",
      measured.map(({ toolCall, toolRequest }) => toolRequest - toolCall),
    ),
  );
} finally {
  await browser.close();
}
