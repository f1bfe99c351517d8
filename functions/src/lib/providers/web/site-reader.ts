import { extractionLimits } from "../../onboarding/extraction/limits.ts";
import { parseWebUrl } from "../../platform/core/web-address.ts";
import type { ExtractionProblem } from "../../onboarding/extraction/extraction.ts";
import { choosePages, hostOf } from "../../onboarding/extraction/choose-pages.ts";
import type { PageFacts, SiteReader } from "../../onboarding/extraction/page-facts.ts";
import { allowAll, readRobots, type RobotRules } from "../../onboarding/extraction/robots.ts";
import { decodeText } from "./decode-text.ts";
import { type PageFetcher, robotName } from "./page-fetcher.ts";
import { readHtml } from "./read-html.ts";
import { toWebError, WebError, type WebFailure } from "./web-error.ts";

const pageTypes = ["text/html", "application/xhtml+xml", "text/plain"];

/** A server without a robots.txt often sends an HTML page instead, which contains no rules. */
const robotsTypes = ["text/plain", "text/html", "application/xhtml+xml"];

/** Reads the home page of a website, and the linked pages that say most about the company. */
export const createSiteReader = (fetcher: PageFetcher): SiteReader => ({
  read: async (website, outer) => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(extractionLimits.siteMs)]);
    const visit = createVisit(fetcher, signal);
    const candidates = addressesOf(website);
    if (candidates.length === 0) return { pages: [], problem: "invalid_website" };
    const home = await visit.first(candidates);
    if (!("facts" in home)) return { pages: [], problem: home.problem };
    const own = hostOf(new URL(home.facts.url));
    const chosen = choosePages(home.facts, extractionLimits.pages - 1);
    const waiting = [...chosen];
    const read = new Map<string, PageFacts>();
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
        const page = await visit.page(new URL(next), own);
        if ("facts" in page) read.set(next, page.facts);
      }
    };
    await Promise.all(Array.from({ length: extractionLimits.parallelPages }, work));
    // In order of choice, because the first of two equal values is used. Several links may lead to one page.
    const pages = new Map([home.facts, ...chosen.flatMap((url) => read.get(url) ?? [])].map((page) => [page.url, page]));
    return { pages: [...pages.values()], problem: signal.aborted ? "timeout" : undefined };
  },
  readPage: async (text, outer) => {
    const url = URL.parse(text);
    if (url === null) return undefined;
    const signal = AbortSignal.any([outer, AbortSignal.timeout(extractionLimits.searchPageMs)]);
    // A listing that redirects to another site says nothing about the company.
    const page = await createVisit(fetcher, signal).page(url, hostOf(url));
    return "facts" in page ? page.facts : undefined;
  },
});

/**
 * `fjordbakeri.example` is tried with `https`, and with `http` if nothing answers. An `http` URL, often an old one from a registry, is also
 * tried with `https`, but an `https` URL never with `http`.
 */
const addressesOf = (website: string): readonly URL[] => {
  const text = website.trim();
  const [, scheme = "", rest = ""] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(.*)$/is.exec(text) ?? [];
  const schemes = { "": ["https", "http"], http: ["http", "https"] }[scheme.toLowerCase()] ?? [scheme];
  const texts = schemes.map((choice) => `${choice}://${rest}`);
  return texts.flatMap((candidate) => parseWebUrl(candidate) ?? []);
};

type Visited = { readonly facts: PageFacts } | { readonly problem: ExtractionProblem; readonly failure: WebFailure | undefined };

/** Failures after which the other scheme may work. */
const noConnection: ReadonlySet<WebFailure | undefined> = new Set(["unreachable", "timeout"]);

const createVisit = (fetcher: PageFetcher, signal: AbortSignal) => {
  const askRobots = createRobots(fetcher, signal);
  /** `site` is the one that the page must stay on; undefined for a home page, which may redirect to another host. */
  const page = async (url: URL, site?: string, hops = 0): Promise<Visited> => {
    const beforeEach = async (next: URL): Promise<void> => {
      // A contact page that redirects to a social network says nothing about the company.
      if (site !== undefined && hostOf(next) !== site) throw new WebError("other_site");
      await askRobots(next);
    };
    try {
      const found = await fetcher.fetch(url, { signal, types: pageTypes, maxBytes: extractionLimits.pageBytes, beforeEach });
      if (found.body.length === 0) return { problem: "site_unreadable", failure: undefined };
      const facts = await readHtml(decodeText(found.body, found.contentType), found.url, signal);
      const target = hops < extractionLimits.metaRefreshes ? refreshOf(facts) : undefined;
      return target === undefined ? { facts } : await page(target, site, hops + 1);
    } catch (error) {
      const { code } = toWebError(error);
      return { problem: problems[code], failure: code };
    }
  };
  const first = async ([url, ...others]: readonly URL[]): Promise<Visited> => {
    if (url === undefined) return { problem: "invalid_website", failure: undefined };
    const answer = await page(url);
    if ("facts" in answer || others.length === 0 || signal.aborted || !noConnection.has(answer.failure)) return answer;
    return first(others);
  };
  return { page, first };
};

/** The target of an immediate redirect in a page: https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh */
const refreshOf = ({ meta, url }: PageFacts): URL | undefined => {
  const [, seconds = "", target = ""] = /^\s*(\d{1,4})[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']*)/i.exec(meta.get("refresh") ?? "") ?? [];
  const next = target === "" || Number(seconds) > latestRefreshSec ? null : URL.parse(target.trim(), url);
  return next === null || next.href === url ? undefined : next;
};

/** 5 s: a page that redirects later is meant to be read. */
const latestRefreshSec = 5;

/** Fetches the robots.txt of each origin once. Throws if it forbids a page. */
const createRobots = (fetcher: PageFetcher, signal: AbortSignal): ((url: URL) => Promise<void>) => {
  const byOrigin = new Map<string, Promise<RobotRules>>();
  return async (url) => {
    const rules = byOrigin.get(url.origin) ?? fetchRobots(fetcher, url, signal);
    byOrigin.set(url.origin, rules);
    if (!(await rules).isAllowed(url)) throw new WebError("robots");
  };
};

/** RFC 9309, section 2.3.1: if there is no file, everything is allowed; if it cannot be read, nothing is. */
const fetchRobots = async (fetcher: PageFetcher, { origin }: URL, signal: AbortSignal): Promise<RobotRules> => {
  try {
    const { status, body, contentType } = await fetcher.fetch(new URL("/robots.txt", origin), {
      signal,
      types: robotsTypes,
      maxBytes: extractionLimits.robotsBytes,
    });
    if (status >= 500) throw new WebError("unreachable");
    return status >= 300 ? allowAll : readRobots(decodeText(body, contentType), robotName);
  } catch (error) {
    const failure = toWebError(error);
    if (failure.code === "wrong_type" || failure.code === "too_many_redirects") return allowAll;
    throw failure;
  }
};

const problems = {
  invalid_url: "invalid_website",
  blocked: "blocked_address",
  robots: "robots_disallow",
  other_site: "site_unreadable",
  unknown_host: "site_not_found",
  unreachable: "site_unreadable",
  too_many_redirects: "site_unreadable",
  wrong_type: "site_unreadable",
  timeout: "timeout",
} as const satisfies Readonly<Record<WebFailure, ExtractionProblem>>;
