import http, { type IncomingMessage, type RequestOptions } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { AppError } from "../../platform/core/app-error.ts";
import { parseJson } from "../../platform/core/unknown-record.ts";
import { isTimeout } from "../../platform/core/time-limit.ts";
import { readMediaBucket, storageApiUrl } from "../../platform/config/params.ts";
import type { Bucket, OpenObject, StoredObject } from "../../pages/media/bucket.ts";
import { mediaLimits } from "../../pages/media/limits.ts";
import { tokenFor } from "../google-token.ts";

interface CloudBucketOptions {
  /** Without a trailing slash. */
  readonly baseUrl: () => string;
  /** Empty if the deployment has none. */
  readonly bucket: () => string;
}

interface StorageRequest {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** The path within the bucket. */
  readonly path: string;
  readonly upload?: { readonly type: string; readonly bytes: Buffer };
  /** Statuses other than success that are not failures. */
  readonly expected?: readonly number[];
}

/**
 * Cloud Storage through its JSON API: https://docs.cloud.google.com/storage/docs/json_api/v1 (2026-11). Not with the Admin SDK's client,
 * which takes 300 ms to load and streams what is already in memory.
 */
export const cloudBucket = (options: CloudBucketOptions): Bucket => {
  const ask = async (request: StorageRequest): Promise<StorageAnswer> =>
    onceMore(async () => attempt(options, request, async (response) => ({ ok: true, body: await buffer(response) })));
  const objectPath = (name: string): string => `/o/${encodeURIComponent(name)}`;
  return {
    renewObject: async (name) => {
      const found = await ask({ method: "GET", path: `${objectPath(name)}?fields=updated`, expected: [404] });
      if (!found.ok) return false;
      const { updated } = Renewed.parse(parseJson(found.body.toString()));
      if (Date.now() - Date.parse(updated) < mediaLimits.renewMs) return true;
      // Any change of the metadata sets `updated`. 404: the object was deleted in the meantime.
      const metadata = { renewed: new Date().toISOString() };
      const upload = { type: "application/json", bytes: Buffer.from(JSON.stringify({ metadata })) };
      return (await ask({ method: "PATCH", path: objectPath(name), upload, expected: [404] })).ok;
    },
    storeObject: async (name, type, bytes) => {
      // 412: the object exists. Its name is a digest of its bytes, so it is identical.
      const query = `uploadType=media&ifGenerationMatch=0&name=${encodeURIComponent(name)}`;
      await ask({ method: "POST", path: `/o?${query}`, upload: { type, bytes }, expected: [412] });
    },
    openObject: async (name) => open(options, `${objectPath(name)}?alt=media`),
    sizeOf: async (name) => {
      const { ok, body } = await ask({ method: "GET", path: `${objectPath(name)}?fields=size`, expected: [404] });
      return ok ? Number(Sized.parse(parseJson(body.toString())).size) : undefined;
    },
    listObjects: async (prefix) => {
      const found: StoredObject[] = [];
      let pageToken: string | undefined;
      do {
        const query = new URLSearchParams({
          prefix,
          fields: "items(name,size,updated,generation,metageneration),nextPageToken",
          ...(pageToken && { pageToken }),
        });
        const { body } = await ask({ method: "GET", path: `/o?${query.toString()}` });
        const page = ObjectList.parse(parseJson(body.toString()));
        found.push(...page.items.map(toStored));
        pageToken = page.nextPageToken;
      } while (pageToken !== undefined);
      return found;
    },
    deleteObject: async ({ name, state }) =>
      (await ask({ method: "DELETE", path: `${objectPath(name)}?${state}`, expected: [404, 412] })).ok,
  };
};

const Sized = z.object({ size: z.string() });

const Renewed = z.object({ updated: z.string() });

const ListedObject = z.object({
  name: z.string(),
  size: z.string(),
  updated: z.string(),
  generation: z.string(),
  metageneration: z.string(),
});

const ObjectList = z.object({ items: z._default(z.array(ListedObject), []), nextPageToken: z.optional(z.string()) });

/** The metageneration starts again if an object is deleted and stored again, so only both numbers identify a state. */
const toStored = ({ name, size, updated, generation, metageneration }: z.output<typeof ListedObject>): StoredObject => ({
  name,
  bytes: Number(size),
  uploadedAt: new Date(updated),
  state: new URLSearchParams({ ifGenerationMatch: generation, ifMetagenerationMatch: metageneration }).toString(),
});

