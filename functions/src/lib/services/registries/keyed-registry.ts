import type { Source } from "../../companies/company.ts";
import { RegistryError } from "../../companies/company-registry.ts";
import type { RegistryOptions } from "./registry-client.ts";

/** What the adapter of a registry needs when that registry requires a key. */
export interface KeyedOptions extends RegistryOptions {
  /** Empty if the deployment has none. */
  readonly apiKey: () => string;
}

/** @throws RegistryError `not_configured` */
export const requireKey = (source: Source, apiKey: KeyedOptions["apiKey"]): string => {
  const key = apiKey();
  if (key === "") throw new RegistryError(source, "not_configured");
  return key;
};

/** RFC 7617, from `user:password`. */
export const basicAuthorization = (credentials: string): string => `Basic ${Buffer.from(credentials).toString("base64")}`;
