import { expect } from "chai";
import { aSetup, openSession, someSound } from "./support/live-socket.ts";
import { at } from "./support/json.ts";
import { aService } from "./support/a-voice.ts";
import { kindsIn, saidIn } from "./support/talk.ts";

const transcribed = { inputAudioTranscription: {}, outputAudioTranscription: {} };

describe("a turn", () => {
  it("is audio with transcription, generationComplete, turnComplete with what it cost", async () => {
    const service = await aService();
    const live = await openSession(service, aSetup(transcribed));
    live.send({ realtimeInput: { text: "Nice weather" } });
    const end = await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("You said: Nice weather");
    expect([...new Set(kindsIn(live))]).to.deep.equal([
      "setupComplete",
      "modelTurn",
      "outputTranscription",
      "generationComplete",
      "turnComplete",
    ]);
    expect(at(end, "usageMetadata", "promptTokensDetails")).to.deep.equal([{ modality: "TEXT", tokenCount: 3 }]);
    expect(at(end, "usageMetadata", "totalTokenCount")).to.equal(Number(at(end, "usageMetadata", "responseTokenCount")) + 3);
  });

  it("holds turnComplete back until its audio would have been played", async () => {
    const service = await aService({ settings: { speed: 1, thinkingMs: 0, characterMs: 60, lead: 1_000_000 } });
    const live = await openSession(service, aSetup());
    live.send({ realtimeInput: { text: "Nice weather" } });
    await live.until("serverContent", "generationComplete");
    await service.control.advance(800);
    await new Promise(setImmediate);
    expect(kindsIn(live)).not.to.include("turnComplete");
    await service.control.advance(60_000);
    await live.until("serverContent", "turnComplete");
  });

  it("has audio as long as a person would talk, whatever the speed", async () => {
    const service = await aService({ settings: { characterMs: 50 } });
    const live = await openSession(service, aSetup());
    live.send({ realtimeInput: { text: "Nice weather" } });
    await live.until("serverContent", "turnComplete");
    const bytes = live
      .messages()
      .map((message) => at(message, "serverContent", "modelTurn", "parts", 0, "inlineData", "data"))
      .reduce<number>((sum, data) => sum + (typeof data === "string" ? Buffer.from(data, "base64").length : 0), 0);
    expect(bytes).to.equal("You said: Nice weather".length * 50 * 48);
    expect(kindsIn(live)).not.to.include("outputTranscription");
  });

  it("never begins by itself, not even when the microphone sends silence", async () => {
    const service = await aService({ settings: { greeting: "Welcome to the shop." } });
    const live = await openSession(service, aSetup(transcribed));
    live.send(someSound(false));
    await service.control.advance(60_000);
    live.send({ realtimeInput: { text: "Nice weather" } });
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("You said: Nice weather");
  });

  it("opens with the greeting when a first turn is empty", async () => {
    const service = await aService({ settings: { greeting: "Welcome to the shop." } });
    for (const hello of [{ clientContent: { turnComplete: true } }, { realtimeInput: { text: " " } }]) {
      const live = await openSession(service, aSetup(transcribed));
      live.send(hello);
      live.send(someSound(false));
      await live.until("serverContent", "turnComplete");
      expect(saidIn(live)).to.equal("Welcome to the shop.");
    }
  });

  it("follows content only when the content is complete", async () => {
    const service = await aService();
    const live = await openSession(service, aSetup(transcribed));
    live.send({
      clientContent: {
        turns: [
          { role: "user", parts: [{ text: "Nice" }] },
          { role: "model", parts: [{ text: "Yes?" }] },
        ],
        turnComplete: false,
      },
    });
    live.send({ clientContent: { turns: [{ parts: [{ text: "weather" }] }], turnComplete: true } });
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("You said: Nice weather");
  });

  it("follows what the visitor says, once the visitor is silent, as the service is told to understand it", async () => {
    const service = await aService();
    const live = await openSession(service, aSetup(transcribed));
    service.control.hear(["I like bikes"]);
    live.send(someSound(true));
    live.send(someSound(false));
    const heard = await live.until("serverContent", "inputTranscription");
    expect(at(heard, "serverContent", "inputTranscription", "text")).to.equal("I like bikes");
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("You said: I like bikes");
  });

  it("follows the end of the stream, and the end of an activity that the client marks", async () => {
    const service = await aService();
    service.control.hear(["one", "two"]);
    const streamed = await openSession(service, aSetup({ ...transcribed, model: "models/gemini-3.1-flash-live-preview" }));
    streamed.send(someSound(true));
    streamed.send({ realtimeInput: { audioStreamEnd: true } });
    await streamed.until("serverContent", "turnComplete");
    expect(saidIn(streamed)).to.equal("You said: one");

    const marked = await openSession(
      service,
      aSetup({ ...transcribed, realtimeInputConfig: { automaticActivityDetection: { disabled: true } } }),
    );
    marked.send({ realtimeInput: { activityStart: {} } });
    marked.send(someSound(false));
    marked.send({ realtimeInput: { activityEnd: {} } });
    await marked.until("serverContent", "turnComplete");
    expect(saidIn(marked)).to.equal("You said: two");
  });

  it("admits that it does not understand speech", async () => {
    const service = await aService({ settings: { greeting: "Hi." } });
    const live = await openSession(service, aSetup(transcribed));
    live.send(someSound(true));
    live.send(someSound(false));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.include("I heard you,");
    expect(kindsIn(live)).not.to.include("inputTranscription");
  });
});
