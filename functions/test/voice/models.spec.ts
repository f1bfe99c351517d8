import { expect } from "chai";
import { aSetup, endingOf, openSession } from "./support/live-socket.ts";
import { aService } from "./support/a-voice.ts";
import { nextCalls, toolAnswer, withTool } from "./support/talk.ts";
import { at } from "./support/json.ts";

const live38 = "models/gemini-3.8-live";
const thinking38 = "models/gemini-3.8-live-extended-thinking";
const live31 = "models/gemini-3.1-flash-live-preview";

const audio = (more: object = {}): object => ({ responseModalities: ["AUDIO"], ...more });
const level = (thinkingLevel: string): object => ({ generationConfig: audio({ thinkingConfig: { thinkingLevel } }) });
const toolsThat = (behavior?: string): object => ({
  tools: [{ functionDeclarations: [{ name: "a", ...(behavior !== undefined && { behavior }) }] }],
});

const refused: readonly (readonly [string, object, number, string])[] = [
  ["no model", { model: null }, 1007, "Request contains an invalid argument."],
  [
    "an unknown model, with the reason cut to 123 bytes",
    { model: "models/gemini-2.0-flash-live-001" },
    1008,
    "models/gemini-2.0-flash-live-001 is not found for API version v1beta, or is not supported for bidiGenerateContent. Call Lis",
  ],
  [
    "no modality, which means text",
    { generationConfig: {} },
    1007,
    "The requested combination of response modalities (TEXT) is not supported by the model",
  ],
  [
    "two modalities",
    { generationConfig: { responseModalities: ["AUDIO", "TEXT"] } },
    1007,
    "The requested combination of response modalities (AUDIO, TEXT) is not supported by the model",
  ],
  [
    "a voice that does not exist",
    { generationConfig: audio({ speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: "Pika" } } } }) },
    1007,
    `Requested voice api_name 'Pika' is not available for model ${live38}`,
  ],
  ["a thinking level on 3.8", level("low"), 1007, "Thinking level is not supported for this model"],
  ["affective dialog on 3.8", { generationConfig: audio({ enableAffectiveDialog: true }) }, 1007, "Request contains an invalid argument."],
  ["a silenced 3.8", { proactivity: { proactiveAudio: false } }, 1007, "Request contains an invalid argument."],
  ["no thinking level where one is needed", { model: thinking38 }, 1007, "Thinking level must be specified"],
  ["minimal thinking where there is none", { model: thinking38, ...level("minimal") }, 1007, "Request contains an invalid argument."],
  [
    "a blocking function on extended thinking",
    { model: thinking38, ...level("low"), ...toolsThat("BLOCKING") },
    1007,
    "Request contains an invalid argument.",
  ],
  [
    "a function that does not say how it behaves on extended thinking",
    { model: thinking38, ...level("low"), ...toolsThat() },
    1007,
    "Request contains an invalid argument.",
  ],
  ["a non-blocking function on 3.1", { model: live31, ...toolsThat("NON_BLOCKING") }, 1007, "Request contains an invalid argument."],
];

const accepted: readonly (readonly [string, object])[] = [
  [
    "3.8 with both behaviours",
    { tools: [{ functionDeclarations: [{ name: "a", behavior: "BLOCKING" }, { name: "b", behavior: "NON_BLOCKING" }, { name: "c" }] }] },
  ],
  ["extended thinking", { model: thinking38, ...level("high"), ...toolsThat("NON_BLOCKING") }],
  ["3.1 with thinking", { model: live31, ...level("minimal"), ...toolsThat() }],
  ["2.5", { model: "models/gemini-2.5-flash-native-audio-latest", generationConfig: audio({ thinkingConfig: { thinkingBudget: 0 } }) }],
];

describe("models", () => {
  for (const [what, setup, code, reason] of refused) {
    it(`refuse ${what}`, async () => {
      expect(await endingOf(await aService(), aSetup(setup))).to.deep.equal({ code, reason });
    });
  }

  for (const [what, setup] of accepted) {
    it(`accept ${what}`, async () => {
      await openSession(await aService(), aSetup(setup));
    });
  }

  const script = [{ when: { text: "price" }, then: [{ kind: "call", name: "get_price" }] }] as const;

  it("with extended thinking refuse scheduling, and say whether they are done", async () => {
    const service = await aService();
    service.control.play([...script.map(({ when, then }) => ({ when, then: [...then] }))]);
    const live = await openSession(service, aSetup({ model: thinking38, ...level("low"), ...withTool("NON_BLOCKING") }));
    live.send({ realtimeInput: { text: "Hello" } });
    const end = await live.until("serverContent", "turnComplete");
    expect(at(end, "serverContent")).to.deep.equal({ turnComplete: true, interactionStatus: "IDLE" });
    live.send({ realtimeInput: { text: "price" } });
    const [call] = await nextCalls(live);
    live.send(toolAnswer(call?.id ?? "", { result: "Five." }, { scheduling: "WHEN_IDLE" }));
    expect(await live.ended).to.deep.equal({ code: 1007, reason: "Function response scheduling is not supported for this model" });
  });

  const content = { clientContent: { turns: [{ role: "user", parts: [{ text: "Hello" }] }], turnComplete: true } };
  const notTaken = { code: 1007, reason: "Request contains an invalid argument." };

  it("of 3.1 refuse content that was not announced as history", async () => {
    const live = await openSession(await aService(), aSetup({ model: live31 }));
    live.send(content);
    expect(await live.ended).to.deep.equal(notTaken);
  });

  it("of 3.1 take a history, and refuse content after their first turn", async () => {
    const live = await openSession(await aService(), aSetup({ model: live31, historyConfig: { initialHistoryInClientContent: true } }));
    live.send(content);
    await live.until("serverContent", "turnComplete");
    live.send(content);
    expect(await live.ended).to.deep.equal(notTaken);
  });

  it("of 3.1 take text as realtime input, at any time", async () => {
    const live = await openSession(await aService(), aSetup({ model: live31 }));
    for (const text of ["Hello", "Again"]) {
      live.send({ realtimeInput: { text } });
      await live.until("serverContent", "turnComplete");
    }
  });
});
