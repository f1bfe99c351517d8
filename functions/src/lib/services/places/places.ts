import { placesApiKey, readKey } from "../../config/params.ts";
import type { Places } from "../../companies/places.ts";
import { registryOptions } from "../registries/registry-options.ts";
import { googlePlaces } from "./google-places.ts";

/** The map of this deployment. */
export const places: Places = googlePlaces({ ...registryOptions, apiKey: () => readKey(placesApiKey) });
