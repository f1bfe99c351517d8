import { localRegistryKeys } from "../../fakes/registries/local-registry-keys.ts";
import { localCompaniesHouseKey } from "../../fakes/registries/sources/britain.ts";
import { localPlacesKey } from "../../fakes/registries/sources/places.ts";
import { localTelephony } from "../../fakes/telephony/settings.ts";
import { localVoiceKey } from "../../fakes/voice/settings.ts";

/** Secrets that the fakes of a stack accept. No real service accepts them. */
export const localSecrets = {
  GEMINI_API_KEY: localVoiceKey,
  TWILIO_AUTH_TOKEN: localTelephony.authToken,
  TWILIO_API_KEY_SECRET: localTelephony.apiKeySecret,
  PLACES_API_KEY: localPlacesKey,
  COMPANIES_HOUSE_API_KEY: localCompaniesHouseKey,
  REGISTRY_KEYS: JSON.stringify(localRegistryKeys),
} as const;