interface StorageAnswer {
  readonly ok: boolean;
  /** Always complete: a truncated response is a failure. */
  readonly body: Buffer;
}

/** A temporary failure. The request may have had an effect. */
class Passing extends Error {}

/** Tries a second time after a temporary failure. */
const onceMore = async <Answer>(attempt: () => Promise<Answer | Passing>): Promise<Answer> => {
  const first = await attempt();
  if (!(first instanceof Passing)) return first;
  await sleep(mediaLimits.retryMs * (0.5 + Math.random()));
  const second = await attempt();
  if (second instanceof Passing) throw outage(second);
  return second;
};

/** The time limit holds until the object begins to arrive; how fast it is read then depends on the reader. */
const open = async (options: CloudBucketOptions, path: string): Promise<OpenObject | undefined> => {
  const found = await onceMore(async () =>
    attempt(options, { method: "GET", path, expected: [404] }, async (content) => {
      const { "content-length": length } = content.headers;
      if (length === undefined) throw new Error("Cloud Storage did not send a length");
      return { ok: true, opened: { bytes: Number(length), content } };
    }),
  );
  return "opened" in found ? found.opened : undefined;
};

/** Without `read`, or after a failure, nothing of the response is left to be read. */
const attempt = async <Found extends object>(
  options: CloudBucketOptions,
  { method, path, upload, expected = [] }: StorageRequest,
  read: (response: IncomingMessage) => Promise<Found>,
): Promise<Found | StorageAnswer | Passing> => {
  const token = await accessToken(options);
  const bucket = options.bucket();
  const url = `${options.baseUrl()}${method === "POST" ? "/upload" : ""}/storage/v1/b/${encodeURIComponent(bucket)}${path}`;
  const time = new AbortController();
  const timer = setTimeout(() => {
    time.abort();
  }, mediaLimits.requestMs);
  try {
    const headers = { Authorization: `Bearer ${token}`, ...(upload !== undefined && { "Content-Type": upload.type }) };
    const response = await send(url, { method, headers, signal: time.signal }, upload?.bytes);
    const { statusCode: status = 0 } = response;
    if (status >= 200 && status < 300) return await read(response);
    const body = await buffer(response);
    const text = body.toString();
    // A missing bucket must not look like a missing object.
    if (expected.includes(status) && !/bucket does not exist/i.test(text)) return { ok: false, body };
    if (status === 408 || status === 429 || status >= 500) return new Passing(`Cloud Storage: ${status}`);
    throw unusable(new Error(`Cloud Storage refused with ${status}: ${reasonIn(text)}`));
  } catch (error) {
    if (error instanceof AppError) throw error;
    return new Passing("Cloud Storage did not answer", { cause: error });
  } finally {
    clearTimeout(timer);
  }
};

/** Not with `fetch`, which would load undici, a tenth of a cold start. */
const send = async (url: string, options: RequestOptions, body: Buffer | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith("https:") ? https : http;
    request(url, options, resolve).on("error", reject).end(body);
  });

/** Google's reason, without anything that was sent. */
const reasonIn = (text: string): string => /"reason": ?"(\w+)"/.exec(text)?.[1] ?? "no reason";

const accessToken = async ({ baseUrl, bucket }: CloudBucketOptions): Promise<string> => {
  if (bucket() === "") throw unusable(new Error("MEDIA_BUCKET is not set"));
  return tokenFor(baseUrl(), mediaLimits.requestMs).catch((cause: unknown) => {
    throw isTimeout(cause) ? outage(cause) : unusable(cause);
  });
};

const outage = (cause: unknown): AppError =>
  new AppError("unavailable", "Images cannot be stored or read right now. Please try again.", {
    retryAfterSec: 5,
    service: "storage",
    cause,
  });

/** A failure that only an operator can fix. */
const unusable = (cause: unknown): AppError =>
  new AppError("unavailable", "Image storage is not configured. Ask whoever runs it.", { service: "storage", cause });

export const mediaBucket = cloudBucket({ baseUrl: () => storageApiUrl.value(), bucket: readMediaBucket });
