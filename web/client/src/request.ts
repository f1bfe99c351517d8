import type { ErrorCode, ErrorDetail } from "./contract.ts";
import { isObject, trusted } from "./decode.ts";
import { isLecternError, LecternError, type LecternErrorFacts } from "./errors.ts";
import { joinSignals } from "./join-signals.ts";
import { nextDelayMs, type RetryRule } from "./retry.ts";

/** The client's dependencies on the environment. Tests replace them. */
export interface Environment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** 0 to 1. */
  readonly random: () => number;
  /** @throws the signal's reason */
  readonly sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** A signal that aborts after this time. */
  readonly timeout: (ms: number) => AbortSignal;
  readonly newId: () => string;
}

export interface ConnectionOptions {
  /** Origin of the Lectern deployment. */
  readonly baseUrl: string;
  /** The ID token of the signed-in person; `refresh` requests a new one after the service refused the last. */
  readonly getIdToken: (options: { readonly refresh: boolean }) => Promise<string>;
  /** The page's Firebase App Check token, for deployments that verify it. */
  readonly getAppCheckToken?: (() => Promise<string | undefined>) | undefined;
}

export interface OutgoingRequest {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Frozen bytes: a repetition sends the same. A file is sent with its own type. */
  readonly body?: string | Blob | undefined;
  /** Replaces the environment's `fetch` for this request. */
  readonly fetch?: Environment["fetch"] | undefined;
  readonly retry: RetryRule;
  /** For one attempt. */
  readonly timeoutMs?: number;
  /** The answer of a repetition that finds nothing: an earlier attempt did the work, and its answer was lost. */
  readonly ifGone?: object;
  readonly signal?: AbortSignal | undefined;
}

export interface Answer<Body> {
  readonly body: Body;
  readonly etag: string | undefined;
}

export type Send = <Body>(request: OutgoingRequest) => Promise<Answer<Body>>;

/** 15 s: the service itself answers within ten. */
const defaultTimeoutMs = 15_000;
/** 12 s: App Check's token may take ten of them. */
const identityTimeoutMs = 12_000;

/** Errors of the page's functions are passed on. These functions may also never resolve. */
const createIdentify =
  ({ getIdToken, getAppCheckToken }: Pick<ConnectionOptions, "getIdToken" | "getAppCheckToken">, environment: Environment) =>
  async (signal: AbortSignal | undefined, refresh: boolean): Promise<Tokens> => {
    const limit = environment.timeout(identityTimeoutMs);
    const { signal: over, release } = joinSignals([limit, ...(signal === undefined ? [] : [signal])]);
    const ended = new Promise<never>((_resolve, reject) => {
      over.addEventListener("abort", () =>
        reject(
          limit.aborted
            ? new LecternError("identity_failed", "The page gave no token in time.", { status: 0, isRetryable: true })
            : trusted<Error>(over.reason),
        ),
      );
    });
    try {
      return await Promise.race([Promise.all([getIdToken({ refresh }), getAppCheckToken?.()]), ended]);
    } finally {
      release();
      signal?.throwIfAborted();
    }
  };

/** Makes the error of a revision that is not the newest. Only editors need more than a `LecternError`. */
export type ToStaleRevision = (message: string, facts: LecternErrorFacts, etag: string | undefined) => LecternError;

