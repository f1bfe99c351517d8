import { type Dispatcher, fetch } from "undici";
import { extractionLimits } from "../../onboarding/extraction/limits.ts";
import { guardedAgent, proxyAgent } from "./guarded-agent.ts";
import { type NetworkRules, publicNetwork, requirePublicUrl } from "./network-rules.ts";
import { readBytes } from "../read-bytes.ts";
import { toWebError, WebError } from "./web-error.ts";

interface PageFetcherOptions {
  /** A forward proxy; empty for direct connections. */
  readonly proxyUrl: string;
  /** A URL that tells site owners who reads their pages; empty if there is none. */
  readonly publicUrl: string;
  readonly rules?: NetworkRules;
}

export interface PageRequest {
  readonly signal: AbortSignal;
  readonly types: readonly string[];
  /** Limits the body both as transferred and as decompressed. */
  readonly maxBytes: number;
  /** Called before each URL, including redirects; may throw to stop. */
  readonly beforeEach?: (url: URL) => Promise<void>;
}

export interface FetchedPage {
  /** After redirects. */
  readonly url: URL;
  readonly status: number;
  readonly contentType: string;
  /** Empty unless the status is 2xx. */
  readonly body: Uint8Array;
}

export interface PageFetcher {
  /** @throws WebError */
  readonly fetch: (url: URL, request: PageRequest) => Promise<FetchedPage>;
}

/** The name to which rules in a robots.txt apply. */
export const robotName = "LecternBot";

/** Fetches pages whose URLs others chose, from the public Internet only, without cookies and with a User-Agent that names Lectern. */
export const createPageFetcher = ({ proxyUrl, publicUrl, rules = publicNetwork }: PageFetcherOptions): PageFetcher => {
  const dispatcher = proxyUrl === "" ? guardedAgent(rules) : proxyAgent(proxyUrl);
  const userAgent = publicUrl === "" ? `${robotName}/1.0` : `${robotName}/1.0 (+${publicUrl})`;
  return {
    fetch: async (start, request) => {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(extractionLimits.pageMs)]);
      try {
        return await follow(start, { ...request, signal, dispatcher, userAgent, rules });
      } catch (error) {
        throw toWebError(error);
      }
    },
  };
};

interface Journey extends PageRequest {
  readonly dispatcher: Dispatcher;
  readonly userAgent: string;
  readonly rules: NetworkRules;
}

const follow = async (start: URL, journey: Journey): Promise<FetchedPage> => {
  let url = start;
  for (let hops = 0; hops <= extractionLimits.redirects; hops += 1) {
    requirePublicUrl(url, journey.rules);
    await journey.beforeEach?.(url);
    const answer = await visit(url, journey);
    if (!(answer instanceof URL)) return answer;
    url = answer;
  }
  throw new WebError("too_many_redirects");
};

const redirectStatus: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The page at a URL, or the URL that it redirects to. */
const visit = async (url: URL, { dispatcher, userAgent, signal, types, maxBytes }: Journey): Promise<FetchedPage | URL> => {
  const response = await fetch(url, {
    dispatcher,
    signal,
    redirect: "manual",
    headers: { "User-Agent": userAgent, Accept: types.join(", ") },
  });
  const location = response.headers.get("location");
  if (redirectStatus.has(response.status) && location !== null) {
    await response.body?.cancel();
    return requireUrl(location, url);
  }
  const contentType = response.headers.get("content-type") ?? "";
  const { status } = response;
  if (!response.ok) {
    await response.body?.cancel();
    return { url, status, contentType, body: new Uint8Array() };
  }
  if (!isOneOf(types, contentType)) {
    await response.body?.cancel();
    throw new WebError("wrong_type");
  }
  return { url, status, contentType, body: await readBytes(response.body, maxBytes) };
};

const requireUrl = (location: string, base: URL): URL => {
  const url = URL.parse(location, base.href);
  if (url === null) throw new WebError("invalid_url");
  return url;
};

/** A response without a media type is assumed to have the requested one. */
const isOneOf = (types: readonly string[], contentType: string): boolean => {
  const [type = ""] = contentType.toLowerCase().split(";");
  return type.trim() === "" || types.includes(type.trim());
};
