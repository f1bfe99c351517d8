import { localCompaniesHouseKey } from "../../emulators/registries/registers/britain.ts";
import { localPlacesKey } from "../../emulators/registries/registers/places.ts";
import { localTelephony } from "../../emulators/telephony/settings.ts";
import { localVoiceKey } from "../../emulators/voice/settings.ts";

/** Secrets that the stand-ins of a stack take. They open nothing else. */
export const localSecrets = {
  GEMINI_API_KEY: localVoiceKey,
  TWILIO_AUTH_TOKEN: localTelephony.authToken,
  TWILIO_API_KEY_SECRET: localTelephony.apiKeySecret,
  PLACES_API_KEY: localPlacesKey,
  COMPANIES_HOUSE_API_KEY: localCompaniesHouseKey,
} as const;
