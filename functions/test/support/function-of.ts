import type { FunctionName } from "../../src/lib/config/runtime.ts";

/** The function behind an endpoint: one may have two methods. */
export function functionOf(endpoint: "settingsSiteRead" | FunctionName): FunctionName;
export function functionOf(endpoint: string): string;
export function functionOf(endpoint: string): string {
  return endpoint === "settingsSiteRead" ? "settingsSite" : endpoint;
}
