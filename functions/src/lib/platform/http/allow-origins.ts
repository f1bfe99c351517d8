import cors from "cors";
import type { Request } from "firebase-functions/v2/https";
import type { Response } from "express";
import { requestLimits } from "./limits.ts";
import { isEmulated } from "../config/params.ts";

const ownMachine = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Lets browsers on the allowed origins read the answer, and answers preflights. Resolves if the request is for the endpoint itself. */
export const allowOrigins = async (
  request: Request,
  response: Response,
  { methods, origins }: { readonly methods: readonly string[]; readonly origins: readonly string[] },
): Promise<void> =>
  new Promise((resolve) => {
    const handle = cors({
      origin: origins.includes("*") ? "*" : isAllowed(request.headers.origin, origins),
      // A page may send OPTIONS, which has no effect, to start an instance.
      methods: [...methods, "OPTIONS"],
      allowedHeaders: [
        "Authorization",
        "Content-Type",
        "Idempotency-Key",
        "If-Match",
        "X-File-Name",
        "X-Firebase-AppCheck",
        "X-Project-Id",
      ],
      exposedHeaders: ["Allow", "ETag", "Retry-After", "X-Request-Id"],
      maxAge: requestLimits.preflightSec,
    });
    handle(request, response, () => {
      resolve();
    });
  });

const isAllowed = (origin: string | undefined, origins: readonly string[]): boolean =>
  origin !== undefined && (origins.includes(origin) || (isEmulated() && ownMachine.test(origin)));
