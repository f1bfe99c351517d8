import { AppError, invalidRequest } from "../../platform/core/app-error.ts";
import { publicBaseUrl, readPagesOrigin, webProxyUrl } from "../../platform/config/params.ts";
import { parseWebUrl } from "../../platform/core/web-address.ts";
import { imageTypes } from "../../pages/media/image.ts";
import { mediaLimits } from "../../pages/media/limits.ts";
import { mediaStore } from "../../pages/media/store.ts";
import { countMedia, uploadImage } from "../../pages/media/upload-image.ts";
import { mediaBucket } from "../../providers/storage/cloud-bucket.ts";
import { createPageFetcher, type PageFetcher } from "../../providers/web/page-fetcher.ts";
import { WebError, type WebFailure } from "../../providers/web/web-error.ts";
import { budgetStore } from "../../usage/quota/store.ts";
import { agentLimits } from "../limits.ts";
import type { RunAgentTool } from "../agent-tool.ts";

let memoised: PageFetcher | undefined;

const fetcher = (): PageFetcher => (memoised ??= createPageFetcher({ proxyUrl: webProxyUrl.value(), publicUrl: publicBaseUrl.value() }));

/** Fetched as websites of companies are: from public addresses only, after every redirect. */
export const upload: RunAgentTool<"upload_image", { readonly url: string }> = async ({ url: address }, { project, by, at }) => {
  const url = parseWebUrl(address);
  if (url?.username !== "" || url.password !== "")
    throw invalidRequest([{ path: "url", message: "must be an address that begins with https:// or http://" }]);
  const deed = { project, uid: by, at };
  await countMedia(budgetStore, deed, agentLimits.countedFetchBytes);
  const bytes = await fetchPicture(url);
  const ports = { bucket: mediaBucket, budgets: budgetStore, store: mediaStore, origin: readPagesOrigin() };
  const data = await uploadImage(ports, { ...deed, bytes });
  return { said: "Stored. Use it in a text as ![what it shows](url).", data };
};

const fetchPicture = async (url: URL): Promise<Buffer> => {
  const signal = AbortSignal.timeout(agentLimits.fetchMs);
  // One byte more, so that a longer one is noticed.
  const request = { signal, types: Object.keys(imageTypes), maxBytes: mediaLimits.fileBytes + 1 };
  const { status, body } = await fetcher()
    .fetch(url, request)
    .catch((error: unknown) => {
      throw error instanceof WebError ? invalidRequest([{ path: "url", message: failures[error.code] }]) : error;
    });
  if (status !== 200) throw invalidRequest([{ path: "url", message: "does not answer with an image" }]);
  if (body.length > mediaLimits.fileBytes)
    throw new AppError("too_large", `This image is too large. The limit is ${mediaLimits.fileBytes / 2 ** 20} MiB.`, {
      details: [{ path: "limit_bytes", message: String(mediaLimits.fileBytes) }],
    });
  return Buffer.from(body);
};

const failures = {
  invalid_url: "must be the address of an image",
  blocked: "must be a public address",
  robots: "may not be fetched",
  other_site: "leads to another site",
  unknown_host: "has a host that does not exist",
  unreachable: "cannot be reached",
  too_many_redirects: "redirects too often",
  wrong_type: "must be a PNG, JPEG, WebP, GIF or AVIF",
  timeout: "did not answer in time",
} as const satisfies Readonly<Record<WebFailure, string>>;
