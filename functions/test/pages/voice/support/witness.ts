import { expect } from "chai";
import type { BrowserContext, Page } from "playwright-core";
import * as z from "zod";
import { until } from "../../../support/until.ts";

/** Records everything that a page opens, from its first script on. */
const watch = `
window.witness = { tracks: [], contexts: [], sockets: [], timers: new Set(), events: [], sent: [], received: [] };
if (isSecureContext) {
  const { witness } = window;
  const ask = MediaDevices.prototype.getUserMedia;
  MediaDevices.prototype.getUserMedia = async function (...given) {
    const stream = await ask.apply(this, given);
    witness.tracks.push(...stream.getTracks());
    return stream;
  };
  window.AudioContext = class extends AudioContext { constructor(...given) { super(...given); witness.contexts.push(this); } };
  const isJson = (data) => typeof data === "string" && data.startsWith("{");
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      witness.sockets.push(this);
      this.addEventListener("message", ({ data }) => {
        const text = data instanceof ArrayBuffer ? new TextDecoder().decode(data) : data;
        if (isJson(text)) witness.received.push(JSON.parse(text));
      });
    }
    send(data) {
      if (isJson(data)) witness.sent.push(JSON.parse(data));
      super.send(data);
    }
  };
  const { setTimeout: later, clearTimeout: never } = window;
  window.setTimeout = (run, ms, ...given) => {
    const timer = later(() => { witness.timers.delete(timer); run(...given); }, ms);
    witness.timers.add(timer);
    return timer;
  };
  // Both end timers of both kinds. Twilio's SDK takes the other one.
  window.clearTimeout = window.clearInterval = (timer) => { witness.timers.delete(timer); never(timer); };
  for (const name of ["state", "transcript", "tool", "mismatch", "error"])
    addEventListener("lectern:" + name, ({ detail }) => witness.events.push([name, detail, performance.now()]));
}`;

export const watchPages = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(watch);
};

const Opened = z.object({
  tracks: z.array(z.string()),
  contexts: z.array(z.string()),
  sockets: z.array(z.number()),
  timers: z.number(),
});

const opened = async (page: Page) =>
  Opened.parse(
    await page.evaluate(`({
      tracks: witness.tracks.map(({ readyState }) => readyState),
      contexts: witness.contexts.map(({ state }) => state),
      sockets: witness.sockets.map(({ readyState }) => readyState),
      timers: witness.timers.size,
    })`),
  );

/** Waits until an expression is true in the page. Evaluated from outside, because the page's policy forbids `eval`. */
export const untilTrue = async (page: Page, expression: string, withinMs?: number): Promise<void> =>
  until(async () => (await page.evaluate(expression)) === true, expression, withinMs);

/** 20 s: who has ended a conversation does not expect to be heard. */
const releaseMs = 20_000;

/** Everything that was opened is closed: microphone, sound, sockets, timers. Fails if nothing was opened at all. */
export const expectReleased = async (page: Page, atLeast: { readonly tracks?: number; readonly sockets?: number } = {}): Promise<void> => {
  const isReleased = `witness.contexts.every(({ state }) => state === "closed") && witness.sockets.every(({ readyState }) => readyState === 3)
    && witness.tracks.every(({ readyState }) => readyState === "ended") && witness.timers.size === 0`;
  await untilTrue(page, isReleased, releaseMs).catch(() => undefined);
  const { tracks, contexts, sockets, timers } = await opened(page);
  expect(new Set(tracks), "microphone").to.deep.equal(new Set(tracks.length > 0 ? ["ended"] : []));
  expect(new Set(contexts), "sound").to.deep.equal(new Set(["closed"]));
  expect(new Set(sockets), "sockets").to.deep.equal(new Set(sockets.length > 0 ? [3] : []));
  expect(timers, "timers").to.equal(0);
  expect(tracks.length, "tracks").to.be.at.least(atLeast.tracks ?? 1);
  expect(sockets.length, "sockets").to.be.at.least(atLeast.sockets ?? 1);
};

const Events = z.array(z.tuple([z.string(), z.record(z.string(), z.unknown()), z.number()]));

/** The page's events of this name, in order. */
export const eventsOf = async (page: Page, name: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  Events.parse(await page.evaluate("witness.events"))
    .filter(([kind]) => kind === name)
    .map(([, detail]) => detail);

const Messages = z.array(z.record(z.string(), z.unknown()));

const messagesOf = async (page: Page, list: "sent" | "received", kind: string): Promise<readonly unknown[]> =>
  Messages.parse(await page.evaluate(`witness.${list}.filter((message) => "${kind}" in message)`)).map((message) => message[kind]);

/** Messages of this kind that the page has sent to the voice service: `toolResponse`, `clientContent`. */
export const sentBy = async (page: Page, kind: string): Promise<readonly unknown[]> => messagesOf(page, "sent", kind);

/** Messages of this kind from the voice service. */
export const receivedBy = async (page: Page, kind: string): Promise<readonly unknown[]> => messagesOf(page, "received", kind);

export const statesOf = async (page: Page): Promise<readonly unknown[]> => (await eventsOf(page, "state")).map(({ status }) => status);
