import { isUtf8 } from "node:buffer";
import type { Request } from "firebase-functions/v2/https";
import type * as z from "zod/mini";
import { requestLimits } from "./limits.ts";
import { AppError } from "../core/app-error.ts";
import { isRecord } from "../core/unknown-record.ts";
import { requireUnrefused } from "./listener.ts";
import { parseFields } from "./query.ts";

export interface BodyReader<Body> {
  /** For the published contract; undefined if the endpoint takes no JSON. */
  readonly schema: z.ZodMiniType<Body> | undefined;
  /** Longer bodies are refused without being read: `listener.ts`. */
  readonly maxBytes: number;
  readonly read: (request: Request) => Promise<Body>;
}

/** For endpoints without a body: ignores one that is sent. */
export const noBody: BodyReader<undefined> = { schema: undefined, maxBytes: 0, read: async () => undefined };

/**
 * Reads and checks a JSON body, which the platform has already parsed.
 *
 * @throws AppError `length_required`, `unsupported_media_type`, `too_large`, `invalid_request` with every problem
 */
export const jsonBody = <Body>(schema: z.ZodMiniType<Body>, maxBytes: number = requestLimits.bodyBytes): BodyReader<Body> => ({
  schema,
  maxBytes,
  read: async (request) => {
    requireUnrefused(request);
    const bytes = byteLength(request);
    requireJson(request, bytes);
    requireUtf8(request);
    const body: unknown = bytes === 0 ? {} : request.body;
    if (!isRecord(body)) throw new AppError("invalid_request", "The request body must be a JSON object.");
    return parseFields(schema, body);
  },
});

/**
 * Reads a file unchanged. The endpoint has to check that its bytes match the declared type.
 *
 * @throws AppError `length_required`, `unsupported_media_type`, `too_large`
 */
export const fileBody = (mainType: string, maxBytes: number): BodyReader<Buffer> => ({
  schema: undefined,
  maxBytes,
  read: async (request: MaybeRead) => {
    const type = (request.get("Content-Type") ?? "").trim().toLowerCase();
    const isFile = type.startsWith(`${mainType}/`);
    try {
      requireUnrefused(request);
    } catch (error) {
      // A file with a JSON type passes through the platform's JSON parser, whose errors do not matter.
      if (isFile || !(error instanceof AppError) || error.code !== "invalid_request") throw error;
    }
    if (!isFile) {
      throw new AppError("unsupported_media_type", `The request body must be a file, with Content-Type: ${mainType}/...`);
    }
    return request.rawBody ?? Buffer.alloc(0);
  },
});

/** Without a body or a media type, the platform reads nothing and sets no `rawBody`. */
type MaybeRead = Omit<Request, "rawBody"> & { readonly rawBody?: Buffer };

const byteLength = (request: MaybeRead): number => request.rawBody?.length ?? Number(request.get("Content-Length") ?? 0);

const requireJson = (request: Request, bytes: number): void => {
  const [type = ""] = (request.get("Content-Type") ?? "").split(";");
  if (bytes === 0 || type.trim().toLowerCase() === "application/json") return;
  throw new AppError("unsupported_media_type", "The request body must be JSON, with Content-Type: application/json.");
};

/** The platform's parser would replace bytes that are not UTF-8 with U+FFFD, so that the stored text would differ from the sent one. */
const requireUtf8 = ({ rawBody }: MaybeRead): void => {
  if (rawBody === undefined || isUtf8(rawBody)) return;
  throw new AppError("invalid_request", "The request body must be valid UTF-8.");
};
