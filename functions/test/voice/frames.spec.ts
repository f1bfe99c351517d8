import { expect } from "chai";
import { aSetup, endingOf, openSession, openSocket, pcm } from "./support/live-socket.ts";
import { aService, aToken, serverKey } from "./support/a-voice.ts";

const method = "google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent";
const invalid = { code: 1007, reason: "Request contains an invalid argument." };

describe("frames", () => {
  it("leave the service as JSON with the binary opcode, formatted as recorded", async () => {
    const service = await aService();
    const live = await openSession(service);
    live.send({ realtimeInput: { text: "Hello" } });
    await live.until("serverContent", "turnComplete");
    expect(live.frames.every(({ isBinary }) => isBinary)).to.be.true;
    expect(live.frames[0]?.raw).to.equal('{\n  "setupComplete": {}\n}\n');
  });

  for (const path of [
    `/ws/${method}?key=${serverKey}`,
    `//ws/${method}?key=${serverKey}`,
    `//ws/${method.replace("v1beta", "v1alpha")}?key=${serverKey}`,
    `/ws/${method.replace("v1beta", "v1")}?key=${serverKey}`,
  ]) {
    it(`are exchanged at ${path.replace(serverKey, "…")}`, async () => {
      await openSession(await aService(), aSetup(), { path });
    });
  }

  it("are exchanged with a token in the query, raw or escaped, or in the header", async () => {
    const service = await aService();
    const path = `/ws/${method}Constrained`;
    const token = await aToken(service, { uses: 0 });
    await openSession(service, aSetup(), { token });
    await openSession(service, aSetup(), { token: token.replace("/", "%2F") });
    await openSession(service, aSetup(), { path, headers: { Authorization: `Token ${token}` } });
  });

  it("are not exchanged without identity, with a bad key, or with a token where a key belongs", async () => {
    const service = await aService();
    const token = await aToken(service);
    const noCaller =
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API c";
    const badKey = { code: 1007, reason: "API key not valid. Please pass a valid API key." };
    const endings = await Promise.all(
      [
        `/ws/${method}`,
        `/ws/${method}?access_token=${token}`,
        `/ws/${method}Constrained?key=${serverKey}`,
        `/ws/${method}?key=${token}`,
        `/ws/${method}?key=sk-1`,
      ].map(async (path) => endingOf(service, aSetup(), { path })),
    );
    expect(endings.slice(0, 3)).to.deep.equal([1, 2, 3].map(() => ({ code: 1008, reason: noCaller })));
    expect(noCaller).to.have.length(123);
    expect(endings.slice(3)).to.deep.equal([badKey, badKey]);
  });

  it("do not pass at another address", async () => {
    const service = await aService();
    const failure = await openSocket(service, { path: "/ws/google.ai.generativelanguage.v9.GenerativeService.BidiGenerateContent" }).then(
      () => "connected",
      (error: unknown) => String(error),
    );
    expect(failure).to.include("Unexpected server response: 404");
  });

  const first: readonly (readonly [string, unknown, object])[] = [
    ["anything before the setup", { clientContent: { turnComplete: true } }, invalid],
    ["nothing at all", {}, invalid],
    ["two messages in one", { setup: aSetup(), clientContent: {} }, invalid],
    [
      "an unknown message",
      { contextUpdate: {} },
      { code: 1007, reason: 'Invalid JSON payload received. Unknown name "contextUpdate": Cannot find field.' },
    ],
    [
      "an unknown field of the setup",
      { setup: { ...aSetup(), responseModalities: ["AUDIO"] } },
      { code: 1007, reason: "Invalid JSON payload received. Unknown name \"responseModalities\" at 'setup': Cannot find field." },
    ],
    [
      "an unknown field inside",
      { setup: { generationConfig: { voice: "Kore" } } },
      { code: 1007, reason: "Invalid JSON payload received. Unknown name \"voice\" at 'setup.generation_config': Cannot find field." },
    ],
    ["what is no JSON object", [], { code: 1007, reason: "Invalid value at '' (TYPE_MESSAGE), []" }],
  ];
  for (const [what, message, ending] of first) {
    it(`refuse ${what}`, async () => {
      const live = await openSocket(await aService());
      live.send(message);
      expect(await live.ended).to.deep.equal(ending);
      expect(live.messages()).to.deep.equal([]);
    });
  }

  const later: readonly (readonly [string, unknown, object])[] = [
    ["a second setup", { setup: aSetup() }, invalid],
    [
      "an answer to a call that nobody made",
      { toolResponse: { functionResponses: [{ id: "function-call-1", name: "a", response: {} }] } },
      invalid,
    ],
    ["an answer without anything", { toolResponse: {} }, invalid],
    ["two inputs in one", { realtimeInput: { text: "a", audioStreamEnd: true } }, invalid],
    ["sound that is not PCM", { realtimeInput: { audio: { data: "AAAA", mimeType: "audio/webm" } } }, invalid],
    [
      "marks of activity while the service finds them itself",
      { realtimeInput: { activityStart: {} } },
      { code: 1007, reason: "Explicit activity control is not supported when automatic activity detection is enabled." },
    ],
  ];
  for (const [what, message, ending] of later) {
    it(`refuse ${what}`, async () => {
      const live = await openSession(await aService());
      live.send(message);
      expect(await live.ended).to.deep.equal(ending);
    });
  }

  it("may be sent before the setup is complete, and in the .proto file's spelling", async () => {
    const service = await aService({ settings: { setupDelayMs: 20 } });
    const live = await openSocket(service);
    live.send({
      setup: { model: "models/gemini-3.8-live", generation_config: { response_modalities: ["AUDIO"] }, output_audio_transcription: {} },
    });
    live.send({ realtime_input: { text: "Hello" } });
    await live.until("setupComplete");
    await live.until("serverContent", "outputTranscription");
  });

  it("may hold pictures, and sound in the old field", async () => {
    const live = await openSession(await aService());
    live.send({ realtimeInput: { video: { data: "AAAA", mimeType: "image/jpeg" } } });
    live.send({ realtimeInput: { mediaChunks: [pcm(true)] } });
    live.send({ realtimeInput: { mediaChunks: [pcm(false)] } });
    await live.until("serverContent", "turnComplete");
  });
});
