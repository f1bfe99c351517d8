/**
 * Why a page could not be read.
 * - `invalid_url`: not an address of a page. `blocked`: leads into a network that is not public, or to a port of something else.
 * - `robots`: its site does not want programs there.
 * - `other_site`: it is no page of the site any more, but leads to another one.
 * - `unknown_host`: there is no such name. `unreachable`: no connection, or it broke.
 * - `too_many_redirects`, `wrong_type`: what came is not a page that we read.
 * - `timeout`: it took too long, or the caller did not want to wait any more.
 */
export type WebFailure =
  "invalid_url" | "blocked" | "robots" | "other_site" | "unknown_host" | "unreachable" | "too_many_redirects" | "wrong_type" | "timeout";

export class WebError extends Error {
  override readonly name = "WebError";
  readonly code: WebFailure;

  constructor(code: WebFailure, cause?: unknown) {
    super(`The page could not be read: ${code}`, { cause });
    this.code = code;
  }
}

/** Names of errors that the network gives, wherever they stand in the chain of causes. */
const failureNames: ReadonlyMap<string, WebFailure> = new Map([
  ["ENOTFOUND", "unknown_host"],
  ["EAI_AGAIN", "unknown_host"],
  ["EAI_NODATA", "unknown_host"],
  ["TimeoutError", "timeout"],
  ["AbortError", "timeout"],
  ["UND_ERR_CONNECT_TIMEOUT", "timeout"],
  ["UND_ERR_HEADERS_TIMEOUT", "timeout"],
  ["UND_ERR_BODY_TIMEOUT", "timeout"],
]);

/** What anything that a request throws means. */
export const toWebError = (error: unknown): WebError => {
  let cause: unknown = error;
  for (let depth = 0; depth < 5 && cause instanceof Error; depth += 1) {
    if (cause instanceof WebError) return cause;
    const failure =
      proxyFailureOf(cause.message) ?? failureNames.get("code" in cause ? String(cause.code) : "") ?? failureNames.get(cause.name);
    if (failure !== undefined) return new WebError(failure, error);
    cause = cause.cause;
  }
  return new WebError("unreachable", error);
};

/** What `undici` says when a proxy refuses. Smokescreen says 407 to addresses that are not public: https://github.com/stripe/smokescreen */
const proxyFailureOf = (message: string): WebFailure | undefined => {
  if (message.includes("(407)")) return "blocked";
  return message.startsWith("Proxy response (") ? "unreachable" : undefined;
};
