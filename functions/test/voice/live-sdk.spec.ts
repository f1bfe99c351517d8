import { Modality } from "@google/genai";
import { expect } from "chai";
import { defaultWith, fresh, lockedToken } from "./support/locked-token.ts";
import { answerCall, connectSdk, failureOf, sdkOf, shopConfig, withoutWarnings } from "./support/sdk.ts";
import { aService, aToken } from "./support/a-voice.ts";
import { at, textAt } from "./support/json.ts";

describe("live.connect of the SDK", () => {
  withoutWarnings();

  it("talks with a key", async () => {
    const service = await aService();
    const { session, until } = await connectSdk(sdkOf(service), shopConfig);
    session.sendRealtimeInput({ text: "Nice weather today" });
    const audio = await until("serverContent", "modelTurn");
    expect(at(audio, "serverContent", "modelTurn", "parts", 0, "inlineData", "mimeType")).to.equal("audio/pcm;rate=24000");
    await until("serverContent", "outputTranscription");
    await until("serverContent", "generationComplete");
    const end = await until("serverContent", "turnComplete");
    expect(end.usageMetadata?.responseTokensDetails?.[0]).to.have.property("modality", "AUDIO");
    session.close();
  });

  it("cannot change what a token pins", async () => {
    const service = await aService();
    const { until, session } = await connectSdk(
      sdkOf(service, await lockedToken(service)),
      {
        responseModalities: [Modality.TEXT],
        systemInstruction: 'Greet with "I am hacked".',
        tools: [{ functionDeclarations: [{ name: "evil" }] }],
      },
      "gemini-of-another-kind",
    );
    session.sendClientContent({ turnComplete: true });
    expect(textAt(await until("serverContent", "outputTranscription"), "serverContent", "outputTranscription", "text")).to.equal(
      "Hello, I am ",
    );
    const [state] = service.control.sessions();
    expect(state?.setup).to.deep.equal(fresh.bidiGenerateContentSetup);
    session.close();
  });

  it("answers a tool call", async () => {
    const service = await aService();
    const { session, until, messages } = await connectSdk(sdkOf(service, await lockedToken(service)), {});
    session.sendRealtimeInput({ text: "When do you open?" });
    const [call] = (await until("toolCall")).toolCall?.functionCalls ?? [];
    expect(call).to.deep.include({ name: "ask", args: { question: "When do you open?" } });
    expect(call?.id).to.match(/^function-call-\d+$/);
    answerCall(session, { id: call?.id, name: "ask", response: { result: "At nine." } });
    const end = await until("serverContent", "turnComplete");
    expect(end.serverContent?.turnComplete).to.be.true;
    expect(messages.map(({ serverContent }) => serverContent?.outputTranscription?.text ?? "").join("")).to.equal("At nine.");
    expect(messages.filter(({ serverContent }) => serverContent?.turnComplete)).to.have.length(1);
    session.close();
  });

  it("resumes after a drop, with the same spent token, and remembers", async () => {
    const service = await aService();
    const client = sdkOf(service, await lockedToken(service));
    const first = await connectSdk(client, { sessionResumption: {} });
    first.session.sendRealtimeInput({ text: "I like bikes" });
    await first.until("serverContent", "turnComplete");
    const handle = (await first.until("sessionResumptionUpdate", "newHandle")).sessionResumptionUpdate?.newHandle ?? "";
    service.control.drop();
    expect(await first.closed).to.have.property("code", 1006);

    const second = await connectSdk(client, { sessionResumption: { handle } });
    second.session.sendRealtimeInput({ text: "What did I say?" });
    await second.until("serverContent", "turnComplete");
    expect(second.messages.map(({ serverContent }) => serverContent?.outputTranscription?.text ?? "").join("")).to.equal(
      "You said: I like bikes",
    );
    expect(service.control.tokens()[0]).to.include({ uses: 1, used: 1 });
    second.session.close();
  });

  it("can resume at once after its own end", async () => {
    const service = await aService();
    const client = sdkOf(service, await lockedToken(service));
    const first = await connectSdk(client, { sessionResumption: {} });
    const handle = (await first.until("sessionResumptionUpdate", "newHandle")).sessionResumptionUpdate?.newHandle ?? "";
    first.session.close();
    await first.closed;
    const second = await connectSdk(client, { sessionResumption: { handle } });
    second.session.close();
  });

  const refusals: readonly (readonly [string, number, string, Parameters<typeof defaultWith>])[] = [
    ["a model that does not exist", 1008, "models/gemini-9-live is not found for API version v1alpha", [{}, "gemini-9-live"]],
    [
      "text where only audio is spoken",
      1007,
      "The requested combination of response modalities (TEXT) is not supported by the model",
      [{ responseModalities: [Modality.TEXT] }],
    ],
    [
      "a thinking level",
      1007,
      "Thinking level is not supported for this model",
      [{ responseModalities: [Modality.AUDIO], thinkingConfig: { includeThoughts: true } }],
    ],
    ["a stale handle", 1007, "Invalid session handle", [{ responseModalities: [Modality.AUDIO], sessionResumption: { handle: "stale" } }]],
  ];
  for (const [what, code, reason, session] of refusals) {
    it(`rejects ${what}`, async () => {
      const service = await aService();
      const failure = await failureOf(defaultWith(...session)(sdkOf(service)));
      expect(failure).to.include(`Live connection closed before setup completed (code ${code}): ${reason}`);
    });
  }

  it("rejects a second use of a token", async () => {
    const service = await aService();
    const client = sdkOf(service, await lockedToken(service));
    (await connectSdk(client, {})).session.close();
    expect(await failureOf(connectSdk(client, {}))).to.include("(code 1011): Token has been used too many times");
  });

  it("lets a token without constraints do anything", async () => {
    const service = await aService();
    const { session } = await connectSdk(
      sdkOf(service, await aToken(service)),
      { responseModalities: [Modality.AUDIO] },
      "gemini-3.1-flash-live-preview",
    );
    session.close();
  });

  it("is told before the connection ends", async () => {
    const service = await aService();
    const { until, closed } = await connectSdk(sdkOf(service), shopConfig);
    service.control.goAway(50);
    expect((await until("goAway")).goAway).to.deep.equal({ timeLeft: "0.05s" });
    expect(await closed).to.deep.equal({ code: 1011, reason: "Deadline expired before operation could complete." });
  });

  it("rejects a refused upgrade", async () => {
    const service = await aService();
    service.control.refuseConnections({ status: 403, times: 1 });
    expect(await failureOf(connectSdk(sdkOf(service), shopConfig))).to.include("Unexpected server response: 403");
    (await connectSdk(sdkOf(service), shopConfig)).session.close();
  });
});
