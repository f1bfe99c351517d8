import { cleanImage, imageTypes } from "../../../src/lib/pages/media/image.ts";
import { mediaLimits } from "../../../src/lib/pages/media/limits.ts";
import { mediaFileOf, mediaPath, objectNameOf } from "../../../src/lib/pages/media/media-file.ts";
import { parseWebUrl } from "../../../src/lib/platform/core/web-address.ts";
import { createPageFetcher, type PageFetcher } from "../../../src/lib/providers/web/page-fetcher.ts";
import { storePicture } from "../store-picture.ts";
import type { Target } from "../target.ts";

/** 30 s for a picture: shops have slow servers. */
const fetchMs = 30_000;

/** Stores pictures of the old site, each once. From public addresses only, as everything whose address others chose. */
export const createPictureStore = (target: Target, projectId: string, fetcher: PageFetcher = defaultFetcher()) => {
  const stored = new Map<string, Promise<string | undefined>>();

  const store = async (address: string): Promise<string | undefined> => {
    const url = parseWebUrl(address);
    if (url === undefined) return undefined;
    const request = { signal: AbortSignal.timeout(fetchMs), types: Object.keys(imageTypes), maxBytes: mediaLimits.fileBytes + 1 };
    const { status, body } = await fetcher.fetch(url, request).catch(() => ({ status: 0, body: new Uint8Array() }));
    if (status !== 200 || body.length > mediaLimits.fileBytes) return undefined;
    const image = cleanImage(Buffer.from(body));
    if (typeof image === "string") return undefined;
    const file = mediaFileOf(projectId, image.content, image);
    if (!(await target.bucket.renewObject(objectNameOf(file)))) await storePicture(target, file, image);
    return `${target.pagesOrigin}${mediaPath(file)}`;
  };

  /** Its address in this project; undefined if the old site does not give it, or gives none that can be stored. */
  return async (address: string): Promise<string | undefined> => {
    const known = stored.get(address) ?? store(address);
    stored.set(address, known);
    return known;
  };
};

const defaultFetcher = (): PageFetcher => createPageFetcher({ proxyUrl: process.env["WEB_PROXY_URL"] ?? "", publicUrl: "" });
