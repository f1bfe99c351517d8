import "../chunks/shared-modules.ts";
import { readAgent } from "../embed/site-agent.ts";
import type { Identity } from "./page-identity.ts";
import type { KeptPlace } from "../kept/kept-place.ts";
import { isLocal } from "../../shared/is-local.ts";
import { VisitorTokens } from "./visitor-tokens.ts";

type GetIdToken = Identity["getIdToken"];

/**
 * The identity of an anonymous visitor, where the owner of the site lets anybody talk: without Firebase's SDK, which would be 65 kB on every page.
 * `known`: only of those who were here before. @throws if the site is not known at present
 */
export const findVisitor = async (settings: KeptPlace & Identity, who: "known" | "any"): Promise<GetIdToken> => {
  const { baseUrl, getAppCheckToken } = settings;
  const agent = await readAgent(settings);
  if (agent?.visitors !== "anyone") return undefined;
  if (agent.api_key === null) {
    console.error("<lectern-voice>: visitors cannot be signed in, because the deployment has no WEB_API_KEY.");
    return undefined;
  }
  const local = isLocal(new URL(baseUrl).hostname)
    ? await (await import("../loading/local-address.ts")).localAddress("Auth", baseUrl)
    : null;
  const tokens = new VisitorTokens({
    // One identity for all agents of a deployment, as with Firebase's SDK.
    key: `lectern-visitor ${baseUrl}`,
    apiKey: agent.api_key,
    origin: local === null ? "https://" : `${local}/`,
    getAppCheckToken,
    fetch: async (url, init) => fetch(url, init),
    storage: () => localStorage,
  });
  if (who === "known" && tokens.stored === undefined) return undefined;
  return async ({ refresh }) => inTurn(tokens.key, async () => tokens.get(refresh));
};

/** Two tabs are one visitor. */
const inTurn = async <Value>(key: string, deed: () => Promise<Value>): Promise<Value> => {
  // Undefined on pages without HTTPS, despite the types.
  return "locks" in navigator ? navigator.locks.request(key, deed) : deed();
};
