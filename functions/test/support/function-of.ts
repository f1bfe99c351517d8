import type { FunctionName, PublicName } from "../../src/lib/platform/config/runtime.ts";

/** A function, or the second method of one. */
export type Callable =
  | FunctionName
  | "settingsSiteRead"
  | "keysList"
  | "mediaList"
  | "commentsList"
  | "peopleRead"
  | "siteAgent"
  | "sitePage"
  | "sitePages";

/** The function behind an endpoint: one may have two methods. */
export function functionOf(endpoint: Callable): FunctionName | PublicName;
export function functionOf(endpoint: string): string;
export function functionOf(endpoint: string): string {
  if (endpoint === "commentsList") return "comments";
  if (endpoint === "keysList") return "keys";
  if (endpoint === "mediaList") return "mediaUpload";
  if (endpoint === "peopleRead") return "people";
  return endpoint === "settingsSiteRead" ? "settingsSite" : endpoint;
}
