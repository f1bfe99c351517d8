import type { StartedSession } from "../../../../web/client/src/index.ts";
import type { VoiceState } from "../../../fakes/voice/control/voice-state.ts";
import { mintToken } from "../../../fakes/voice/mint/mint-token.ts";
import { modelTraits, toGeminiSetup } from "../../../src/lib/providers/voice/gemini-setup.ts";
import { openingCue } from "../../../src/lib/conversations/sessions/system-prompt.ts";
import { anOccasion } from "../../support/a-tool-call.ts";
import { declareTools } from "../../../src/lib/tools/declare-tools.ts";

const thirtyMinutesMs = 1_800_000;

/** A session as the service would start it, with a token of the fake. */
export const aMinted = ({ context }: VoiceState, nowMs: number, model = "gemini-3.8-live"): StartedSession => {
  const setup = toGeminiSetup({
    model,
    voice: "Kore",
    instruction: `When the message ${JSON.stringify(openingCue)} comes, open the conversation by saying this: "Welcome!"`,
    tools: declareTools(anOccasion(), []),
    hearing: { languages: [], vocabulary: [], endOfSpeechMs: undefined, speechSensitivity: undefined },
  });
  const expires = new Date(nowMs + thirtyMinutesMs).toISOString();
  const body = {
    expireTime: expires,
    newSessionExpireTime: expires,
    uses: 1,
    bidiGenerateContentSetup: setup,
    fieldMask: Object.keys(setup).join(),
  };
  const answer = mintToken(JSON.stringify(body), { apiVersion: "v1beta", nowMs, tokens: context.tokens });
  const name = context.tokens.list().at(-1)?.name;
  if (answer.status !== 200 || name === undefined) throw new Error(`no token: ${JSON.stringify(answer)}`);
  const traits = modelTraits(model).page;
  const text = { role: "user", parts: [{ text: openingCue }] };
  return {
    token: name,
    greeting: "Welcome!",
    voice: "Kore",
    model,
    traits,
    expires_at: expires,
    ws_url: "wss://voice.example/live",
    opening: traits.takes_content ? { clientContent: { turns: [text], turnComplete: true } } : { realtimeInput: { text: openingCue } },
  };
};
