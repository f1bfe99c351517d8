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
 * The origins that are to be asked instead of the registries' own, from JSON. Empty: none.
 *
 * @throws Error A mistake must not pass unseen: then the real registries would be asked.
 */
export const readOrigins = (json: string): ReturnType<RegistryOptions["origins"]> => {
  try {
    return Origins.parse(JSON.parse(json.trim() || "{}"));
  } catch (cause) {
    throw new Error('REGISTRY_URLS must be JSON with URLs by source, such as {"no": "https://example.com"}', { cause });
  }
};

/** Of this deployment. */
export const registryOptions: RegistryOptions = {
  origins: () => readOrigins(registryUrls.value()),
  timeLimitMs: companyLimits.registryMs,
  fetch: async (input, init) => fetch(input, init),
  now: () => new Date(),
};
