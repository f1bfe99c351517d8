import { companyLimits } from "../../companies/limits.ts";
import type { Source, Company } from "../../companies/company.ts";
import { RegistryError, type RegistryFailure } from "../../companies/company-registry.ts";
import { readBytes } from "../read-bytes.ts";

export interface RegistryOptions {
  /** Origins that replace the registries' own, by source, without a trailing slash. */
  readonly origins: () => Readonly<Record<string, string>>;
  /** The deployment's key for a source; empty if it has none. */
  readonly apiKey: (source: Source) => string;
  /** For one request, until the response is complete. */
  readonly timeLimitMs: number;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => Date;
}

interface ClientOptions extends Omit<RegistryOptions, "apiKey"> {
  readonly source: Source;
  /** The registry's own origin, without a trailing slash. */
  readonly origin: string;
}

export interface RegistryRequest {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: object;
  /** Statuses that mean "no match" for this request. */
  readonly absent?: readonly number[];
  /** Statuses that mean that too many would match. */
  readonly tooGeneral?: readonly number[];
  /** Extracts the JSON from a response that wraps it. */
  readonly unwrap?: (text: string) => string;
}

/** Several registries refuse unidentified programs or give them lower limits. */
const userAgent = "Lectern/1.0 (website builder; looks up companies that its visitors name)";

/** @throws RegistryError `not_configured` */
export const requireRegistryKey = ({ apiKey }: Pick<RegistryOptions, "apiKey">, source: Source): string => {
  const key = apiKey(source);
  if (key === "") throw new RegistryError(source, "not_configured");
  return key;
};

/**
 * The HTTP client of one registry. After a 429, it sends no requests until the limit has expired; after failures in a row, one for each pause:
 * registries lock out programs that go on asking through an outage.
 */
export const registryClient = ({ source, origin, origins, timeLimitMs, fetch, now }: ClientOptions) => {
  let pausedUntilMs = 0;
  let pausedFor: RegistryFailure = "rate_limited";
  let failuresInARow = 0;

  const pause = (failure: RegistryFailure, ms: number): void => {
    pausedUntilMs = now().getTime() + ms;
    pausedFor = failure;
  };

  const noteFailure = (failure: RegistryFailure): void => {
    failuresInARow += 1;
    if (failuresInARow >= companyLimits.failuresToPause) pause(failure, companyLimits.failurePauseMs);
  };

  /**
   * The JSON of a response; undefined if the registry has no match.
   *
   * @throws RegistryError
   */
  const ask = async (request: RegistryRequest, signal: AbortSignal): Promise<unknown> => {
    if (now().getTime() < pausedUntilMs) throw new RegistryError(source, pausedFor);
    const url = urlOf(origins()[source] ?? origin, request);
    const time = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
    try {
      const response = await fetch(url, { signal: time, ...toInit(request) });
      if (request.absent?.includes(response.status) === true) {
        await response.body?.cancel();
        return undefined;
      }
      if (response.status === 429) pause("rate_limited", readRetryAfter(response.headers.get("retry-after"), now()));
      if (!response.ok) {
        await response.body?.cancel();
        const isTooGeneral = request.tooGeneral?.includes(response.status) === true;
        throw new RegistryError(source, isTooGeneral ? "too_general" : failureOf(response.status));
      }
      const json = await readJson(response, request.unwrap);
      failuresInARow = 0;
      return json;
    } catch (error) {
      const failure = toFailure(error, time.aborted);
      // Nobody waits any longer for what the caller has given up.
      if (isOutage(failure) && !signal.aborted) noteFailure(failure);
      throw error instanceof RegistryError ? error : new RegistryError(source, failure, error);
    }
  };
  return { ask };
};

const toFailure = (error: unknown, isTimeOver: boolean): RegistryFailure => {
  if (error instanceof RegistryError) return error.failure;
  if (error instanceof SyntaxError) return "unreadable";
  return isTimeOver ? "timeout" : "down";
};

const isOutage = (failure: RegistryFailure): boolean => failure === "down" || failure === "timeout";

const urlOf = (origin: string, { path, query = {} }: RegistryRequest): string => {
  const url = new URL(`${origin}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.href;
};

const toInit = ({ headers, body }: RegistryRequest): RequestInit => ({
  headers: {
    Accept: "application/json",
    "User-Agent": userAgent,
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...headers,
  },
  ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
});

const failureOf = (status: number): RegistryFailure => {
  if (status === 429) return "rate_limited";
  if (status === 401 || status === 403) return "refused";
  return status >= 500 ? "down" : "unreadable";
};

/** In milliseconds. Retry-After has seconds or a date: RFC 9110, 10.2.3. */
const readRetryAfter = (header: string | null, now: Date): number => {
  const text = header?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? companyLimits.pauseMs : Math.min(Math.max(ms, 0), companyLimits.longestPauseMs);
};

const readJson = async ({ body }: Response, unwrap: RegistryRequest["unwrap"] = (text) => text): Promise<unknown> => {
  const bytes = await readBytes(body, companyLimits.answerBytes + 1);
  if (bytes.length > companyLimits.answerBytes) throw new SyntaxError("The answer is too long");
  const json: unknown = JSON.parse(unwrap(new TextDecoder().decode(bytes)));
  return json;
};

/**
 * Converts a registry's records to companies, without unreadable ones. If none is readable, the registry has changed its format.
 *
 * @throws RegistryError `unreadable`
 */
export const readCompanies = (source: Source, records: unknown, read: (record: unknown) => Company | undefined): readonly Company[] => {
  if (!Array.isArray(records)) throw new RegistryError(source, "unreadable");
  const companies = records.slice(0, mostRecords).flatMap((record: unknown) => read(record) ?? []);
  if (companies.length === 0 && records.length > 0) throw new RegistryError(source, "unreadable");
  return companies;
};

/** More records are ignored. The Finnish registry always sends 100. */
const mostRecords = companyLimits.asked * 5;
