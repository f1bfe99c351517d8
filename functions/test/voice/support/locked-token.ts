import type { GoogleGenAI, LiveConnectConfig } from "@google/genai";
import type { FakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import { connectSdk } from "./sdk.ts";
import { aToken } from "./a-voice.ts";

/** A setup that is pinned except for the resumption handle. */
export const fresh = {
  fieldMask: "model,generationConfig,systemInstruction,tools,inputAudioTranscription,outputAudioTranscription",
  bidiGenerateContentSetup: {
    model: "models/gemini-3.8-live",
    generationConfig: { responseModalities: ["AUDIO"], speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: "Kore" } } } },
    systemInstruction: { parts: [{ text: 'Greet the visitor with "Hello, I am Lena".' }] },
    tools: [{ functionDeclarations: [{ name: "ask", description: "Answers a question" }] }],
    inputAudioTranscription: {},
    outputAudioTranscription: {},
  },
};

export const lockedToken = async (service: FakeVoice, more: object = {}): Promise<string> => aToken(service, { ...fresh, ...more });

export const defaultWith = (config: LiveConnectConfig, model?: string) => async (client: GoogleGenAI) => connectSdk(client, config, model);
