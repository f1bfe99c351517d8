import http, { type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { ErrorRequestHandler, Response } from "express";
import type { Request } from "firebase-functions/v2/https";
import { AppError } from "../core/app-error.ts";
import { requestLimits } from "./limits.ts";

/** Checks that run before the framework's body parsers. */
interface Door {
  readonly maxBytes: number;
  /**
   * Authenticates the sender of a large body, or of any body if it may arrive slowly.
   *
   * @throws AppError
   */
  readonly admit: (request: IncomingMessage) => Promise<unknown>;
  /** Time limit for a request to arrive, if not `requestLimits.bodyMs`; then its connection is closed. */
  readonly bodyMs?: number | undefined;
  readonly serve: (request: Request, response: Response) => unknown;
}

const withheld = new WeakMap<object, unknown>();

/**
 * Puts a door before the server that functions-framework creates after loading this code. Its parsers accept bodies of 1 GB, inflate them
 * and build every value before any check: 10 MB of brackets, or 1 kB of gzip, would crash an instance.
 *
 * A refused body is not read: the request passes the same checks in the same order, as if it had no body.
 */
export const guardListener = (door: Door): void => {
  const { createServer } = http;
  const createGuarded = (listener: RequestListener): Server => {
    Object.assign(http, { createServer });
    if (isApplication(listener)) listener.use(serveUnread(door));
    const { bodyMs: requestTimeout = requestLimits.bodyMs } = door;
    const server = createServer({ requestTimeout, connectionsCheckingInterval: requestLimits.slownessCheckMs }, (request, response) => {
      void refusalOf(door, request).then((refusal) => {
        if (refusal !== undefined) withhold(request, refusal);
        listener(request, response);
      });
    });
    finishOnTerm(server);
    return server;
  };
  Object.assign(http, { createServer: createGuarded });
};

type Application = RequestListener & { readonly use: (handler: ErrorRequestHandler) => unknown };

/** functions-framework uses Express. */
const isApplication = (listener: RequestListener): listener is Application => "use" in listener && typeof listener.use === "function";

/**
 * Handles requests that the parsers or the router could not read, for which Express would log an error that quotes the sender. They are
 * treated like requests with a withheld body. Express recognises an error handler by its four parameters.
 */
const serveUnread =
  ({ serve }: Door): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    withhold(request, unread(error));
    void serve(Object.assign(request, { rawBody: Buffer.alloc(0) }), response);
  };

/** https://github.com/expressjs/body-parser#errors */
const unread = (error: unknown): AppError =>
  error instanceof Error && "type" in error && error.type === "charset.unsupported"
    ? new AppError("unsupported_media_type", "The request body must be JSON in UTF-8.")
    : new AppError("invalid_request", "The request body must be valid JSON.");

/** @throws AppError if the body of this request was not read */
export const requireUnrefused = (request: object): void => {
  if (withheld.has(request)) throw withheld.get(request);
};

const withhold = (request: IncomingMessage, refusal: unknown): void => {
  withheld.set(request, refusal);
  // Without these headers, the parsers see no body. Bytes that still arrive are discarded after the response.
  for (const name of ["content-length", "content-encoding", "transfer-encoding"]) Reflect.deleteProperty(request.headers, name);
};

const refusalOf = async ({ maxBytes, admit, bodyMs }: Door, request: IncomingMessage): Promise<unknown> => {
  const { "content-encoding": encoding = "identity", "transfer-encoding": transfer, "content-length": length = "0" } = request.headers;
  if (transfer !== undefined) return new AppError("length_required", "The request body must be sent with its Content-Length.");
  if (encoding.trim().toLowerCase() !== "identity")
    return new AppError("unsupported_media_type", "The request body must not be compressed.");
  const bytes = Number(length);
  if (bytes > maxBytes) return tooLarge(bytes, maxBytes);
  // Only authenticated callers may send large or slow bodies.
  return bytes > (bodyMs === undefined ? requestLimits.bodyBytes : 0) ? admit(request).then(none, (error: unknown) => error) : undefined;
};

const none = (): undefined => undefined;

const tooLarge = (bytes: number, maxBytes: number): AppError =>
  new AppError("too_large", `The request body is too large: ${bytes} bytes; the limit is ${maxBytes} bytes.`, {
    details: [
      { path: "size_bytes", message: String(bytes) },
      { path: "limit_bytes", message: String(maxBytes) },
    ],
  });

/**
 * Ends the process on SIGTERM after answering all open requests, at the latest after `requestLimits.leavingMs`; the framework would answer the
 * last one with 500 and exit at once. A closed server no longer looks for slow requests, so one that never arrives, or an answer that nobody
 * reads, would keep it open for ever.
 */
const finishOnTerm = (server: Server): void => {
  server.once("listening", () => {
    // Runs after the framework has added its own handler, which it does on "listening".
    setImmediate(() => {
      const others = process.listeners("SIGTERM");
      // Before the others go: without any listener, Node drops a signal that has just arrived.
      process.once("SIGTERM", () => {
        const end = (): void => {
          // Otherwise the framework would answer the last request with 500 when the process exits.
          server.closeAllConnections();
          process.exit(0);
        };
        server.close(end);
        setTimeout(end, requestLimits.leavingMs);
        setInterval(() => {
          server.closeIdleConnections();
        }, requestLimits.idlenessCheckMs).unref();
      });
      for (const other of others) process.off("SIGTERM", other);
    });
  });
};
