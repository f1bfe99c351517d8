import type { SiteAgent } from "../../client/src/contract.ts";
import { trusted } from "../../client/src/decode.ts";
import type { KeptPlace } from "../kept/kept-place.ts";

/** 10 s: the service answers within one. */
const limitMs = 10_000;

/** Undefined: there is no such project. The browser keeps the answer for some seconds, and then asks whether it has changed. @throws if it is not known */
export const readAgent = async ({ project, baseUrl }: KeptPlace): Promise<SiteAgent | undefined> => {
  const response = await fetch(`${baseUrl}/api/sites/${encodeURIComponent(project)}/agent`, {
    credentials: "omit",
    signal: AbortSignal.timeout(limitMs),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The service answered ${response.status}.`);
  return trusted<SiteAgent>(await response.json());
};
