import { expect } from "chai";
import { at, textAt } from "./support/json.ts";
import { aSetup, endingOf, model, openSession } from "./support/live-socket.ts";
import { aService, aToken, nobodyIn } from "./support/a-voice.ts";
import { saidIn } from "./support/talk.ts";

const minuteMs = 60_000;
const locked = { bidiGenerateContentSetup: aSetup(), fieldMask: "model,generationConfig" };
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minuteMs).toISOString();
const resumable = aSetup({ sessionResumption: {}, outputAudioTranscription: {} });
const withHandle = (handle: string): object => aSetup({ sessionResumption: { handle }, outputAudioTranscription: {} });

const handleFrom = async (live: Awaited<ReturnType<typeof openSession>>): Promise<string> =>
  textAt(await live.until("sessionResumptionUpdate", "newHandle"), "sessionResumptionUpdate", "newHandle");

describe("a token", () => {
  it("starts one session, or as many as it says", async () => {
    const service = await aService();
    const spent = { code: 1011, reason: "Token has been used too many times" };
    const twice = await aToken(service, { ...locked, uses: 2 });
    await openSession(service, {}, { token: twice });
    await openSession(service, {}, { token: twice });
    expect(await endingOf(service, {}, { token: twice })).to.deep.equal(spent);
    const unlimited = await aToken(service, { ...locked, uses: 0 });
    for (let count = 0; count < 5; count++) await openSession(service, {}, { token: unlimited });
  });

  it("is not spent by a session that is refused", async () => {
    const service = await aService();
    const token = await aToken(service);
    expect(await endingOf(service, aSetup({ model: "models/none" }), { token })).to.have.property("code", 1008);
    await openSession(service, aSetup(), { token });
  });

  it("that is minted after the clock was put forward lives as long as any other", async () => {
    const service = await aService();
    await service.control.advance(60 * minuteMs);
    const token = await aToken(service, { ...locked, expireTime: inMinutes(30), newSessionExpireTime: inMinutes(30) });
    await openSession(service, {}, { token });
  });

  it("lets one of many through who come at once", async () => {
    const service = await aService();
    const token = await aToken(service, locked);
    const results = await Promise.all(
      Array.from({ length: 10 }, async () =>
        openSession(service, {}, { token }).then(
          () => "in",
          () => "out",
        ),
      ),
    );
    expect(results.filter((result) => result === "in")).to.have.length(1);
  });

  it("starts nothing after its time to start, not even a session that goes on", async () => {
    const service = await aService();
    const token = await aToken(service, { ...locked, expireTime: inMinutes(30), newSessionExpireTime: inMinutes(2) });
    const live = await openSession(service, resumable, { token });
    const handle = await handleFrom(live);
    live.socket.close();
    await live.ended;
    await service.control.advance(2 * minuteMs);
    const ending = { code: 1011, reason: "new_session_expire_time deadline exceeded" };
    expect(await endingOf(service, withHandle(handle), { token })).to.deep.equal(ending);
    await openSession(service, withHandle(handle), { token: await aToken(service, { ...locked, newSessionExpireTime: inMinutes(30) }) });
  });

  it("ends its session when it expires, and starts nothing any more", async () => {
    const service = await aService();
    const token = await aToken(service, { ...locked, uses: 0, expireTime: inMinutes(5), newSessionExpireTime: inMinutes(30) });
    const live = await openSession(service, {}, { token });
    await service.control.advance(5 * minuteMs);
    expect(await live.ended).to.deep.equal({ code: 1011, reason: "auth token has expired" });
    expect(await endingOf(service, {}, { token })).to.deep.equal({ code: 1011, reason: "Token has expired" });
  });

  it("that pins the resumption makes every connection a new session", async () => {
    const service = await aService();
    const pinned = { bidiGenerateContentSetup: aSetup({ sessionResumption: {} }) };
    const first = await openSession(service, {}, { token: await aToken(service, pinned) });
    const handle = await handleFrom(first);
    service.control.drop();
    await first.ended;
    const token = await aToken(service, pinned);
    await openSession(service, withHandle(handle), { token });
    expect(service.control.tokens().at(-1)).to.include({ used: 1 });
  });

  it("that was never minted opens nothing", async () => {
    expect(await endingOf(await aService(), aSetup(), { token: "auth_tokens/none" })).to.have.property("code", 1008);
  });
});

describe("a handle", () => {
  it("brings back what was said, with another token", async () => {
    const service = await aService();
    const first = await openSession(service, resumable, { token: await aToken(service, locked) });
    await handleFrom(first);
    first.send({ realtimeInput: { text: "I like bikes" } });
    await first.until("serverContent", "turnComplete");
    const handle = await handleFrom(first);
    first.socket.terminate();
    await first.ended;
    const second = await openSession(service, withHandle(handle), { token: await aToken(service, locked) });
    second.send({ realtimeInput: { text: "What did I say?" } });
    await second.until("serverContent", "turnComplete");
    expect(saidIn(second)).to.equal("You said: I like bikes");
    expect(service.control.tokens().map(({ used }) => used)).to.deep.equal([1, 0]);
  });

  it("is given only to who asks for it", async () => {
    const live = await openSession(await aService());
    live.send({ realtimeInput: { text: "Hello" } });
    await live.until("serverContent", "turnComplete");
    expect(live.messages().some((message) => at(message, "sessionResumptionUpdate") !== undefined)).to.be.false;
  });

  it("does not work while the old connection is open", async () => {
    const service = await aService();
    const handle = await handleFrom(await openSession(service, resumable));
    expect(await endingOf(service, withHandle(handle))).to.have.property("code", 1011);
  });

  it("works for two hours", async () => {
    const service = await aService();
    const live = await openSession(service, resumable);
    const handle = await handleFrom(live);
    live.socket.terminate();
    await live.ended;
    await nobodyIn(service);
    await service.control.advance(119 * minuteMs);
    const resumed = await openSession(service, withHandle(handle));
    resumed.socket.terminate();
    await nobodyIn(service);
    await service.control.advance(120 * minuteMs);
    expect(await endingOf(service, withHandle(handle))).to.deep.equal({ code: 1008, reason: "BidiGenerateContent session expired" });
  });

  it("must be one, and for the same model", async () => {
    const service = await aService();
    expect(await endingOf(service, withHandle("stale"))).to.deep.equal({ code: 1007, reason: "Invalid session handle" });
    const live = await openSession(service, resumable);
    const handle = await handleFrom(live);
    live.socket.terminate();
    await live.ended;
    const other = aSetup({
      model: `${model}-extended-thinking`,
      sessionResumption: { handle },
      generationConfig: { responseModalities: ["AUDIO"], thinkingConfig: { thinkingLevel: "low" } },
    });
    expect(await endingOf(service, other)).to.have.property("code", 1007);
  });
});

describe("a connection", () => {
  it("is told some time before its end", async () => {
    const service = await aService({ settings: { connectionMs: 10 * minuteMs, goAwayMs: 50_000 } });
    const live = await openSession(service);
    await service.control.advance(10 * minuteMs - 50_000);
    expect(await live.until("goAway")).to.deep.equal({ goAway: { timeLeft: "50s" } });
    await service.control.advance(50_000);
    expect(await live.ended).to.deep.equal({ code: 1011, reason: "Deadline expired before operation could complete." });
  });

  it("may also end without a word", async () => {
    const service = await aService({ settings: { goAwayMs: 0 } });
    const live = await openSession(service);
    await service.control.advance(10 * minuteMs);
    expect(await live.ended).to.have.property("code", 1011);
    expect(live.messages().some((message) => at(message, "goAway") !== undefined)).to.be.false;
  });
});
