import * as z from "zod";
import { localVoiceKey } from "../../../../fakes/voice/settings.ts";
import { voiceControl } from "../../../support/control-voice.ts";
import type { Bed } from "./bed.ts";
import type { Faults } from "./faults.ts";

const Started = z.looseObject({ token: z.string() });

/** Issues tokens for any number of conversations. */
const unlimited = ({ gate }: Bed): void => {
  gate.spoil = async (answer, { path }) => {
    if (path !== "/api/live/session" || answer.status !== 200) return answer;
    const session = Started.parse(JSON.parse(answer.body));
    const { setup, mask } = await voiceControl.token(session.token);
    const minted = await fetch(`${process.env["LECTERN_VOICE_URL"] ?? ""}/v1beta/auth_tokens`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-goog-api-key": localVoiceKey },
      body: JSON.stringify({ uses: 0, bidiGenerateContentSetup: setup, fieldMask: mask.join(",") }),
    });
    const { name } = z.looseObject({ name: z.string() }).parse(await minted.json());
    return { ...answer, body: JSON.stringify({ ...session, token: name }) };
  };
};

export const voiceFaults: Faults = {
  "voice/model": [
    {
      when: "no model has that name",
      spoil: ({ set }) => {
        set({ LIVE_MODEL: "gemini-none" });
      },
      says: /^gemini-none is not a model for conversations: no model has that name\./,
    },
    {
      when: "the key is none",
      spoil: ({ set }) => {
        set({ GEMINI_API_KEY: "AQ.somebody-else" });
      },
      says: /^The service answers the key GEMINI_API_KEY with 400: “API key not valid\. Please pass a valid API key\.”$/,
      status: "fail",
    },
  ],
  "voice/token": {
    when: "the key may not make tokens",
    spoil: async () => voiceControl.failMint({ fault: "403" }),
    says: /^There is no token for a conversation: liveSession answered 503: /,
  },
  "voice/set-up": {
    when: "nobody can connect",
    spoil: async () => voiceControl.refuseConnections({ status: 500 }),
    says: /^The voice service rejects the setup\. The voice service closed the connection: 1006/,
  },
  "voice/pin": {
    when: "the page's own instruction wins",
    spoil: async () => voiceControl.play([{ when: { text: "Good morning" }, then: [{ kind: "say", text: "Pineapple." }] }]),
    says: /^The agent obeys an instruction that the page sends: the token pins nothing\./,
  },
  "voice/one-use": {
    when: "a token has any number of uses",
    spoil: unlimited,
    says: /^The same token opens a second conversation\./,
  },
  "voice/text-to-sound": {
    when: "the sound is silence",
    spoil: async () => voiceControl.failLive({ fault: "silent-sound" }),
    says: /^The agent's answer \(".+"\) cannot be heard: its sound is silence\./,
  },
  "voice/text-models": [
    {
      when: "one is not there",
      spoil: ({ set }) => {
        set({ ASK_MODEL: "gemini-3.8-flash, gemini-none" });
      },
      says: /^gemini-none does not answer a question about a page: unknown_model\. In the words of the service: “models\/gemini-none is not found/,
      status: "fail",
    },
    {
      when: "nothing is left of the quota",
      spoil: async () => voiceControl.failGenerate({ fault: "429" }),
      says: /over_quota\. In the words of the service: “You exceeded your current quota, please check your plan and billing details\.”$/,
      status: "fail",
    },
    {
      when: "the service is not offered here",
      spoil: async () => voiceControl.failGenerate({ fault: "region" }),
      says: /In the words of the service: “User location is not supported for the API use\.”$/,
      status: "fail",
    },
    {
      when: "the service quotes the key in its refusal",
      spoil: async () => voiceControl.failGenerate({ fault: "suspended" }),
      says: /no_permission\. In the words of the service: “Permission denied: Consumer 'api_key:\[secret\]' has been suspended\.”$/,
      hides: localVoiceKey,
      status: "fail",
    },
    {
      when: "what is asked of them would be kept",
      spoil: async () => voiceControl.failGenerate({ fault: "no_store" }),
      says: /^gemini-3\.8-flash refuses requests as Lectern makes them \(store\)/,
    },
  ],
  "voice/ask": [
    {
      when: "the answer of a tool is the end",
      spoil: async () => voiceControl.play([{ when: { toolResponse: "ask" }, then: [{ kind: "close", code: 1011 }] }]),
      says: /^The agent is told what a tool has answered, and does not say it\./,
    },
    {
      when: "the model that reads pages fails",
      spoil: async () => voiceControl.failGenerate({ fault: "503" }),
      says: /^A question that a page answers was passed on to the team: the model that reads pages \(ASK_MODEL\) gave no answer\./,
      status: "fail",
    },
    {
      when: "it reads something else",
      spoil: async () => voiceControl.judge([{ question: "", words: "closed" }]),
      says: /^The model that reads pages \(ASK_MODEL\) found another answer: /,
      status: "fail",
    },
  ],
  "voice/speech": {
    when: "who has muted gets no answer @nightly",
    spoil: async () => {
      await voiceControl.hear("When are you open on Saturday?");
      await voiceControl.play([{ when: { text: "open on Saturday" }, then: [{ kind: "close", code: 1011 }] }]);
    },
    says: /^A visitor who speaks and then mutes is (?:not heard|heard \(".+"\), and not answered)\./,
  },
  "voice/resume": {
    when: "what was said is forgotten",
    spoil: async () => voiceControl.play([{ when: { text: "what did I say" }, then: [{ kind: "say", text: "I do not know." }] }]),
    says: /^A conversation that was broken off has forgotten what was said: "I do not know\."/,
  },
  "voice/judge": [
    {
      when: "it finds nothing",
      spoil: async () => voiceControl.judge([]),
      says: /^\d of 10 questions were answered correctly; half within \d+ ms, 95 % within \d+ ms\..* Not: Until when/,
    },
    {
      when: "the model is slow @nightly",
      spoil: async () => voiceControl.failGenerate({ fault: "hang", times: 1 }),
      says: /^\d of 10 questions were answered correctly; half within \d+ ms, 95 % within \d{4,} ms\. That is slow: the limit is 4\.5 s\./,
    },
  ],
  "voice/extraction": {
    when: "there is no such model",
    spoil: ({ set }) => {
      set({ EXTRACTION_MODEL: "gemini-none" });
    },
    says: /^gemini-none does not read a company's page: unknown_model\./,
  },
  "voice/go-away": {
    when: "connections end without a warning",
    spoil: async () => voiceControl.changeSettings({ connectionMs: 200, goAwayMs: 0 }),
    says: /^A connection ended without a warning\./,
  },
};
