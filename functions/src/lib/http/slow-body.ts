import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "../core/app-error.ts";
import { requestLimits } from "./limits.ts";

interface BodyDeadline {
  /**
   * Lets the caller of a slow request be checked before its body has arrived.
   *
   * @throws AppError
   */
  readonly admit: (request: IncomingMessage) => Promise<unknown>;
  /** How long a known sender may take for so many bytes, in milliseconds. */
  readonly bodyMs: (bytes: number) => number;
  /** Answers without the rest of the body. */
  readonly refuse: (refusal: unknown) => void;
}

/**
 * Ends the wait for a slow body: at one byte a second, a sender would hold a place for minutes. Strangers have little time, known senders
 * more. The connection is closed after the answer, and the rest of the body is dropped.
 */
export const limitSlowBody = (request: IncomingMessage, response: ServerResponse, { admit, bodyMs, refuse }: BodyDeadline): void => {
  const bytes = announcedBytes(request);
  if (bytes === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const expire = (refusal: unknown): void => {
    if (response.writableEnded) {
      request.destroy();
      return;
    }
    response.once("finish", () => request.destroy());
    // Where nobody reads it, the answer is on its way.
    if (request.readableFlowing === true) refuse(refusal);
  };
  const ask = async (): Promise<void> => {
    const refusal: unknown = await admit(request).then(none, (error: unknown) => error);
    if (request.complete || request.destroyed) return;
    if (refusal === undefined) timer = setTimeout(expire, bodyMs(bytes) - requestLimits.strangerBodyMs, tooSlow());
    else expire(refusal);
  };
  timer = setTimeout(() => void ask(), requestLimits.strangerBodyMs);
  const stop = (): void => {
    clearTimeout(timer);
  };
  request.once("end", stop).once("close", stop);
};

const none = (): undefined => undefined;

/** The length of a body in chunks is unknown. */
const announcedBytes = ({ headers }: IncomingMessage): number =>
  headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : Number.POSITIVE_INFINITY;

const tooSlow = (): AppError => new AppError("invalid_request", "The request body did not arrive in time.");
