import { localVoiceKey } from "../emulators/voice/settings.ts";
import { type Addresses, toEnvironment } from "../scripts/stack/addresses.ts";
import { localParameters, type Parameters } from "../scripts/stack/parameters.ts";

/** What a function finds in its environment: the parameters of the local project, where the stack is, and the voice service. */
export const functionEnvironment = (addresses: Addresses): Parameters => ({
  ...localParameters(),
  ...toEnvironment(addresses),
  GEMINI_API_URL: addresses.voice,
  GEMINI_API_KEY: localVoiceKey,
});
