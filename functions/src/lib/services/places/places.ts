import { companyLimits } from "../../companies/limits.ts";
import { placesApiKey, placesApiUrl, readKey } from "../../config/params.ts";
import type { Places } from "../../companies/places.ts";
import { googlePlaces } from "./google-places.ts";

/** The map of this deployment. */
export const places: Places = googlePlaces({
  baseUrl: () => placesApiUrl.value(),
  apiKey: () => readKey(placesApiKey),
  timeLimitMs: companyLimits.registryMs,
  fetch: async (input, init) => fetch(input, init),
  now: () => new Date(),
});
