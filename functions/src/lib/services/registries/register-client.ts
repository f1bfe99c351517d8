import type { Source } from "../../companies/company.ts";
import { RegisterError, type RegisterFailure } from "../../companies/company-register.ts";
import { readJson } from "./read-json.ts";
import { readRetryAfter } from "./retry-after.ts";

export interface ClientOptions {
  readonly source: Source;
  /** Origin of the register, without a slash at its end. */
  readonly baseUrl: () => string;
  /** Longest time to wait for one whole answer, in milliseconds. */
  readonly timeLimitMs: number;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => Date;
}

/** What an adapter of a register needs. */
export type RegisterOptions = Omit<ClientOptions, "source">;

export interface RegisterRequest {
  /** With its query, escaped. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: object;
  /** Statuses that mean "there is none" here. */
  readonly absent?: readonly number[];
}

export interface RegisterClient {
  /**
   * The JSON of an answer; undefined when the register says that there is none.
   *
   * @throws RegisterError
   */
  readonly ask: (request: RegisterRequest, signal: AbortSignal) => Promise<unknown>;
}

/** Several registers refuse programs that do not say who they are, and some limit them earlier. */
const userAgent = "Lectern/1.0 (website builder; looks up companies that its visitors name)";

/** Speaks with one register. One that limits us is left alone until it wants to hear from us again. */
export const registerClient = ({ source, baseUrl, timeLimitMs, fetch, now }: ClientOptions): RegisterClient => {
  let pausedUntilMs = 0;

  const ask = async ({ path, headers = {}, body, absent = [] }: RegisterRequest, signal: AbortSignal): Promise<unknown> => {
    if (now().getTime() < pausedUntilMs) throw new RegisterError(source, "rate_limited");
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
        throw new RegisterError(source, failureOf(response.status));
      }
      return await readJson(response);
    } catch (error) {
      if (error instanceof RegisterError) throw error;
      if (error instanceof SyntaxError) throw new RegisterError(source, "unreadable", error);
      throw new RegisterError(source, time.aborted ? "timeout" : "down", error);
    }
  };
  return { ask };
};

const failureOf = (status: number): RegisterFailure => {
  if (status === 429) return "rate_limited";
  if (status === 401 || status === 403) return "refused";
  return status >= 500 ? "down" : "unreadable";
};
