/**
 * Why a page could not be read.
 * - `invalid_url`: not the URL of a page. `blocked`: leads into a private network, or to a port of another service.
 * - `robots`: the site's robots.txt forbids it.
 * - `other_site`: it redirects to another site.
 * - `unknown_host`: the host name does not exist. `unreachable`: no connection, or it broke.
 * - `too_many_redirects`, `wrong_type`: the response is not a readable page.
 * - `timeout`: it took too long, or the caller stopped waiting.
 */
export type WebFailure =
  | "invalid_url"
  | "blocked"
  | "robots"
  | "other_site"
  | "unknown_host"
  | "unreachable"
  | "too_many_redirects"
  | "wrong_type"
  | "timeout";

export class WebError extends Error {
  override readonly name = "WebError";
  readonly code: WebFailure;

  constructor(code: WebFailure, cause?: unknown) {
    super(`The page could not be read: ${code}`, { cause });
    this.code = code;
  }
}

/** Error codes and names, looked up along the chain of causes. */
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

/** The error of `undici` when a proxy refuses. Smokescreen answers 407 for private addresses: https://github.com/stripe/smokescreen */
const proxyFailureOf = (message: string): WebFailure | undefined => {
  if (message.includes("(407)")) return "blocked";
  return message.startsWith("Proxy response (") ? "unreachable" : undefined;
};
