import type { Source } from "../../companies/company.ts";
import { RegistryError, type RegistryFailure } from "../../companies/company-registry.ts";
import { readJson } from "./read-json.ts";
import { readRetryAfter } from "./retry-after.ts";

export interface ClientOptions {
  readonly source: Source;
  /** Origin of the registry, without a slash at its end. */
  readonly baseUrl: () => string;
  /** Longest time to wait for one whole answer, in milliseconds. */
  readonly timeLimitMs: number;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => Date;
}

/** What an adapter of a registry needs. */
export type RegistryOptions = Omit<ClientOptions, "source">;

export interface RegistryRequest {
  /** With its query, escaped. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: object;
  /** Statuses that mean "there is none" here. */
  readonly absent?: readonly number[];
}

export interface RegistryClient {
  /**
   * The JSON of an answer; undefined when the registry says that there is none.
   *
   * @throws RegistryError
   */
  readonly ask: (request: RegistryRequest, signal: AbortSignal) => Promise<unknown>;
}

/** Several registries refuse programs that do not say who they are, and some limit them earlier. */
const userAgent = "Lectern/1.0 (website builder; looks up companies that its visitors name)";

/** Speaks with one registry. One that limits us is left alone until it wants to hear from us again. */
export const registryClient = ({ source, baseUrl, timeLimitMs, fetch, now }: ClientOptions): RegistryClient => {
  let pausedUntilMs = 0;

  const ask = async ({ path, headers = {}, body, absent = [] }: RegistryRequest, signal: AbortSignal): Promise<unknown> => {
    if (now().getTime() < pausedUntilMs) throw new RegistryError(source, "rate_limited");
    const time = AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
    try {
      const response = await fetch(`${baseUrl()}${path}`, {
        signal: time,
        headers: {
          Accept: "application/json",
          "User-Agent": userAgent,
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      });
      if (absent.includes(response.status)) {
        await response.body?.cancel();
        return undefined;
      }
      if (response.status === 429) pausedUntilMs = now().getTime() + readRetryAfter(response.headers.get("retry-after"), now());
      if (!response.ok) {
        await response.body?.cancel();
        throw new RegistryError(source, failureOf(response.status));
      }
      return await readJson(response);
    } catch (error) {
      if (error instanceof RegistryError) throw error;
      if (error instanceof SyntaxError) throw new RegistryError(source, "unreadable", error);
      throw new RegistryError(source, time.aborted ? "timeout" : "down", error);
    }
  };
  return { ask };
};

const failureOf = (status: number): RegistryFailure => {
  if (status === 429) return "rate_limited";
  if (status === 401 || status === 403) return "refused";
  return status >= 500 ? "down" : "unreadable";
};
