import { AppError } from "../core/app-error.ts";
import type { Bucket } from "./bucket.ts";
import { mediaLimits } from "./limits.ts";
import { type MediaFile, objectNameOf, parseMediaFile } from "./media-file.ts";

interface Asked {
  readonly projectId: string;
  readonly name: string;
  readonly known: readonly string[] | undefined;
}

/**
 * A stored picture that browsers and caches may keep for ever, because its name changes with its bytes.
 *
 * @throws AppError `not_found`, `unavailable`
 */
export const serveImage = async (bucket: Bucket, { projectId, name, known }: Asked) => {
  const file = parseMediaFile(projectId, name);
  if (file === undefined) throw noSuchImage();
  const headers = headersOf(file);
  // A client that knows this name's tag already has the bytes, so the store is not read.
  if (known?.includes(name) === true) return { status: 304, headers, body: Buffer.alloc(0) };
  const body = await bucket.readObject(objectNameOf(file));
  if (body === undefined) throw noSuchImage();
  return { status: 200, headers: { ...headers, "Content-Type": file.type, "Content-Length": String(body.length) }, body };
};

const headersOf = ({ name }: MediaFile): Readonly<Record<string, string>> => ({
  "Cache-Control": `public, max-age=${mediaLimits.cacheSec}, immutable`,
  ETag: `"${name}"`,
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Access-Control-Allow-Origin": "*",
});

const noSuchImage = (): AppError => new AppError("not_found", "There is no picture at this address.");
