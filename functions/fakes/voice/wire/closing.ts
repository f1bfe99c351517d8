import * as z from "zod";

/** What a client sees for a close frame without a code (RFC 6455, 7.1.5). */
export const noCode = 1005;

/** A code that a close frame may contain (RFC 6455, 7.4), or that stands for a frame without one. */
export const ClosingCode = z
  .int()
  .refine(
    (code) => code === noCode || (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999),
    "A close frame cannot hold this code",
  );

/** How the service ends a connection. */
export interface Closing {
  readonly code: number;
  readonly reason: string;
}

const closing = (code: number, reason: string): Closing => ({ code, reason });

/** Codes and reasons that Google's service was observed to send, verbatim. */
export const closings = {
  invalidArgument: closing(1007, "Request contains an invalid argument."),
  invalidKey: closing(1007, "API key not valid. Please pass a valid API key."),
  invalidHandle: closing(1007, "Invalid session handle"),
  explicitActivity: closing(1007, "Explicit activity control is not supported when automatic activity detection is enabled."),
  thinkingUnsupported: closing(1007, "Thinking level is not supported for this model"),
  thinkingRequired: closing(1007, "Thinking level must be specified"),
  schedulingUnsupported: closing(1007, "Function response scheduling is not supported for this model"),
  noCaller: closing(
    1008,
    "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
  ),
  unknownToken: closing(1008, "Requested entity was not found."),
  aborted: closing(1008, "The operation was aborted."),
  handleExpired: closing(1008, "BidiGenerateContent session expired"),
  tokenExpired: closing(1011, "Token has expired"),
  tokenEnded: closing(1011, "auth token has expired"),
  tokenTooOldToStart: closing(1011, "new_session_expire_time deadline exceeded"),
  tokenSpent: closing(1011, "Token has been used too many times"),
  sessionStillOpen: closing(1011, "Internal error encountered."),
  connectionTooOld: closing(1011, "Deadline expired before operation could complete."),
} as const satisfies Readonly<Record<string, Closing>>;

export const modelNotFound = (model: string, version: string): Closing =>
  closing(
    1008,
    `${model} is not found for API version ${version}, or is not supported for bidiGenerateContent. Call ListModels to see the list of available models and their supported methods.`,
  );

export const modalityUnsupported = (modalities: readonly string[]): Closing =>
  closing(1007, `The requested combination of response modalities (${modalities.join(", ")}) is not supported by the model`);

export const voiceUnavailable = (voice: string, model: string): Closing =>
  closing(1007, `Requested voice api_name '${voice}' is not available for model ${model}`);

export const malformed = (descriptions: readonly string[]): Closing => closing(1007, descriptions.join("\n"));

/** RFC 6455, 5.5: a control frame has at most 125 bytes, two of them for the code. Google truncates longer reasons. */
const longestReason = 123;

export function toFitting(reason: string): string {
  const whole = Buffer.from(reason);
  if (whole.length <= longestReason) return reason;
  let end = longestReason;
  while (isContinuation(whole[end])) end--;
  return whole.toString("utf8", 0, end);
}

/** A UTF-8 continuation byte. */
const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;