/** Sends requests with the caller's token, refreshes it once when it is refused, and retries where allowed. */
export const createSend = ({ baseUrl, ...identity }: ConnectionOptions, environment: Environment, toStale?: ToStaleRevision): Send => {
  const origin = baseUrl.replace(/(?<!\/)\/+$/, "");
  const identify = createIdentify(identity, environment);

  const tryOnce = async <Body>(request: OutgoingRequest, refresh: boolean): Promise<Answer<Body>> => {
    return readAnswer(await transport(request, await identify(request.signal, refresh)), toStale);
  };

  const transport = async (request: OutgoingRequest, tokens: Tokens) => {
    const { method, path, body, timeoutMs = defaultTimeoutMs, signal } = request;
    const timeout = environment.timeout(timeoutMs);
    const joined = joinSignals([timeout, ...(signal === undefined ? [] : [signal])]);
    const init: RequestInit = {
      method,
      headers: headersOf(request, tokens),
      signal: joined.signal,
      // The token is the identity; cookies would only extend what another origin could do.
      credentials: "omit",
      cache: "no-store",
    };
    try {
      const sent = body === undefined ? init : { ...init, body };
      const response = await (request.fetch ?? environment.fetch)(`${origin}${path}`, sent);
      return { response, text: await response.text() };
    } catch (cause) {
      signal?.throwIfAborted();
      throw timeout.aborted
        ? new LecternError("timeout", `No answer came within ${timeoutMs / 1000} seconds.`, { status: 0, isRetryable: true, cause })
        : new LecternError("network", "The service could not be reached.", { status: 0, isRetryable: true, cause });
    } finally {
      joined.release();
    }
  };

  return async <Body>(request: OutgoingRequest): Promise<Answer<Body>> => {
    let refresh = false;
    let hasRefreshed = false;
    for (let attempt = 1; ;) {
      try {
        return await tryOnce<Body>(request, refresh);
      } catch (error) {
        if (!isLecternError(error)) throw error;
        if (attempt > 1 && error.code === "not_found" && request.ifGone) return { body: trusted<Body>(request.ifGone), etag: undefined };
        refresh = error.code === "unauthenticated" && !hasRefreshed;
        if (refresh) {
          hasRefreshed = true;
          continue;
        }
        const delayMs = nextDelayMs(error, request.retry, attempt, environment.random());
        if (delayMs === undefined) throw error;
        await environment.sleep(delayMs, request.signal);
        attempt++;
      }
    }
  };
};

type Tokens = readonly [idToken: string, appCheckToken: string | undefined];

const headersOf = ({ headers, body }: OutgoingRequest, [idToken, appCheckToken]: Tokens): Record<string, string> =>
  definedOnly({
    ...headers,
    Authorization: `Bearer ${idToken}`,
    "X-Firebase-AppCheck": appCheckToken,
    "Content-Type": typeof body === "object" ? body.type : body === undefined ? undefined : "application/json",
  });

const definedOnly = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined));

const readAnswer = <Body>(
  { response, text }: { readonly response: Response; readonly text: string },
  toStale: ToStaleRevision | undefined,
): Answer<Body> => {
  const etag = response.headers.get("ETag") ?? undefined;
  const body = parse(text);
  if (response.ok && isObject(body)) return { body: trusted<Body>(body), etag };
  throw failureOf(response, body, (message, facts) => toStale?.(message, facts, etag));
};

const failureOf = (
  response: Response,
  body: unknown,
  toStale: (message: string, facts: LecternErrorFacts) => LecternError | undefined,
): LecternError => {
  const { status } = response;
  const { error, code, details }: Record<string, unknown> = isObject(body) ? body : {};
  const retryAfterMs = secondsIn(response.headers.get("Retry-After"));
  const facts: LecternErrorFacts = {
    status,
    details: trusted<readonly ErrorDetail[]>(Array.isArray(details) ? details : []),
    requestId: response.headers.get("X-Request-Id") ?? undefined,
    retryAfterMs,
    isRetryable: isRetryable(status, retryAfterMs),
  };
  if (typeof code !== "string" || typeof error !== "string") {
    // HTML answers come from something in front of the service: Hosting, a proxy, the platform. They do not say what the service has done.
    const mayPass = status >= 500 || status === 429 || response.ok;
    return new LecternError("unreadable", `The answer with status ${status} could not be read.`, { ...facts, isRetryable: mayPass });
  }
  return (code === "stale_revision" ? toStale(error, facts) : undefined) ?? new LecternError(trusted<ErrorCode>(code), error, facts);
};

/** A 503 without `Retry-After` needs an operator. */
const isRetryable = (status: number, retryAfterMs: number | undefined): boolean => status === 503 && retryAfterMs !== undefined;

const secondsIn = (header: string | null): number | undefined => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON, which `failureOf` reports
  }
};
