import * as z from "zod/mini";
import { isSource } from "../../companies/company.ts";
import { companyLimits } from "../../companies/limits.ts";
import { registryUrls } from "../../config/params.ts";
import type { RegistryOptions } from "./registry-client.ts";

const Origins = z.record(
  z.string().check(z.refine(isSource)),
  z.url({ protocol: /^https?$/ }).check(z.overwrite((url) => url.replace(/\/+$/, ""))),
);

/**
 * Parses the origins to use instead of the registries' own, from JSON. Empty for none.
 *
 * @throws Error for any mistake, which would otherwise send requests to the real registries
 */
export const readOrigins = (json: string): ReturnType<RegistryOptions["origins"]> => {
  try {
    return Origins.parse(JSON.parse(json.trim() || "{}"));
  } catch (cause) {
    throw new Error('REGISTRY_URLS must be JSON with URLs by source, such as {"no": "https://example.com"}', { cause });
  }
};

/** The options of this deployment. */
export const registryOptions: RegistryOptions = {
  origins: () => readOrigins(registryUrls.value()),
  timeLimitMs: companyLimits.registryMs,
  fetch: async (input, init) => fetch(input, init),
  now: () => new Date(),
};
