import { expect } from "chai";
import { silentMicrophone } from "./support/microphones.ts";
import { heardOn, tapOutput } from "./support/output-tap.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased, statesOf, untilTrue } from "./support/witness.ts";

const answers = async (talk: Talk): Promise<void> => {
  await talk.type("I like bikes");
  await talk.caption("You said: I like bikes");
  await talk.status("Listening");
  await talk.end();
};

/** Freezes a page, as browsers do with hidden ones. */
const freeze = async ({ page }: Talk, ms: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await new Promise((resolve) => setTimeout(resolve, ms));
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await session.detach();
};

describe("a conversation", () => {
  const talks = useTalks(silentMicrophone);

  const talking = async (...given: Parameters<typeof talks.open>): Promise<Talk> => {
    const talk = await talks.open(...given);
    await talk.start();
    await talk.caption("Welcome!");
    return talk;
  };

  it("goes on in a hidden tab @nightly", async () => {
    const talk = await talking({
      prepare: async (context) =>
        context.addInitScript(`window.isHidden = false;
          Object.defineProperty(Document.prototype, "hidden", { get: () => isHidden });
          Object.defineProperty(Document.prototype, "visibilityState", { get: () => isHidden ? "hidden" : "visible" });`),
    });
    await talk.page.evaluate("void (isHidden = true, document.dispatchEvent(new Event('visibilitychange')))");
    await talk.service.say("I like trains");
    await untilTrue(
      talk.page,
      "witness.events.some(([name, detail]) => name === 'transcript' && detail.text === 'You said: I like trains' && detail.isFinal)",
    );
    await talk.page.evaluate("void (isHidden = false, document.dispatchEvent(new Event('visibilitychange')))");
    await talk.status("Listening");
    await answers(talk);
    await expectReleased(talk.page);
  });

  it("goes on after its page was frozen @nightly", async () => {
    const talk = await talking();
    await talk.status("Listening");
    await freeze(talk, 3_000);
    await answers(talk);
    await expectReleased(talk.page);
  });

  it("goes on after its connection was lost while it was frozen", async () => {
    const talk = await talking();
    await talk.status("Listening");
    const frozen = freeze(talk, 3_000);
    await talk.service.drop();
    await frozen;
    await answers(talk);
    expect(await eventsOf(talk.page, "error")).to.deep.equal([]);
    await expectReleased(talk.page, { sockets: 2 });
  });

  it("whose sound comes later than it is played has gaps, and all of its words @nightly", async () => {
    const talk = await talking({ prepare: async (context) => tapOutput(context) });
    await talk.service.change({ lead: 0.5 });
    await talk.type("I like bikes and trains and ships");
    await talk.caption("You said: I like bikes and trains and ships");
    await talk.status("Listening");
    const loudness = (await heardOn(talk.page)).map(([, one]) => one);
    const from = loudness.findIndex((one) => one > 0.01);
    expect(loudness.slice(from).filter((one) => one < 0.001).length, "gaps are silent").to.be.above(0);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("whose page may not sound yet says so, and is heard after one press @nightly", async () => {
    const talk = await talks.open({
      prepare: async (context) =>
        context.addInitScript(`if (isSecureContext) {
          window.isAllowed = false;
          const { get } = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, "state");
          Object.defineProperty(BaseAudioContext.prototype, "state", { get() { const state = get.call(this); return !isAllowed && this.sampleRate === 24000 && state === "running" ? "suspended" : state; } });
          const { resume } = AudioContext.prototype;
          AudioContext.prototype.resume = async function () { isAllowed = true; await resume.call(this); this.dispatchEvent(new Event("statechange")); };
        }`),
    });
    await talk.start();
    await talk.caption("Welcome!");
    const button = talk.page.getByRole("button", { name: "Turn on sound" });
    await button.waitFor();
    await button.click();
    await button.waitFor({ state: "detached" });
    await answers(talk);
    await expectReleased(talk.page);
  });

  // Both parts are in one file. Only the loudspeaker's context has the rate of the voice service.
  for (const [name, isRefused, sentence] of [
    ["takes up the voice", "sampleRate !== 24_000", "This page doesn’t allow the microphone. You can type."],
    ["plays the voice", "sampleRate === 24_000", "This browser can’t play the assistant’s voice, so it answers in writing."],
  ] as const) {
    it(`in whose page what ${name} is blocked is held in writing, and says so @nightly`, async () => {
      const talk = await talking({
        prepare: async (context) =>
          context.addInitScript(`if (isSecureContext) {
            const { get } = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, "audioWorklet");
            Object.defineProperty(BaseAudioContext.prototype, "audioWorklet", {
              get() {
                const { sampleRate } = this;
                const worklet = get.call(this);
                if (${isRefused}) worklet.addModule = async () => { throw new DOMException("Refused", "AbortError"); };
                return worklet;
              },
            });
          }`),
      });
      await talk.page.getByText(sentence).waitFor();
      await talk.type("I like bikes");
      await talk.caption("You said: I like bikes");
      await talk.end();
      await expectReleased(talk.page, { tracks: 1 });
    });
  }

  it("on a page without HTTPS is held in writing, and says so @nightly", async () => {
    const talk = await talking({
      prepare: async (context) =>
        context.addInitScript(
          "if (isSecureContext) { delete Navigator.prototype.mediaDevices; delete window.AudioWorkletNode; delete BaseAudioContext.prototype.audioWorklet; }",
        ),
    });
    await talk.page.getByText("The microphone needs a secure page (HTTPS). You can type.").waitFor();
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    expect((await statesOf(talk.page)).at(-1)).to.be.oneOf(["listening", "speaking"]);
    await talk.end();
    await expectReleased(talk.page, { tracks: 0 });
  });
});
