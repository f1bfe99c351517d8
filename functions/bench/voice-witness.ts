import type { Page } from "playwright-core";
import * as z from "zod";

/** Loudness from which a frame of the microphone has a voice, as root mean square of 16-bit samples: that of the fake of Gemini. */
const voiceLevel = 500;

/** The playback worklet reports every 50 ms of sound that it has played. */
const reportMs = 50;

/** A frame of the microphone. */
const frameMs = 32;

/** Writes down when what happens, in milliseconds since the page was loaded. A click begins anew. */
export const watch = `if (isSecureContext) {
  window.times = {};
  const note = (name, at = performance.now()) => { times[name] ??= at; };
  addEventListener("click", ({ isTrusted }) => { if (isTrusted) times = { click: performance.now() }; }, true);
  window.AudioWorkletNode = class extends AudioWorkletNode {
    constructor(...given) {
      super(...given);
      if (given[1] === "lectern-playback") watchPlayback(this.port);
      else this.port.addEventListener("message", ({ data }) => hearVisitor(new Int16Array(data.buffer ?? data)));
    }
  };
  const watchPlayback = (port) => {
    const post = port.postMessage.bind(port);
    let queued = 0;
    port.postMessage = (samples, transferred) => {
      queued += samples?.length ?? 0;
      post(samples, transferred);
    };
    port.addEventListener("message", ({ data: played }) => {
      note("sound", performance.now() - ${reportMs});
      if (times.interrupted !== undefined && played === queued) note("silence");
    });
  };
  const hearVisitor = (samples) => {
    const level = Math.hypot(...samples) / Math.sqrt(samples.length);
    if (level < ${voiceLevel} || times.sound === undefined || times.toolRequest !== undefined) return;
    note("speech", performance.now() - ${frameMs});
    times.speechEnd = performance.now();
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (new TextDecoder().decode(data).includes('"interrupted"')) note("interrupted");
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
  speech: z.number(),
  silence: z.number(),
  speechEnd: z.number(),
  toolRequest: z.number(),
});

/** How long a visitor waited, in one conversation. All in milliseconds. */
export interface Waits {
  readonly clickToSound: number;
  readonly bargeInToSilence: number;
  readonly speechToTool: number;
}

export const readClickToSound = async (page: Page): Promise<number> => {
  const { click, sound } = Times.pick({ click: true, sound: true }).parse(await page.evaluate("times"));
  return sound - click;
};

export const readWaits = async (page: Page): Promise<Waits> => {
  const { click, sound, speech, silence, speechEnd, toolRequest } = Times.parse(await page.evaluate("times"));
  return { clickToSound: sound - click, bargeInToSilence: silence - speech, speechToTool: toolRequest - speechEnd };
};

/** 60 s: far longer than any of it takes. */
const patienceMs = 60_000;

/** Asked from outside, because the page's policy forbids `eval`. */
export const untilTimed = async (page: Page, name: keyof z.infer<typeof Times>): Promise<void> => {
  const deadline = Date.now() + patienceMs;
  while ((await page.evaluate(`times.${name} !== undefined`)) !== true) {
    if (Date.now() > deadline) throw new Error(`The voice page: nothing is known of ${name}.`);
    await page.evaluate("new Promise(requestAnimationFrame)");
  }
};
