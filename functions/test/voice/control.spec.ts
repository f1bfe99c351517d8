import { expect } from "chai";
import { at } from "./support/json.ts";
import { aSetup, endingOf, openSession, openSocket } from "./support/live-socket.ts";
import { aService, aToken, control, mint, nobodyIn } from "./support/service.ts";
import { countOf, nextCalls, saidIn, toolAnswer, withTool } from "./support/talk.ts";

const transcribed = { inputAudioTranscription: {}, outputAudioTranscription: {} };

describe("POST /control/faults/mint", () => {
  const faults: readonly (readonly [string, number, unknown])[] = [
    ["400", 400, "FAILED_PRECONDITION"],
    ["403", 403, "PERMISSION_DENIED"],
    ["429", 429, "RESOURCE_EXHAUSTED"],
    ["500", 500, "INTERNAL"],
    ["503", 503, "UNAVAILABLE"],
  ];
  for (const [fault, status, rpcStatus] of faults) {
    it(`makes the next mint fail with ${fault}, and only that`, async () => {
      const service = await aService();
      await control(service, "POST", "faults/mint", { fault, times: 1 });
      const answer = await mint(service);
      expect(answer.status).to.equal(status);
      expect(at(answer.body, "error", "status")).to.equal(rpcStatus);
      expect(await mint(service)).to.have.property("status", 200);
      expect(service.control.tokens()).to.have.length(1);
    });
  }

  it("makes it answer 404 without a body, HTML, half a JSON text, or no name", async () => {
    const service = await aService();
    for (const fault of ["404", "html", "malformed", "empty"]) await control(service, "POST", "faults/mint", { fault, times: 1 });
    expect(await mint(service)).to.deep.equal({ status: 404, body: "" });
    const html = await mint(service);
    expect(html.status).to.equal(502);
    expect(html.body).to.include("<html>");
    expect(await mint(service)).to.deep.equal({ status: 200, body: '{"name": "auth_tokens/' });
    expect(await mint(service)).to.deep.equal({ status: 200, body: {} });
    expect(service.control.tokens()).to.deep.equal([]);
  });

  it("makes it break in the middle of the body", async () => {
    const service = await aService();
    await control(service, "POST", "faults/mint", { fault: "cut", times: 1 });
    expect(await mint(service).catch((error: unknown) => error)).to.be.instanceOf(TypeError);
  });

  it("makes it hang", async () => {
    const service = await aService();
    await control(service, "POST", "faults/mint", { fault: "hang", times: 1 });
    const hung = fetch(`${service.url}/v1beta/auth_tokens?key=AIza`, { method: "POST", signal: AbortSignal.timeout(50) });
    expect(
      await hung.then(
        () => "answered",
        (error: unknown) => at(error, "name"),
      ),
    ).to.equal("TimeoutError");
    expect(service.control.requests()[0]).to.have.property("status", 0);
  });

  it("makes a part of them fail, always the same", async () => {
    const outcomes = async (): Promise<readonly number[]> => {
      const service = await aService();
      await control(service, "POST", "faults/mint", { fault: "503", probability: 0.34, seed: 5 });
      const statuses: number[] = [];
      for (let count = 0; count < 30; count++) statuses.push((await mint(service)).status);
      return statuses;
    };
    const [first, second] = [await outcomes(), await outcomes()];
    expect(first).to.deep.equal(second);
    expect(new Set(first)).to.deep.equal(new Set([200, 503]));
  });
});

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
    for (const code of [7, 1005, 1006, 2000]) expect(await control(service, "POST", "close", { code })).to.have.property("status", 400);
    const unknown = await control(service, "POST", "unknown");
    expect(unknown.status).to.equal(404);
    expect(at(unknown.body, "error")).to.include("POST /control/reset");
  });
});
