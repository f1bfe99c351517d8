import { AppError } from "../../platform/core/app-error.ts";
import type { Bucket } from "./bucket.ts";
import { mediaLimits } from "./limits.ts";
import { type MediaFile, mediaPath, objectNameOf, parseMediaFile } from "./media-file.ts";

interface Asked {
  readonly projectId: string;
  readonly name: string;
  readonly known: readonly string[] | undefined;
  /** Path and query as they were sent. */
  readonly url: string;
  /** Only the headers are wanted. */
  readonly isHead: boolean;
}

/**
 * A stored picture that browsers and caches may keep for ever, because its name changes with its bytes. It has one address: any other
 * spelling leads there without a look at the store. Each would be another entry of the cache, and another download from the store.
 *
 * @throws AppError `not_found`, `unavailable`
 */
export const serveImage = async (bucket: Pick<Bucket, "openObject" | "sizeOf">, { projectId, name, known, url, isHead }: Asked) => {
  const file = parseMediaFile(projectId, name);
  if (file === undefined) throw noSuchImage();
  if (!isOnlyAddress(url, file)) return { status: 301, headers: headersToAddress(file), body: "" };
  const headers = headersOf(file);
  // A client that knows this name's tag already has the bytes, so the store is not read.
  if (known?.includes(name) === true) return { status: 304, headers, body: "" };
  const { bytes, content } = await find(bucket, objectNameOf(file), isHead);
  return { status: 200, headers: { ...headers, "Content-Type": file.type, "Content-Length": String(bytes) }, body: content };
};

const find = async (bucket: Pick<Bucket, "openObject" | "sizeOf">, name: string, isHead: boolean) => {
  if (!isHead) return (await bucket.openObject(name)) ?? noImage();
  return { bytes: (await bucket.sizeOf(name)) ?? noImage(), content: "" };
};

/** A proxy may write other signs of a project's ID in its own way. */
const plainId = /^[\w-]+$/;

const isOnlyAddress = (url: string, file: MediaFile): boolean => {
  if (plainId.test(file.projectId)) return url === mediaPath(file);
  return url.split("/").at(-1) === file.name;
};

/** Relative, because the function also has an address of its own. */
const headersToAddress = ({ projectId, name }: MediaFile): Readonly<Record<string, string>> => ({
  "Cache-Control": "no-store",
  Location: `../${encodeURIComponent(projectId)}/${name}`,
  "Access-Control-Allow-Origin": "*",
});

const headersOf = ({ name }: MediaFile): Readonly<Record<string, string>> => ({
  "Cache-Control": `public, max-age=${mediaLimits.cacheSec}, immutable`,
  ETag: `"${name}"`,
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Access-Control-Allow-Origin": "*",
});

const noSuchImage = (): AppError => new AppError("not_found", "There is no image at this address.");

const noImage = (): never => {
  throw noSuchImage();
};
