import type { Page } from "playwright-core";
import * as z from "zod";

/** 500: loudness from which a microphone frame contains a voice, as root mean square of 16-bit samples, as in the fake of Gemini. */
const voiceLevel = 500;

/** The playback worklet reports after every 50 ms of played sound. */
const reportMs = 50;

/** Length of a microphone frame. */
const frameMs = 32;

/** Records when each event happens, in milliseconds since the page was loaded. A click starts over. */
export const watch = `if (isSecureContext) {
  window.times = {};
  addEventListener("lectern:state", ({ detail }) => { window.voiceStatus = detail.status; });
  addEventListener("lectern:error", ({ detail }) => { window.voiceError = detail.code; });
  const note = (name, at = performance.now()) => { times[name] ??= at; };
  addEventListener("click", ({ isTrusted }) => { if (isTrusted) times = { click: performance.now() }; }, true);
  window.AudioWorkletNode = class extends AudioWorkletNode {
    constructor(...given) {
      super(...given);
      if (given[1] === "lectern-playback") watchPlayback(this.port);
      else this.port.addEventListener("message", ({ data }) => hearVisitor(new Int16Array(data.buffer ?? data)));
    }
  };
  const target = AudioParam.prototype.setTargetAtTime;
  AudioParam.prototype.setTargetAtTime = function (value, ...given) {
    if (value < 1 && times.speech !== undefined) note("lowered");
    return target.call(this, value, ...given);
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
    const response = await ask(url, ...given);
    if (String(url).endsWith("/live/session") && given[0]?.method === "POST") note("token");
    return response;
  };
}`;

const Times = z.object({
  click: z.number(),
  token: z.number(),
  sound: z.number(),
  speech: z.number(),
  silence: z.number(),
  lowered: z.number(),
  speechEnd: z.number(),
  toolRequest: z.number(),
});

/** How long a visitor waited in one conversation, in milliseconds. */
export interface Waits {
  readonly clickToToken: number;
  readonly clickToSound: number;
  readonly bargeInToSilence: number;
  readonly speechToTool: number;
}

/** `token`: until the page had the token. */
export const readFirstClick = async (page: Page): Promise<{ readonly token: number; readonly sound: number }> => {
  const { click, token, sound } = Times.pick({ click: true, token: true, sound: true }).parse(await page.evaluate("times"));
  return { token: token - click, sound: sound - click };
};

/** From the visitor's voice until the agent is turned down, because the service has not yielded yet. */
export const readLowering = async (page: Page): Promise<number> => {
  const { speech, lowered } = Times.pick({ speech: true, lowered: true }).parse(await page.evaluate("times"));
  return lowered - speech;
};

export const readWaits = async (page: Page): Promise<Waits> => {
  const { click, token, sound, speech, silence, speechEnd, toolRequest } = Times.omit({ lowered: true }).parse(
    await page.evaluate("times"),
  );
  return {
    clickToToken: token - click,
    clickToSound: sound - click,
    bargeInToSilence: silence - speech,
    speechToTool: toolRequest - speechEnd,
  };
};

/** 45 s: twice as long as a conversation of the benchmark. */
const patienceMs = 45_000;

/** Polls from outside, because the page's policy forbids `eval`. */
export const untilTimed = async (page: Page, name: keyof z.infer<typeof Times>, limitMs = patienceMs): Promise<void> => {
  const deadline = Date.now() + limitMs;
  while ((await page.evaluate(`times.${name} !== undefined`)) !== true) {
    const error = await page.evaluate("window.voiceError");
    if (typeof error === "string") throw new Error(`The voice page: ${error}.`);
    if (Date.now() > deadline)
      throw new Error(`The voice page: nothing is known of ${name}, the element is ${String(await page.evaluate("window.voiceStatus"))}.`);
    await page.evaluate("new Promise(requestAnimationFrame)");
  }
};
