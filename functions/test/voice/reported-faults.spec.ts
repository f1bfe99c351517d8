import { expect } from "chai";
import type { FakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import { silenceTo } from "./support/silence.ts";
import { aService, aToken, control } from "./support/a-voice.ts";
import { at } from "./support/json.ts";
import { aSetup, type LiveSocket, openSession, someSound } from "./support/live-socket.ts";
import { countOf, nextCalls, saidIn, toolAnswer, withTool } from "./support/talk.ts";

const spoken = aSetup({ inputAudioTranscription: {}, outputAudioTranscription: {}, sessionResumption: {} });

const typed = (text: string): object => ({ realtimeInput: { text } });

const begin = async (fault: string, more: object = {}, setup = spoken): Promise<{ service: FakeVoice; live: LiveSocket }> => {
  const service = await aService();
  service.control.play([{ when: { text: "price" }, then: [{ kind: "call", name: "get_price", args: {} }] }]);
  await control(service, "POST", "faults/live", { fault, ...more });
  return { service, live: await openSession(service, setup) };
};

const withBlockingTool = aSetup({ ...withTool("BLOCKING"), sessionResumption: {} });

const loudnessOf = (message: unknown): number => {
  const data = at(message, "serverContent", "modelTurn", "parts", 0, "inlineData", "data");
  const bytes = Buffer.from(String(data), "base64");
  return Math.max(...Array.from({ length: bytes.length / 2 }, (_, sample) => Math.abs(bytes.readInt16LE(sample * 2))));
};

describe("a fault that was reported of the real service", () => {
  it("swallow: what is said is never answered, and what is said next only ends the dead turn", async () => {
    const { live } = await begin("swallow", { times: 1 });
    live.send(typed("One"));
    live.send(typed("Two"));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("");
    live.send(typed("Three"));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("You said: Three");
  });

  it("late: the answer takes 50 s", async () => {
    const service = await aService({ settings: { speed: 1 } });
    await control(service, "POST", "faults/live", { fault: "late", times: 1 });
    const live = await openSession(service, spoken);
    live.send(typed("One"));
    await silenceTo(service, live, 49_000);
    expect(countOf(live, "serverContent", "modelTurn")).to.equal(0);
    await service.control.advance(2_000);
    await live.until("serverContent", "modelTurn");
  });

  it("ignore-text: typed text is taken, by either way, and the next is answered", async () => {
    const { live } = await begin("ignore-text", { times: 2 });
    live.send(typed("One"));
    live.send({ clientContent: { turns: [{ role: "user", parts: [{ text: "Two" }] }], turnComplete: true } });
    live.send(typed("Three"));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("You said: Three");
  });

  it("repeat-transcript: what was heard comes twice", async () => {
    const { service, live } = await begin("repeat-transcript");
    service.control.say(["I like bikes"]);
    await live.until("serverContent", "turnComplete");
    expect(countOf(live, "serverContent", "inputTranscription")).to.equal(2);
  });

  it("slow-yield: the agent talks on for most of a second, and through whoever is silent by then", async () => {
    const service = await aService({ settings: { speed: 1 } });
    await control(service, "POST", "faults/live", { fault: "slow-yield" });
    const live = await openSession(service, spoken);
    live.send(typed("A long sentence that takes some time to be said"));
    await service.control.advance(400);
    await live.until("serverContent", "modelTurn");
    service.control.say(["Mm-hmm."]);
    live.send(someSound(true));
    while (service.control.sessions()[0]?.received !== 3) await new Promise(setImmediate);
    await service.control.advance(700);
    expect(countOf(live, "serverContent", "interrupted")).to.equal(0);
    await service.control.advance(200);
    await live.until("serverContent", "interrupted");
  });

  it("end-at-pause: what is said is two things, and the second interrupts the answer to the first", async () => {
    const { service, live } = await begin("end-at-pause", { times: 1 });
    service.control.say(["I like bikes and also trains"]);
    await service.control.advance(1_000);
    while (!saidIn(live).includes("also trains")) await service.control.advance(100);
    const heard = live.messages().map((message) => at(message, "serverContent", "inputTranscription", "text"));
    expect(heard.filter((text) => typeof text === "string").join("|")).to.equal("I like bikes|and also trains");
  });

  it("lose-beginning: who interrupts is heard from the middle on, and who does not as a whole", async () => {
    const { service, live } = await begin("lose-beginning");
    service.control.say(["I like bikes"]);
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("You said: I like bikes");
    live.send(typed("A long sentence that takes some time to be said"));
    await live.until("serverContent", "modelTurn");
    service.control.say(["No, on Sunday please"]);
    while (!saidIn(live).includes("Sunday")) await service.control.advance(100);
    expect(saidIn(live)).to.include("You said: Sunday please").and.not.include("No, on");
  });

  it("repeat-before-call: the same sentence three times, and one call", async () => {
    const { live } = await begin("repeat-before-call", {}, withBlockingTool);
    live.send(typed("price"));
    expect(await nextCalls(live)).to.have.length(1);
    expect(saidIn(live).split("Let me look that up for you.")).to.have.length(4);
  });

  it("lose-tool-answer: the model waits on, until somebody speaks", async () => {
    const { live } = await begin("lose-tool-answer", {}, withBlockingTool);
    live.send(typed("price"));
    const [call] = await nextCalls(live);
    live.send(toolAnswer(call?.id ?? "", { result: "Five." }));
    live.send(typed("Hello?"));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).not.to.include("Five");
  });

  it("reject: turns end without a sound, as often as it is said", async () => {
    const { live } = await begin("reject", { times: 2 });
    for (const text of ["One", "Two", "Three"]) {
      live.send(typed(text));
      await live.until("serverContent", "turnComplete");
    }
    const reasons = live.messages().map((message) => at(message, "serverContent", "turnCompleteReason"));
    expect(reasons.filter((reason) => reason !== undefined)).to.deep.equal(["RESPONSE_REJECTED", "RESPONSE_REJECTED"]);
    expect(saidIn(live)).to.equal("You said: Three");
  });

  it("silent-sound: the answer has all of its length, and nobody hears it", async () => {
    const { live } = await begin("silent-sound", { times: 1 });
    live.send(typed("One"));
    const silent = await live.until("serverContent", "modelTurn");
    await live.until("serverContent", "turnComplete");
    live.send(typed("Two"));
    const loud = await live.until("serverContent", "modelTurn");
    expect(loudnessOf(silent)).to.be.within(1, 10);
    expect(loudnessOf(loud)).to.be.above(1_000);
    expect(saidIn(live)).to.include("You said: One");
  });

  it("needs-kick: after the answer of a tool nothing comes, until any realtime input does", async () => {
    const { live } = await begin("needs-kick", {}, aSetup({ ...withTool("BLOCKING"), inputAudioTranscription: {} }));
    live.send(typed("price"));
    const [call] = await nextCalls(live);
    live.send(toolAnswer(call?.id ?? "", { result: "Five." }));
    live.send(typed(" "));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("Five.");
  });

  it("no-call-id: an answer finds its call by the name", async () => {
    const { live } = await begin("no-call-id", {}, withBlockingTool);
    live.send(typed("price"));
    const message = await live.until("toolCall");
    expect(at(message, "toolCall", "functionCalls", 0)).to.deep.equal({ name: "get_price", args: {} });
    live.send({ toolResponse: { functionResponses: [{ name: "get_price", response: { result: "Five." } }] } });
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("Five.");
  });

  it("same-call-id: one call after the other has the same", async () => {
    const { live } = await begin("same-call-id", {}, withBlockingTool);
    for (let time = 0; time < 2; time++) {
      live.send(typed("price"));
      const [call] = await nextCalls(live);
      expect(call?.id).to.equal("function-call-1");
      live.send(toolAnswer("function-call-1", { result: "Five." }));
      await live.until("serverContent", "turnComplete");
    }
  });

  it("call-in-turn and repeat-call: one call, in two places or twice", async () => {
    const { live, service } = await begin("call-in-turn", { times: 1 }, withBlockingTool);
    await control(service, "POST", "faults/live", { fault: "repeat-call", times: 1 });
    live.send(typed("price"));
    const [call] = await nextCalls(live);
    const [again] = await nextCalls(live);
    expect(again).to.deep.equal(call);
    expect(countOf(live, "serverContent", "modelTurn")).to.equal(1);
  });

  it("abort-on-audio: sound during a call that blocks ends the connection, and only then", async () => {
    const { live } = await begin("abort-on-audio", {}, withBlockingTool);
    live.send(someSound(false));
    live.send(typed("price"));
    await nextCalls(live);
    live.send(someSound(false));
    expect(await live.ended).to.deep.equal({ code: 1008, reason: "The operation was aborted." });
  });

  it("happens to those alone for whom it is meant", async () => {
    const service = await aService();
    const pinned = { bidiGenerateContentSetup: { ...aSetup({ systemInstruction: { parts: [{ text: 'Of the "site 7".' }] } }) } };
    const [meant, other] = [await aToken(service, pinned), await aToken(service, {})];
    await control(service, "POST", "faults/live", { fault: "reject", where: { setup: '"site 7"' }, times: 1 });
    await control(service, "POST", "faults/live", { fault: "reject", where: { token: other }, times: 1 });
    await control(service, "POST", "faults/live", { fault: "reject", where: { setup: "site 8" } });
    for (const token of [meant, other]) {
      const live = await openSession(service, spoken, { token });
      live.send(typed("One"));
      const first = await live.until("serverContent", "turnComplete");
      live.send(typed("Two"));
      const second = await live.until("serverContent", "turnComplete");
      expect([first, second].map((message) => at(message, "serverContent", "turnCompleteReason"))).to.deep.equal([
        "RESPONSE_REJECTED",
        undefined,
      ]);
    }
  });
});
