import {
  FunctionResponse,
  GoogleGenAI,
  type LiveConnectConfig,
  LiveSendToolResponseParameters,
  type LiveServerMessage,
  Modality,
  type Session,
} from "@google/genai";
import type { FakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import { at } from "./json.ts";
import { serverKey } from "./a-voice.ts";

/** Silences the SDK's warning about experimental features, which it gives for every token. */
export const withoutWarnings = (): void => {
  const warn: unknown = Reflect.get(console, "warn");
  before(() => {
    Reflect.set(console, "warn", () => undefined);
  });
  after(() => {
    Reflect.set(console, "warn", warn);
  });
};

/** Google's own client, pointed at the service. */
export const sdkOf = ({ url }: FakeVoice, apiKey = serverKey, apiVersion = "v1alpha"): GoogleGenAI =>
  new GoogleGenAI({ apiKey, apiVersion, httpOptions: { baseUrl: url } });

/** The configuration with which facts about the SDK were recorded; our own sessions look like this. */
export const shopConfig: LiveConnectConfig = {
  responseModalities: [Modality.AUDIO],
  temperature: 0.7,
  speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: "Kore" } }, languageCode: "en-US" },
  systemInstruction: "You are a shop assistant.",
  tools: [
    {
      functionDeclarations: [
        {
          name: "ask",
          description: "Answers a question",
          parametersJsonSchema: { type: "object", properties: { question: { type: "string" } }, required: ["question"] },
        },
      ],
    },
  ],
  sessionResumption: {},
  inputAudioTranscription: {},
  outputAudioTranscription: {},
  realtimeInputConfig: { automaticActivityDetection: { silenceDurationMs: 500 } },
  contextWindowCompression: { slidingWindow: {}, triggerTokens: "25600" },
};

export interface SdkCall {
  readonly session: Session;
  readonly messages: readonly LiveServerMessage[];
  /** The first unseen message that has a value at this path. */
  readonly until: (...way: readonly string[]) => Promise<LiveServerMessage>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
}

export const connectSdk = async (client: GoogleGenAI, config: LiveConnectConfig, model = "gemini-3.8-live"): Promise<SdkCall> => {
  const messages: LiveServerMessage[] = [];
  const closed = Promise.withResolvers<{ readonly code: number; readonly reason: string }>();
  let wake: () => void = () => undefined;
  const session = await client.live.connect({
    model,
    config,
    callbacks: {
      onmessage: (message) => {
        messages.push(message);
        wake();
      },
      onclose: ({ code, reason }) => {
        closed.resolve({ code, reason });
      },
    },
  });
  let seen = 0;
  const until = async (...way: readonly string[]): Promise<LiveServerMessage> => {
    for (;;) {
      const index = messages.findIndex((message, place) => place >= seen && at(message, ...way) !== undefined);
      const message = messages[index];
      if (message !== undefined) {
        seen = index + 1;
        return message;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { session, messages, until, closed: closed.promise };
};

interface ToolAnswer {
  readonly id: string | undefined;
  readonly name: string;
  readonly response: Record<string, unknown>;
}

export const answerCall = (session: Session, { id = "", name, response }: ToolAnswer): void => {
  const answer = Object.assign(new FunctionResponse(), { id, name, response });
  session.sendToolResponse(Object.assign(new LiveSendToolResponseParameters(), { functionResponses: [answer] }));
};

export const failureOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "it did not fail",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
