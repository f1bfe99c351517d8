import * as z from "zod/mini";
import { registryUrls } from "../../platform/config/params.ts";
import { companiesHouseApiKey, placesApiKey, readKey, registryKeys } from "../../platform/config/secrets.ts";
import { isSource, type Source } from "../../companies/company.ts";
import type { CompanyRegistry, Places } from "../../companies/company-registry.ts";
import { companyLimits } from "../../companies/limits.ts";
import { googlePlaces } from "./google-places.ts";
import { australianRegistry } from "./australia.ts";
import { britishRegistry } from "./britain.ts";
import { czechRegistry } from "./czechia.ts";
import { danishRegistry } from "./denmark.ts";
import { estonianRegistry } from "./estonia.ts";
import { finnishRegistry } from "./finland.ts";
import { frenchRegistry } from "./france.ts";
import { worldRegistry } from "./gleif.ts";
import { irishRegistry } from "./ireland.ts";
import { israeliRegistry } from "./israel.ts";
import { latvianRegistry } from "./latvia.ts";
import { dutchRegistry } from "./netherlands.ts";
import { newZealandRegistry } from "./new-zealand.ts";
import { norwegianRegistry } from "./norway.ts";
import type { RegistryOptions } from "./registry-client.ts";
import { singaporeanRegistry } from "./singapore.ts";
import { slovakRegistry } from "./slovakia.ts";
import { swissRegistry } from "./switzerland.ts";

const Origins = z.record(
  z.string().check(z.refine(isSource)),
  z.url({ protocol: /^https?$/ }).check(z.overwrite((url) => url.replace(/(?<!\/)\/+$/, ""))),
);

/**
 * Parses the origins that replace the registries' own, from JSON or an empty string.
 *
 * @throws Error for any mistake: it would send requests to the real registries
 */
export const readOrigins = (json: string): ReturnType<RegistryOptions["origins"]> => {
  try {
    return Origins.parse(JSON.parse(json.trim() || "{}"));
  } catch (cause) {
    throw new Error('REGISTRY_URLS must be JSON with URLs by source, such as {"no": "https://example.com"}', { cause });
  }
};

const Keys = z.record(z.string().check(z.refine(isSource)), z.string());

/**
 * The key of a registry, from the JSON with all keys. Empty if there is none.
 *
 * @throws Error for any mistake: a registry under a misspelt name would silently never be asked
 */
export const readRegistryKey = (json: string, source: Source): string => {
  try {
    return Keys.parse(JSON.parse(json || "{}"))[source]?.trim() ?? "";
  } catch {
    // The original error may quote keys, which must not be logged.
    throw new Error('REGISTRY_KEYS must be JSON with keys by source, such as {"dk": "user:password"}, or "-"');
  }
};

/** This deployment's keys, for the sources that need one. */
const keys: ReadonlyMap<Source, () => string> = new Map<Source, () => string>([
  ["gb", () => readKey(companiesHouseApiKey)],
  ["places", () => readKey(placesApiKey)],
  ...(["dk", "nl", "ch", "au", "nz"] as const).map((source) => [source, () => readRegistryKey(readKey(registryKeys), source)] as const),
]);

const options: RegistryOptions = {
  origins: () => readOrigins(registryUrls.value()),
  apiKey: (source) => keys.get(source)?.() ?? "",
  timeLimitMs: companyLimits.registryMs,
  fetch: async (input, init) => fetch(input, init),
  now: () => new Date(),
};

/** One client per registry and process, so that the pause after a rate limit applies to all requests. */
const national: ReadonlyMap<string, CompanyRegistry> = new Map(
  [
    norwegianRegistry,
    frenchRegistry,
    finnishRegistry,
    czechRegistry,
    estonianRegistry,
    israeliRegistry,
    singaporeanRegistry,
    irishRegistry,
    slovakRegistry,
    latvianRegistry,
    britishRegistry,
    danishRegistry,
    dutchRegistry,
    swissRegistry,
    australianRegistry,
    newZealandRegistry,
  ].map((makeRegistry) => {
    const registry = makeRegistry(options);
    return [registry.source.toUpperCase(), registry];
  }),
);

const world = worldRegistry(options);

/** The registries that cover a country: its own, unless its key is missing, and the global one. */
export const registriesOf = (country: string): readonly CompanyRegistry[] => {
  const own = national.get(country);
  return own === undefined || keys.get(own.source)?.() === "" ? [world] : [own, world];
};

export const places: Places = googlePlaces(options);
