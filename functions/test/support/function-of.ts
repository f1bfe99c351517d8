import type { FunctionName, PublicName } from "../../src/lib/platform/config/runtime.ts";

/** A function, or the second method of one. */
export type Callable = FunctionName | "settingsSiteRead" | "siteAgent";

/** The function behind an endpoint: one may have two methods. */
export function functionOf(endpoint: Callable): FunctionName | PublicName;
export function functionOf(endpoint: string): string;
export function functionOf(endpoint: string): string {
  return endpoint === "settingsSiteRead" ? "settingsSite" : endpoint;
}
