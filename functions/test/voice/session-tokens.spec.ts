import { Behavior, Modality, StartSensitivity } from "@google/genai";
import { expect } from "chai";
import { startFakeVoice, type FakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import { sessionLimits } from "../../src/lib/conversations/sessions/limits.ts";
import { AppError } from "../../src/lib/platform/core/app-error.ts";
import { ServiceError, type ServiceFailure } from "../../src/lib/platform/core/service-error.ts";
import type { SessionSetup } from "../../src/lib/conversations/sessions/voice-service.ts";
import { toGeminiSetup } from "../../src/lib/providers/voice/gemini-setup.ts";
import { geminiVoiceService } from "../../src/lib/providers/voice/gemini-tokens.ts";
import { Spent } from "../../src/lib/platform/core/spent.ts";
import { at } from "./support/json.ts";
import { sdkOf } from "./support/sdk.ts";
import { serverKey } from "./support/a-voice.ts";

const now = new Date("2026-11-21T12:00:00.000Z");

const setup: SessionSetup = {
  model: "gemini-3.8-live",
  voice: "Kore",
  instruction: "You are the voice of a website.",
  tools: [
    {
      name: "answer",
      description: "Answers.",
      parameters: { type: "object", properties: { answer: { type: "string" } } },
      isAwaited: true,
    },
    { name: "ask", description: "Asks.", parameters: { type: "object", properties: { question: { type: "string" } } }, isAwaited: false },
  ],
  hearing: { languages: ["nb", "en"], vocabulary: ["Fjell & Fjord"], endOfSpeechMs: 900, speechSensitivity: "low" },
};

/** Our adapter, configured as in a deployment. */
const ours = (
  { url }: FakeVoice,
  { key = serverKey, timeLimitMs = 5_000 }: { readonly key?: string; readonly timeLimitMs?: number } = {},
) => {
  Object.assign(process.env, { GEMINI_API_URL: url, GEMINI_API_VERSION: "v1alpha", GEMINI_API_KEY: key });
  return geminiVoiceService(timeLimitMs);
};

const spent = new Spent("live_sessions");

const lastBody = ({ control }: FakeVoice): unknown => control.requests().at(-1)?.body;

const failureOf = async (minting: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await minting.catch((reason: unknown) => reason);
  if (error instanceof AppError) return error;
  throw new Error(`expected an AppError, got ${String(error)}`);
};

describe("mint", () => {
  let service: FakeVoice;
  before(async () => {
    service = await startFakeVoice();
  });
  after(async () => {
    for (const name of ["GEMINI_API_URL", "GEMINI_API_VERSION", "GEMINI_API_KEY"]) Reflect.deleteProperty(process.env, name);
    await service.stop();
  });
  afterEach(() => {
    service.control.reset();
  });

  it("makes a token that works once for half an hour", async () => {
    const realNow = new Date();
    const { token, expiresAt, webSocketUrl } = await ours(service).mint(setup, realNow, spent);
    expect(token).to.match(/^auth_tokens\/[0-9a-f]{64}$/);
    expect(expiresAt.getTime() - realNow.getTime()).to.equal(30 * 60_000);
    expect(webSocketUrl).to.equal(
      `${service.url.replace("http", "ws")}/ws/google.ai.generativelanguage.v1alpha.GenerativeService.BidiGenerateContentConstrained`,
    );
    expect(lastBody(service)).to.deep.include({
      uses: 1,
      expireTime: expiresAt.toISOString(),
      newSessionExpireTime: expiresAt.toISOString(),
    });
  });

  it("sends what Google's own client sends for the same session, and pins whole fields", async () => {
    const realNow = new Date();
    await ours(service).mint(setup, realNow, spent);
    const sent = lastBody(service);
    const expireTime = new Date(realNow.getTime() + sessionLimits.tokenMs).toISOString();
    await sdkOf(service).authTokens.create({
      config: {
        uses: 1,
        expireTime,
        newSessionExpireTime: expireTime,
        liveConnectConstraints: {
          model: "gemini-3.8-live",
          config: {
            responseModalities: [Modality.AUDIO],
            speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: "Kore" } } },
            systemInstruction: setup.instruction,
            tools: [
              {
                functionDeclarations: setup.tools.map(({ name, description, parameters, isAwaited }) => ({
                  name,
                  description,
                  parametersJsonSchema: parameters,
                  behavior: isAwaited ? Behavior.BLOCKING : Behavior.NON_BLOCKING,
                })),
              },
            ],
            realtimeInputConfig: {
              automaticActivityDetection: { silenceDurationMs: 900, startOfSpeechSensitivity: StartSensitivity.START_SENSITIVITY_LOW },
            },
            inputAudioTranscription: { languageCodes: ["nb", "en"], customVocabulary: ["Fjell & Fjord"] },
            outputAudioTranscription: {},
            contextWindowCompression: { triggerTokens: "25600", slidingWindow: { targetTokens: "8000" } },
          },
        },
      },
    });
    const fieldMask =
      "model,generationConfig,systemInstruction,tools,realtimeInputConfig,inputAudioTranscription,outputAudioTranscription,contextWindowCompression";
    expect(sent).to.deep.equal(Object.assign({ fieldMask }, lastBody(service)));
  });

  it("asks each model for what it knows only", async () => {
    const cases = [
      ["gemini-3.8-live", undefined, ["BLOCKING", "NON_BLOCKING"]],
      ["gemini-3.8-live-extended-thinking", "low", ["NON_BLOCKING", "NON_BLOCKING"]],
      ["gemini-3.1-flash-live-preview", "minimal", [undefined, undefined]],
    ] as const;
    for (const [model, thinkingLevel, behaviors] of cases) {
      await ours(service).mint({ ...setup, model }, new Date(), spent);
      const pinned = at(lastBody(service), "bidiGenerateContentSetup");
      expect(at(pinned, "generationConfig", "thinkingConfig", "thinkingLevel"), model).to.equal(thinkingLevel);
      const declared = [0, 1].map((index) => at(pinned, "tools", 0, "functionDeclarations", index, "behavior"));
      expect(declared, model).to.deep.equal(behaviors);
    }
  });

  it("asks a model that it does not know for nothing in particular", () => {
    const { tools, generationConfig } = toGeminiSetup({ ...setup, model: "gemini-of-tomorrow" });
    expect(JSON.stringify(tools)).not.to.include("behavior");
    expect(generationConfig).not.to.have.property("thinkingConfig");
  });

  const faults: readonly (readonly [
    "400" | "403" | "404" | "429" | "500" | "503" | "html" | "cut" | "reset" | "malformed" | "empty",
    ServiceFailure,
  ])[] = [
    ["400", "bad_request"],
    ["403", "no_permission"],
    ["404", "unknown_model"],
    ["429", "over_quota"],
    ["500", "provider_down"],
    ["503", "provider_down"],
    ["reset", "provider_down"],
    // node-fetch does not notice that an answer was cut off.
    ["cut", "timeout"],
    ["malformed", "unreadable"],
    ["empty", "unreadable"],
  ];
  for (const [fault, failure] of faults) {
    it(`says ${failure} to operators and nothing to callers when the service answers ${fault}`, async () => {
      service.control.failMint({ fault });
      const error = await failureOf(ours(service).mint(setup, now, spent));
      const passes = !["400", "403", "404"].includes(fault);
      expect(error).to.include({
        code: "unavailable",
        message: `Voice sessions are not available right now.${passes ? " Please try again later." : ""}`,
      });
      // Waiting does not help against what only an operator can repair.
      expect(error.headers).to.deep.equal(passes ? { "Retry-After": "30" } : {});
      expect(error.cause).to.be.instanceOf(ServiceError).and.to.have.property("code", failure);
      expect(service.control.requests()).to.have.length(["429", "503", "reset"].includes(fault) ? 2 : 1);
    });
  }

  for (const fault of ["429", "503", "reset"] as const) {
    it(`asks once more, for the same, after ${fault}`, async () => {
      service.control.failMint({ fault, times: 1 });
      const { token } = await ours(service).mint(setup, now, spent);
      expect(token).to.match(/^auth_tokens\//);
      const [first, second, ...more] = service.control.requests();
      expect(more).to.deep.equal([]);
      expect(first?.body).to.be.an("object").and.to.deep.equal(second?.body);
    });
  }

  it("tells a key that is missing, and one that is wrong", async () => {
    expect((await failureOf(ours(service, { key: "" }).mint(setup, now, spent))).cause).to.have.property("code", "not_configured");
    expect(service.control.requests()).to.deep.equal([]);
    const wrong = await failureOf(ours(service, { key: "wrong" }).mint(setup, now, spent));
    expect(wrong.cause).to.have.property("code", "bad_key");
    expect(wrong.headers).to.deep.equal({});
  });

  it("tells a service that is not there", async () => {
    const gone = await startFakeVoice();
    await gone.stop();
    expect((await failureOf(ours(gone).mint(setup, now, spent))).cause).to.have.property("code", "provider_down");
  });

  it("does not wait for a service that hangs", async () => {
    service.control.failMint({ fault: "hang" });
    expect((await failureOf(ours(service, { timeLimitMs: 50 }).mint(setup, now, spent))).cause).to.have.property("code", "timeout");
  });
});
