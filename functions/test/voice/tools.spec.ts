import { expect } from "chai";
import type { Script } from "../../fakes/voice/agent/scripted-agent.ts";
import { aSetup, openSession } from "./support/live-socket.ts";
import { aService } from "./support/a-voice.ts";
import { countOf, kindsIn, nextCalls, saidIn, toolAnswer, withTool } from "./support/talk.ts";

const callsPrice: Script = [
  {
    when: { text: "prices" },
    then: [
      { kind: "call", name: "get_price", args: { sku: "A1" } },
      { kind: "call", name: "get_price", args: { sku: "B2" } },
    ],
  },
  {
    when: { text: "price" },
    then: [
      { kind: "say", text: "One moment." },
      { kind: "call", name: "get_price", args: { sku: "A1" } },
      { kind: "say", text: "Looking." },
    ],
  },
];

const aCallingSession = async (behavior?: "BLOCKING" | "NON_BLOCKING", settings = {}) => {
  const service = await aService({ settings });
  service.control.play(callsPrice);
  const live = await openSession(service, aSetup({ ...withTool(behavior), sessionResumption: {} }));
  live.send({ realtimeInput: { text: "price" } });
  const [call] = await nextCalls(live);
  if (call === undefined) throw new Error("a call was made");
  return { service, live, call };
};

describe("a tool call", () => {
  it("has an id like Google's, a name and arguments", async () => {
    const { call } = await aCallingSession();
    expect(call).to.deep.include({ name: "get_price", args: { sku: "A1" } });
    expect(call.id).to.match(/^function-call-\d{1,19}$/);
  });

  it("that blocks lets the agent go on only when it is answered, in the same turn", async () => {
    const { live, call } = await aCallingSession("BLOCKING");
    expect(saidIn(live)).to.equal("One moment.");
    live.send(toolAnswer(call.id, { output: "Five." }));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("One moment.Looking.Five.");
    expect(countOf(live, "serverContent", "turnComplete")).to.equal(1);
  });

  it("that does not block lets the agent talk meanwhile, in the same turn", async () => {
    const { live, call } = await aCallingSession();
    while (saidIn(live) !== "One moment.Looking.") await live.until("serverContent", "outputTranscription");
    expect(countOf(live, "serverContent", "generationComplete")).to.equal(0);
    live.send(toolAnswer(call.id, { result: "Five." }));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("One moment.Looking.Five.");
    expect(countOf(live, "serverContent", "turnComplete")).to.equal(1);
  });

  it("can have company; the turn ends when all are answered", async () => {
    const service = await aService();
    service.control.play(callsPrice);
    const live = await openSession(service, aSetup(withTool()));
    live.send({ realtimeInput: { text: "prices" } });
    const calls = await nextCalls(live);
    expect(calls.map(({ args }) => args)).to.deep.equal([{ sku: "A1" }, { sku: "B2" }]);
    live.send({
      toolResponse: {
        functionResponses: calls.map(({ id }, index) => ({ id, name: "get_price", response: { result: `It is ${index}.` } })),
      },
    });
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("It is 0.It is 1.");
  });

  it("can be answered silently", async () => {
    const { live, call } = await aCallingSession();
    live.send(toolAnswer(call.id, { result: "Five." }, { scheduling: "SILENT" }));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("One moment.Looking.");
  });

  it("can be answered with an interruption of what the agent says", async () => {
    const { service, live, call } = await aCallingSession("NON_BLOCKING", { speed: 1, thinkingMs: 0, lead: 1_000_000 });
    live.send(toolAnswer(call.id, { result: "Five." }, { scheduling: "INTERRUPT" }));
    await live.until("serverContent", "interrupted");
    await live.until("serverContent", "generationComplete");
    await service.control.advance(60_000);
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.match(/Five\.$/);
  });

  it("that does not block outlives an interruption; its answer gets a turn of its own", async () => {
    const { live, call } = await aCallingSession();
    live.send({ realtimeInput: { text: "Hello" } });
    await live.until("serverContent", "interrupted");
    await live.until("serverContent", "generationComplete");
    live.send(toolAnswer(call.id, { result: "Five." }));
    await live.until("serverContent", "generationComplete");
    expect(countOf(live, "toolCallCancellation")).to.equal(0);
    expect(saidIn(live)).to.match(/You said: HelloFive\.$/);
  });

  it("can be answered in parts", async () => {
    const { live, call } = await aCallingSession();
    live.send(toolAnswer(call.id, { result: "Four, " }, { willContinue: true }));
    live.send(toolAnswer(call.id, { result: "five." }));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("One moment.Looking.Four, five.");
  });

  it("cannot be answered twice", async () => {
    const { live, call } = await aCallingSession();
    live.send(toolAnswer(call.id, { result: "Five." }));
    live.send(toolAnswer(call.id, { result: "Five." }));
    expect(await live.ended).to.deep.equal({ code: 1007, reason: "Request contains an invalid argument." });
  });

  it("makes the session impossible to resume until it is answered", async () => {
    const { live, call } = await aCallingSession();
    const updates = (): readonly string[] => kindsIn(live).filter((kind) => kind === "sessionResumptionUpdate");
    const empty = (): number => live.messages().filter((message) => JSON.stringify(message) === '{"sessionResumptionUpdate":{}}').length;
    expect([countOf(live, "sessionResumptionUpdate", "newHandle"), empty()]).to.deep.equal([1, 1]);
    live.send(toolAnswer(call.id, { result: "Five." }));
    await live.until("serverContent", "turnComplete");
    await live.until("sessionResumptionUpdate", "newHandle");
    expect(updates().length).to.be.greaterThan(1);
  });
});
