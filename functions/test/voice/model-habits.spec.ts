import { expect } from "chai";
import { aService } from "./support/a-voice.ts";
import { at } from "./support/json.ts";
import { aSetup, openSession, someSound } from "./support/live-socket.ts";
import { nextCalls, saidIn } from "./support/talk.ts";

const typed = (text: string): object => ({ realtimeInput: { text } });

describe("what models do by themselves", () => {
  /** Speaks, ends the stream, and speaks once more. */
  const heardBy = async (model: string) => {
    const service = await aService();
    service.control.hear(["I like long words.", "Bye."]);
    const live = await openSession(service, aSetup({ model, inputAudioTranscription: {}, ...(model.includes("thinking") && thinking) }));
    for (const message of [someSound(true), { realtimeInput: { audioStreamEnd: true } }, someSound(true), someSound(false)])
      live.send(message);
    await live.until("serverContent", "turnComplete");
    return live.messages().flatMap((message) => at(message, "serverContent", "inputTranscription", "text") ?? []);
  };
  const thinking = { generationConfig: { responseModalities: ["AUDIO"], thinkingConfig: { thinkingLevel: "low" } } };

  for (const model of ["models/gemini-3.8-live", "models/gemini-3.8-live-extended-thinking"]) {
    it(`${model} takes the end of a stream for no end of speech; silence is one, and the words come at once`, async () => {
      expect(await heardBy(model)).to.deep.equal(["I like long words."]);
    });
  }

  it("gemini-3.1-flash-live-preview ends what is said with its stream, and tells it in parts", async () => {
    expect((await heardBy("models/gemini-3.1-flash-live-preview")).slice(0, 2)).to.deep.equal(["I like long ", "words."]);
  });

  it("gemini-3.8-live waits behind content that completes no turn, until content does", async () => {
    const live = await openSession(await aService(), aSetup({ outputAudioTranscription: {} }));
    const content = (turnComplete: boolean): object => ({
      clientContent: { turns: [{ role: "user", parts: [{ text: "By the way." }] }], turnComplete },
    });
    live.send(content(false));
    live.send(typed("Hello"));
    live.send(content(true));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.match(/^You said: By the way\. By the way\.$/);
  });

  it("extended thinking talks of calls instead of making them, when they are declared by a JSON schema", async () => {
    const declared = (schema: object): object =>
      aSetup({
        model: "models/gemini-3.8-live-extended-thinking",
        ...thinking,
        outputAudioTranscription: {},
        tools: [{ functionDeclarations: [{ name: "get_price", behavior: "NON_BLOCKING", ...schema }] }],
      });
    const service = await aService();
    service.control.play([{ when: { text: "price" }, then: [{ kind: "call", name: "get_price", args: {} }] }]);
    const live = await openSession(service, declared({ parametersJsonSchema: { type: "object" } }));
    live.send(typed("price"));
    await live.until("serverContent", "turnComplete");
    expect(saidIn(live)).to.equal("print(get_price({}))");
    const calling = await openSession(service, declared({ parameters: { type: "object" } }));
    calling.send(typed("price"));
    await nextCalls(calling);
  });
});
