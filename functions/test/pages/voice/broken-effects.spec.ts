import { expect } from "chai";
import type { VoiceEffect } from "../../../../web/client/src/voice/state.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { stack } from "../../support/stack-addresses.ts";
import { breakable } from "./support/breakage.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, type TalkOptions, useTalks } from "./support/talk.ts";
import { expectReleased, untilTrue } from "./support/witness.ts";

interface Breakage {
  readonly options?: TalkOptions;
  /** Breaks what the effect needs of the browser. */
  readonly script: string;
  /** Brings the conversation to the point where the visitor notices. */
  readonly reach: (talk: Talk) => Promise<void>;
  readonly opened?: { readonly tracks?: number; readonly sockets?: number };
}

const longGreeting = Array.from({ length: 9 }, (_, index) => `Sentence ${index + 1} of a long greeting.`).join(" ");

const welcome = async (talk: Talk): Promise<void> => talk.caption("Welcome!");

/** Breaks only once the conversation has begun. */
const late = (script: string): string => `isBroken = false; ${script}`;
const breakNow = async ({ page }: Talk): Promise<void> => {
  await page.evaluate("void (isBroken = true)");
};
const brokenOnce = async ({ page }: Talk): Promise<void> => untilTrue(page, "thrown > 0");

const answerTools = async (talk: Talk, answer: object): Promise<void> => {
  await talk.page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) =>
    route.request().method() === "OPTIONS"
      ? route.continue()
      : route.fulfill({ json: answer, headers: { "Access-Control-Allow-Origin": "*" } }),
  );
};

const captions =
  'for (const name of ["map", "filter", "find"]) failWhere(Array.prototype, name, (list) => list.some((one) => one?.speaker !== undefined));';
const toWorklet = "failWhere(MessagePort.prototype, 'postMessage', (_port, data) => data instanceof Float32Array);";
const card = { type: "card", card_id: "answer_card", template_id: "answer_card", dir: "ltr", labels: {} };
const call = { type: "call", card_id: "transfer_call", dir: "ltr", data: { access_token: "token" }, labels: { title: "Calling" } };

/** `gather` and `trail` are timers like `wait`. */
const breakages: Readonly<Record<Exclude<VoiceEffect["kind"], "gather" | "trail">, Breakage>> = {
  ask_microphone: {
    script: "failWhere(MediaDevices.prototype, 'getUserMedia', () => true);",
    reach: welcome,
    opened: { tracks: 0 },
  },
  mint: {
    script: "failWhere(window, 'fetch', (_window, url, { method } = {}) => method === 'POST' && url.endsWith('/session'));",
    reach: async (talk) => talk.status("The connection was lost."),
    opened: { sockets: 0 },
  },
  connect: {
    script: "window.WebSocket = class { constructor() { broken(); } };",
    // As one that the service refuses: it is tried again for a while.
    reach: async (talk) => talk.status("The assistant can’t be reached."),
    opened: { sockets: 0 },
  },
  send: {
    script: late("failWhere(WebSocket.prototype, 'send', (_socket, data) => data.includes('bikes'));"),
    reach: async (talk) => {
      await welcome(talk);
      await breakNow(talk);
      await talk.type("I like bikes");
      await talk.caption("I like bikes");
    },
  },
  wait: {
    script: "failWhere(window, 'setTimeout', (_window, _run, ms) => ms === 10_000);",
    reach: welcome,
  },
  play: { script: toWorklet, reach: welcome },
  clear_playback: {
    script: late("failWhere(MessagePort.prototype, 'postMessage', (_port, data) => data === null);"),
    reach: async (talk) => {
      await welcome(talk);
      await breakNow(talk);
      await talk.type("I like bikes");
      await talk.caption("You said: I like bikes");
    },
  },
  capture: {
    script: "Object.defineProperty(MediaStreamTrack.prototype, 'enabled', { set: broken });",
    reach: welcome,
  },
  caption: {
    script: late(captions),
    reach: async (talk) => {
      await welcome(talk);
      await breakNow(talk);
      await talk.type("I like bikes");
      await brokenOnce(talk);
    },
  },
  cut_caption: {
    options: { project: { live_agent: { greeting: longGreeting, voice: "Kore", instructions: "" } } },
    script: late(captions),
    reach: async (talk) => {
      await talk.caption("Sentence 1");
      await breakNow(talk);
      await talk.type("Stop");
      await brokenOnce(talk);
    },
  },
  execute: {
    script: "failWhere(window, 'fetch', (_window, url, { method } = {}) => method === 'POST' && url.endsWith('/execute'));",
    reach: async (talk) => {
      await welcome(talk);
      await talk.type("My name is Ana Costa");
      await talk.caption("This did not work.");
    },
  },
  show: {
    script: "thrown = 1;",
    reach: async (talk) => {
      await answerTools(talk, { result: "Here it is.", widget: { ...card, data: { question: "Open?", answer: "From ten." } } });
      await welcome(talk);
      await talk.type("My name is Ana Costa");
      await talk.page.getByText("Open? · From ten.", { exact: true }).waitFor();
    },
  },
  join_call: {
    script: "failWhere(window, 'fetch', (_window, _url, { method } = {}) => method === 'HEAD');",
    reach: async (talk) => {
      await answerTools(talk, { result: "I am putting you through.", widget: call });
      await welcome(talk);
      await talk.type("My name is Ana Costa");
      await talk.page.getByText("This browser couldn’t start the phone call.").waitFor();
    },
  },
  release: {
    script: late(`failAfter(MediaStreamTrack.prototype, "stop");
      failAfter(AudioContext.prototype, "close");
      failAfter(AudioNode.prototype, "disconnect");
      failAfter(WebSocket.prototype, "close");
      failAfter(AbortController.prototype, "abort");`),
    reach: async (talk) => {
      await welcome(talk);
      await breakNow(talk);
    },
  },
};

describe("a conversation in which something breaks that should not is ended by one click, and everything is released, when it is", () => {
  const talks = useTalks(silentMicrophone);

  for (const [kind, { script, options, reach, opened }] of Object.entries(breakages)) {
    it(`${kind}${nightlyIf(kind !== "release")}`, async () => {
      const talk = await talks.open({
        ...options,
        prepare: async (context) => context.addInitScript(breakable(script)),
      });
      await talk.start();
      await reach(talk);
      const isOver = await talk.page.evaluate("document.querySelector('lectern-voice').status === 'ended'");
      if (isOver === false) await talk.end();
      await expectReleased(talk.page, opened);
      expect(await talk.page.evaluate("thrown"), "something broke").to.be.at.least(1);
      await talk.page.getByRole("button", { name: "Talk again" }).waitFor();
    });
  }
});
