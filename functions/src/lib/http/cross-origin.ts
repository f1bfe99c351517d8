import cors from "cors";
import type { Request } from "firebase-functions/v2/https";
import type { Response } from "express";
import { requestLimits } from "./limits.ts";
import { isEmulated, readAllowedOrigins } from "../config/params.ts";

const ownMachine = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Lets browsers on the allowed origins read the answer. A preflight is answered here.
 * Resolves when the request goes on to the endpoint.
 */
export const allowOrigins = async (request: Request, response: Response, methods: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const handle = cors({
      origin: isAllowed(request.headers.origin),
      methods: [...methods],
      allowedHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "If-Match", "X-Project-Id"],
      exposedHeaders: ["Allow", "ETag", "Retry-After", "X-Request-Id"],
      maxAge: requestLimits.preflightSec,
    });
    handle(request, response, () => {
      resolve();
    });
  });

const isAllowed = (origin: string | undefined): boolean => {
  if (origin === undefined) return false;
  const allowed = readAllowedOrigins();
  return allowed.includes("*") || allowed.includes(origin) || (isEmulated() && ownMachine.test(origin));
};
