import { expect } from "chai";
import * as z from "zod";
import { silentMicrophone } from "./support/microphones.ts";
import { heardOn, tapOutput } from "./support/output-tap.ts";
import { useSinger } from "./support/sound-check.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased, receivedBy, untilTrue } from "./support/witness.ts";

const greeting = Array.from({ length: 12 }, (_, index) => `Sentence ${index + 1} of a long greeting.`).join(" ");

/** Half of the original loudness, and a hundredth. */
const [low, silent] = [0.5, 0.01];

const Span = z.tuple([z.number(), z.number()]);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

describe("a visitor who speaks over an agent that is slow to yield", () => {
  const talks = useTalks(silentMicrophone);

  /** Sings for this long, and returns the agent's loudness before, in the middle, and two seconds later. */
  const singOver = async (ms: number): Promise<{ talk: Talk; before: number; during: number; after: number; lowerMs: number }> => {
    const talk = await talks.open({
      project: { live_agent: { greeting, voice: "Kore", instructions: "" } },
      prepare: async (context) => {
        await useSinger(context, 440);
        await tapOutput(context);
      },
    });
    await talk.service.failLive({ fault: "slow-yield" });
    await talk.service.hear("I like bikes");
    await talk.start();
    await talk.caption("Sentence 2");
    const [fromMs, toMs] = Span.parse(
      await talk.page.evaluate(`(async () => {
        const from = performance.now();
        sing(true);
        await new Promise((resolve) => setTimeout(resolve, ${ms}));
        sing(false);
        return [from, performance.now()];
      })()`),
    );
    await talk.page.waitForTimeout(2_000);
    const heard = await heardOn(talk.page);
    const within = (from: number, to: number): number =>
      mean(heard.filter(([at]) => at >= from && at < to).map(([, loudness]) => loudness));
    const before = within(fromMs - 1_000, fromMs);
    const lowered = heard.find(([at, loudness]) => at > fromMs && loudness < before * low);
    return {
      talk,
      before,
      during: lowered === undefined ? before : within(lowered[0], lowered[0] + 150),
      after: within(toMs + 1_000, toMs + 2_000),
      lowerMs: (lowered?.[0] ?? Number.POSITIVE_INFINITY) - fromMs,
    };
  };

  it("hears it lower at once, long before it yields, and silence when it does @nightly", async () => {
    const { talk, before, during, lowerMs } = await singOver(2_000);
    expect(before).to.be.above(0.01);
    expect(during / before).to.be.below(low);
    expect(during / before, "it still speaks").to.be.above(silent);
    expect(
      await receivedBy(talk.page, "serverContent").then((all) => all.filter((one) => JSON.stringify(one).includes("interrupted"))),
    ).to.have.lengthOf(1);
    expect(lowerMs).to.be.below(820);
    await talk.caption("You said: I like bikes");
    const heard = await heardOn(talk.page);
    const answer = heard.slice(-50).map(([, loudness]) => loudness);
    expect(Math.max(...answer) / before, "the answer is as loud as ever").to.be.above(low);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("only to say mm-hmm hears it go on as loud as before @nightly", async () => {
    const { talk, before, during, after } = await singOver(200);
    expect(during / before).to.be.below(low);
    expect(after / before).to.be.above(0.7);
    expect(JSON.stringify(await receivedBy(talk.page, "serverContent"))).not.to.include("interrupted");
    await talk.caption("Sentence 12");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("does not include the agent's own voice, which the microphone picks up @nightly", async () => {
    const talk = await talks.open({
      project: { live_agent: { greeting, voice: "Kore", instructions: "" } },
      prepare: async (context) => {
        await context.addInitScript(echoing);
        await tapOutput(context);
      },
    });
    await talk.service.change({ voiceLevel: 30_000 });
    await talk.start();
    await talk.caption("Sentence 4");
    const loudness = (await heardOn(talk.page)).map(([, one]) => one).filter((one) => one > 0.01);
    const first = mean(loudness.slice(0, 50));
    expect(mean(loudness.slice(-100)) / first, "lowered it would be a sixth").to.be.above(0.4);
    await untilTrue(talk.page, "witness.sent.some((message) => message.realtimeInput?.audio !== undefined)");
    expect(await eventsOf(talk.page, "error")).to.deep.equal([]);
    await talk.end();
    await expectReleased(talk.page, { tracks: 0 });
  });
});

/** A microphone that picks up half of what the loudspeaker plays, a tenth of a second later, and nothing else. */
const echoing = `if (isSecureContext) {
  const room = new (Object.getPrototypeOf(AudioContext))({ sampleRate: 24000 });
  const air = room.createDelay();
  air.delayTime.value = 0.1;
  const ear = new MediaStreamAudioDestinationNode(room);
  air.connect(new GainNode(room, { gain: 0.5 })).connect(ear);
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (target, ...given) {
    if (target === this.context.destination && this.context !== room && this.context.sampleRate === 24000) {
      const loudspeaker = this.context.createMediaStreamDestination();
      connect.call(this, loudspeaker);
      connect.call(room.createMediaStreamSource(loudspeaker.stream), air);
    }
    return connect.call(this, target, ...given);
  };
  MediaDevices.prototype.getUserMedia = async () => { await room.resume(); return ear.stream.clone(); };
  document.addEventListener("click", () => void room.resume(), true);
}`;
