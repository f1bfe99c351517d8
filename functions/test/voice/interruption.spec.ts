import { expect } from "chai";
import { aSetup, openSession, someSound } from "./support/live-socket.ts";
import { at } from "./support/json.ts";
import { aService } from "./support/a-voice.ts";
import { countOf, kindsIn, nextCalls, saidIn, toolAnswer, withTool } from "./support/talk.ts";

/** Generation takes no time, playback takes real time: the agent is heard until the clock is advanced. */
const slowly = { speed: 1, thinkingMs: 0, lead: 1_000_000 };

const aTalkingSession = async (more: object = {}) => {
  const service = await aService({ settings: slowly });
  const live = await openSession(service, aSetup({ outputAudioTranscription: {}, ...more }));
  live.send({ realtimeInput: { text: "Nice weather" } });
  await live.until("serverContent", "modelTurn");
  return { service, live };
};

describe("barge-in", () => {
  const ways: readonly (readonly [string, object])[] = [
    ["by text", { realtimeInput: { text: "Stop" } }],
    ["by a voice", someSound(true)],
    ["by content", { clientContent: { turns: [{ parts: [{ text: "Stop" }] }], turnComplete: true } }],
  ];
  for (const [how, input] of ways) {
    it(`${how} ends the turn: interrupted, turnComplete`, async () => {
      const { live } = await aTalkingSession();
      live.send(input);
      await live.until("serverContent", "interrupted");
      await live.until("serverContent", "turnComplete");
      const kinds = kindsIn(live);
      expect(kinds[kinds.indexOf("interrupted") + 1]).to.equal("turnComplete");
    });
  }

  it("before the end of generation leaves out generationComplete", async () => {
    const service = await aService({ settings: { speed: 1, thinkingMs: 0, lead: 1 } });
    const live = await openSession(service, aSetup());
    live.send({ realtimeInput: { text: "Nice weather" } });
    await live.until("serverContent", "modelTurn");
    live.send({ realtimeInput: { activityStart: {} } });
    live.send(someSound(true));
    await live.ended;
    expect(countOf(live, "serverContent", "generationComplete")).to.equal(0);

    const other = await openSession(service, aSetup());
    other.send({ realtimeInput: { text: "Nice weather" } });
    await other.until("serverContent", "modelTurn");
    other.send(someSound(true));
    await other.until("serverContent", "turnComplete");
    expect(countOf(other, "serverContent", "generationComplete")).to.equal(0);
    expect(countOf(other, "serverContent", "interrupted")).to.equal(1);
  });

  it("does not happen by silence", async () => {
    const { service, live } = await aTalkingSession();
    live.send(someSound(false));
    await live.until("serverContent", "generationComplete");
    await service.control.advance(60_000);
    await live.until("serverContent", "turnComplete");
    expect(countOf(live, "serverContent", "interrupted")).to.equal(0);
  });

  it("is answered by a turn of its own", async () => {
    const { service, live } = await aTalkingSession();
    live.send({ realtimeInput: { text: "Stop" } });
    await live.until("serverContent", "turnComplete");
    await live.until("serverContent", "generationComplete");
    await service.control.advance(60_000);
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.match(/All right\.$/);
  });

  it("waits when the setup forbids it", async () => {
    const { service, live } = await aTalkingSession({ realtimeInputConfig: { activityHandling: "NO_INTERRUPTION" } });
    live.send({ realtimeInput: { text: "Stop" } });
    await live.until("serverContent", "generationComplete");
    await service.control.advance(60_000);
    await live.until("serverContent", "turnComplete");
    await live.until("serverContent", "generationComplete");
    expect(countOf(live, "serverContent", "interrupted")).to.equal(0);
    expect(saidIn(live)).to.equal("You said: Nice weatherAll right.");
  });

  it("cancels a call that the agent waits for; a late answer to it is no mistake", async () => {
    const service = await aService();
    service.control.play([{ when: { text: "price" }, then: [{ kind: "call", name: "get_price" }] }]);
    const live = await openSession(service, aSetup(withTool("BLOCKING")));
    live.send({ realtimeInput: { text: "price" } });
    const [call] = await nextCalls(live);
    live.send({ realtimeInput: { text: "Hello" } });
    expect(at(await live.until("toolCallCancellation"), "toolCallCancellation", "ids")).to.deep.equal([call?.id]);
    await live.until("serverContent", "interrupted");
    live.send(toolAnswer(call?.id ?? "", { result: "Five." }));
    live.send({ realtimeInput: { text: "Bye" } });
    await live.until("serverContent", "generationComplete");
    expect(saidIn(live)).not.to.include("Five");
  });
});
