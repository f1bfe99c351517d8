import { localVoiceKey } from "../../emulators/voice/settings.ts";

/** Secrets that the stand-ins of a stack take. They open nothing else. */
export const localSecrets = {
  GEMINI_API_KEY: localVoiceKey,
  TWILIO_AUTH_TOKEN: "local-twilio-auth-token",
  TWILIO_API_KEY_SECRET: "local-twilio-api-key-secret",
  PLACES_API_KEY: "local-places-key",
  COMPANIES_HOUSE_API_KEY: "local-companies-house-key",
} as const;
