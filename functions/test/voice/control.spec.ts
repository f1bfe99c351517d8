import { expect } from "chai";
import { at } from "./support/json.ts";
import { aSetup, endingOf, openSession, openSocket } from "./support/live-socket.ts";
import { aService, aToken, control, nobodyIn } from "./support/a-voice.ts";
import { countOf, nextCalls, saidIn, toolAnswer, withTool } from "./support/talk.ts";

const transcribed = { inputAudioTranscription: {}, outputAudioTranscription: {} };

describe("the control path", () => {
  it("refuses connections", async () => {
    const service = await aService();
    for (const status of [403, 429]) {
      await control(service, "POST", "faults/connect", { status, times: 1 });
      expect(await openSocket(service).catch(String)).to.include(`Unexpected server response: ${status}`);
    }
    await openSession(service);
  });

  it("delays setupComplete, and changes other settings", async () => {
    const service = await aService();
    const answer = await control(service, "PATCH", "settings", { setupDelayMs: 30_000, apiKeys: ["own"] });
    expect(answer.body).to.include({ setupDelayMs: 30_000, speed: 1000 });
    expect(await endingOf(service, aSetup())).to.have.property("code", 1007);
    await control(service, "PATCH", "settings", { apiKeys: [] });
    const live = await openSocket(service);
    live.send({ setup: aSetup() });
    while (service.control.sessions()[0]?.setup === undefined) await new Promise(setImmediate);
    expect(live.messages()).to.deep.equal([]);
    await control(service, "POST", "advance", { ms: 30_000 });
    await live.until("setupComplete");
  });

  it("changes settings for some conversations alone, until that is forgotten", async () => {
    const service = await aService();
    const where = { setup: "Only for one." };
    const meant = aSetup({ systemInstruction: { parts: [{ text: "Be kind. Only for one." }] } });
    await control(service, "POST", "settings", { settings: { setupDelayMs: 30_000 }, where });
    await control(service, "POST", "faults/connect", { status: 403, where });
    await openSession(service);
    const live = await openSocket(service);
    live.send({ setup: meant });
    while (service.control.sessions().every(({ setup }) => setup?.systemInstruction === undefined)) await new Promise(setImmediate);
    expect(live.messages()).to.deep.equal([]);
    await control(service, "POST", "forget", { where });
    await openSession(service, meant);
    expect(service.control.settings().setupDelayMs).to.equal(0);
  });

  it("closes connections with a code and a reason", async () => {
    const service = await aService();
    const endings: readonly (readonly [number, string])[] = [
      [1008, "The operation was aborted."],
      [1011, "Internal error encountered."],
      [1007, "Request contains an invalid argument."],
    ];
    for (const [code, reason] of endings) {
      const live = await openSession(service);
      await control(service, "POST", "close", { code, reason });
      expect(await live.ended).to.deep.equal({ code, reason });
    }
  });

  it("breaks connections without a close frame", async () => {
    const service = await aService();
    const live = await openSession(service);
    await control(service, "POST", "drop");
    expect(await live.ended).to.deep.equal({ code: 1006, reason: "" });
  });

  it("lets connections go away", async () => {
    const service = await aService();
    const live = await openSession(service);
    await control(service, "POST", "go-away", { timeLeftMs: 57_000 });
    expect(await live.until("goAway")).to.deep.equal({ goAway: { timeLeft: "57s" } });
    await control(service, "POST", "advance", { ms: 57_000 });
    expect(await live.ended).to.have.property("code", 1011);
  });

  it("speaks for the visitor, at once or when the microphone hears a voice", async () => {
    const service = await aService();
    const live = await openSession(service, aSetup(transcribed));
    await control(service, "POST", "say", { text: "I like bikes" });
    await live.until("serverContent", "inputTranscription");
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("You said: I like bikes");
    await control(service, "POST", "hear", { texts: ["one", "two"] });
    await control(service, "POST", "hear", { text: "three" });
  });

  it("plays a script, and the default agent again", async () => {
    const service = await aService();
    const rules = [
      {
        when: { text: "price" },
        then: [
          { kind: "wait", ms: 5 },
          { kind: "call", name: "get_price", args: { sku: "A1" } },
        ],
      },
      {
        when: { toolResponse: "get_price" },
        then: [
          { kind: "say", text: "Five." },
          { kind: "go-away", timeLeftMs: 60_000 },
          { kind: "close", code: 1008, reason: "Bye" },
        ],
      },
    ];
    expect(await control(service, "PUT", "script", { rules })).to.have.property("status", 200);
    const live = await openSession(service, aSetup(withTool()));
    live.send({ realtimeInput: { text: "The price?" } });
    const [call] = await nextCalls(live);
    live.send(toolAnswer(call?.id ?? "", {}));
    expect(await live.ended).to.deep.equal({ code: 1008, reason: "Bye" });
    expect(saidIn(live)).to.equal("Five.");
    expect(countOf(live, "goAway")).to.equal(1);
    await control(service, "DELETE", "script");
    const other = await openSession(service, aSetup(transcribed));
    other.send({ realtimeInput: { text: "price" } });
    await other.until("serverContent", "turnComplete");
    expect(saidIn(other)).to.equal("You said: price");
  });

  it("shows tokens with what they pin, open sessions with what they got, and all requests", async () => {
    const service = await aService();
    const setup = aSetup({ labels: { a: "b" } });
    const token = await aToken(service, { bidiGenerateContentSetup: setup });
    await openSession(service, {}, { token });
    expect(at((await control(service, "GET", "tokens")).body, "tokens", 0)).to.deep.include({
      name: token,
      setup,
      mask: [],
      uses: 1,
      used: 1,
      apiVersion: "v1beta",
    });
    expect(at((await control(service, "GET", "sessions")).body, "sessions", 0)).to.deep.include({
      token,
      setup,
      resumed: false,
      received: 1,
    });
    const requests = at((await control(service, "GET", "requests")).body, "requests");
    expect(requests).to.be.an("array").with.length(2);
    expect(at(requests, 0, "body")).to.deep.equal({ bidiGenerateContentSetup: setup });
    expect(at(requests, 1)).to.include({ method: "GET", status: 101 });
  });

  it("begins anew", async () => {
    const service = await aService();
    await control(service, "POST", "advance", { ms: 3_600_000 });
    const token = await aToken(service, { uses: 0 });
    const live = await openSession(service, aSetup(), { token });
    await control(service, "POST", "faults/mint", { fault: "500" });
    await control(service, "PATCH", "settings", { speed: 7 });
    await control(service, "POST", "reset");
    expect(await live.ended).to.have.property("code", 1006);
    await nobodyIn(service);
    expect(service.control.tokens()).to.deep.equal([]);
    expect(service.control.requests()).to.deep.equal([]);
    expect(at((await control(service, "GET", "settings")).body, "speed")).to.equal(1000);
    expect(await endingOf(service, aSetup(), { token })).to.have.property("code", 1008);
    await openSession(service, aSetup(), {
      token: await aToken(service, { newSessionExpireTime: new Date(Date.now() + 60_000).toISOString() }),
    });
  });

  it("says what it does not understand", async () => {
    const service = await aService();
    expect(await control(service, "POST", "faults/mint", { fault: "teapot" })).to.have.property("status", 400);
    expect(await control(service, "PATCH", "settings", { speeed: 1 })).to.have.property("status", 400);
    for (const code of [7, 1006, 2000]) expect(await control(service, "POST", "close", { code })).to.have.property("status", 400);
    const unknown = await control(service, "POST", "unknown");
    expect(unknown.status).to.equal(404);
    expect(at(unknown.body, "error")).to.include("POST /control/reset");
  });

  it("does to one conversation what is meant for it, and nothing to the others", async () => {
    const service = await aService();
    const withWords = (words: string) => aSetup({ ...transcribed, systemInstruction: { parts: [{ text: words }] } });
    const [meant, other] = [await openSession(service, withWords('Mine "quoted".')), await openSession(service, withWords("Yours."))];
    const where = { setup: 'Mine "quoted".' };
    await control(service, "PUT", "script", { rules: [{ when: { text: "price" }, then: [{ kind: "say", text: "Five." }] }], where });
    for (const live of [meant, other]) {
      live.send({ realtimeInput: { text: "price" } });
      await live.until("serverContent", "turnComplete");
    }
    expect([saidIn(meant), saidIn(other)]).to.deep.equal(["Five.", "You said: price"]);
    await control(service, "POST", "say", { text: "price", where });
    await meant.until("serverContent", "turnComplete");
    expect(countOf(other, "serverContent", "inputTranscription")).to.equal(0);
    await control(service, "POST", "drop", { where });
    expect(await meant.ended).to.have.property("code", 1006);
    expect(service.control.sessions()).to.have.lengthOf(1);
  });

  it("lets the agent of the conversation with one token follow a script", async () => {
    const service = await aService();
    const tokens = [await aToken(service), await aToken(service)];
    const rules = [{ when: { text: "price" }, then: [{ kind: "say", text: "Five." }] }];
    await control(service, "PUT", "script", { rules, where: { token: tokens[0] } });
    const said = await Promise.all(
      tokens.map(async (token) => {
        const live = await openSession(service, aSetup(transcribed), { token });
        live.send({ realtimeInput: { text: "price" } });
        await live.until("serverContent", "turnComplete");
        return saidIn(live);
      }),
    );
    expect(said).to.deep.equal(["Five.", "You said: price"]);
  });

  it("refuses tokens and connections of one project alone", async () => {
    const service = await aService();
    const setupOf = (words: string) => ({ bidiGenerateContentSetup: aSetup({ systemInstruction: { parts: [{ text: words }] } }) });
    await control(service, "POST", "faults/mint", { fault: "503", times: 1, where: { setup: "Mine." } });
    const yours = await aToken(service, setupOf("Yours."));
    const failure: unknown = await aToken(service, setupOf("Mine.")).catch((error: unknown) => error);
    expect(String(failure)).to.include("503");
    const mine = await aToken(service, setupOf("Mine."));
    await control(service, "POST", "faults/connect", { status: 429, times: 1, where: { token: mine } });
    await openSession(service, aSetup(), { token: yours });
    expect(await openSocket(service, { token: mine }).catch(String)).to.include("429");
  });
});
