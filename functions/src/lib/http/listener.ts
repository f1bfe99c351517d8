import http, { type IncomingMessage, type RequestListener, type Server } from "node:http";
import { AppError } from "../core/app-error.ts";
import { finishOnTerm } from "./finish-on-term.ts";
import { requestLimits } from "./limits.ts";

/** What stands before the parsers of a function. */
export interface Door {
  /** Bytes of the longest body that the function takes. */
  readonly maxBytes: number;
  /**
   * Makes sure of whoever sends more than a little.
   *
   * @throws AppError
   */
  readonly admitLarge: (request: IncomingMessage) => Promise<unknown>;
}

const withheld = new WeakMap<object, unknown>();

/**
 * Puts a door before the server that functions-framework makes when our code has been loaded. Its parsers take bodies of a gigabyte, inflate
 * them and build every value in them before they ask anybody: ten megabytes of brackets, or a kilobyte of gzip, would end an instance.
 *
 * A body that is refused here is withheld: nobody reads it, and the request goes on as one without, through the same checks in the same order.
 */
export const guardListener = (door: Door): void => {
  const { createServer } = http;
  const createGuarded = (listener: RequestListener): Server => {
    Object.assign(http, { createServer });
    const server = createServer((request, response) => {
      void withholdBody(door, request).then(() => {
        listener(request, response);
      });
    });
    finishOnTerm(server);
    return server;
  };
  Object.assign(http, { createServer: createGuarded });
};

/** @throws AppError why the body of this request was not read, if it was not */
export const requireUnrefused = (request: object): void => {
  if (withheld.has(request)) throw withheld.get(request);
};

const withholdBody = async (door: Door, request: IncomingMessage): Promise<void> => {
  const refusal = await refusalOf(door, request);
  if (refusal === undefined) return;
  withheld.set(request, refusal);
  // By these the parsers know that there is a body. What is on its way is thrown away when the answer has been sent.
  for (const name of ["content-length", "content-encoding", "transfer-encoding"]) Reflect.deleteProperty(request.headers, name);
};

const refusalOf = async ({ maxBytes, admitLarge }: Door, request: IncomingMessage): Promise<unknown> => {
  const { "content-encoding": encoding = "identity", "transfer-encoding": transfer, "content-length": length = "0" } = request.headers;
  if (transfer !== undefined) return new AppError("length_required", "The request body must be sent with its Content-Length.");
  if (encoding.trim().toLowerCase() !== "identity")
    return new AppError("unsupported_media_type", "The request body must not be compressed.");
  const bytes = Number(length);
  if (bytes > maxBytes) return tooLarge(bytes, maxBytes);
  return bytes > requestLimits.bodyBytes ? admitLarge(request).then(none, (error: unknown) => error) : undefined;
};

const none = (): undefined => undefined;

const tooLarge = (bytes: number, maxBytes: number): AppError =>
  new AppError("too_large", `The request body is too large: ${bytes} bytes; the limit is ${maxBytes} bytes.`, {
    details: [
      { path: "size_bytes", message: String(bytes) },
      { path: "limit_bytes", message: String(maxBytes) },
    ],
  });
