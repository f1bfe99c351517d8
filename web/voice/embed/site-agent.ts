import { trusted } from "../../client/src/decode.ts";
import type { KeptPlace } from "../kept/kept-place.ts";
import type { Placement } from "../placements/placement.ts";

/** Where the owner of a site wants its agent, and how: what the service tells anybody. */
export interface SiteAgent {
  readonly placement: Placement | null;
  /** Of the agent's own page. */
  readonly slug: string | null;
  /** By language. */
  readonly heading: Readonly<Record<string, string>>;
  readonly suggestions: Readonly<Record<string, readonly string[]>>;
  readonly default_language: string;
  readonly languages: readonly string[];
  readonly accent: string | null;
  readonly visitors: "members" | "anyone";
  /** The URL pattern of the site's pages. */
  readonly pages: string;
  readonly home_slug: string | null;
  readonly site_url: string | null;
  /** With which anonymous visitors sign in. */
  readonly api_key: string | null;
}

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
