import type { ServerResponse } from "node:http";
import * as z from "zod";
import { sendGoogleAnswer } from "../google/google-error.ts";
import { type ControlRoutes, nothing, routeOf } from "../server/control-path.ts";
import { createFaultPlan } from "../server/fault-plan.ts";
import { type Fake, type FakeRequest, type ServerPlace, startFake } from "../server/start-fake.ts";
import { sendStorageFault, storageError, StorageFault } from "./storage-faults.ts";

interface FakeObject {
  readonly type: string;
  readonly bytes: Buffer;
  readonly updated: Date;
  /** Changes whenever the bytes are stored. */
  readonly generation: number;
  readonly metageneration: number;
}

/** Everything that tests can do to the store. The HTTP control path offers the same, except for the bytes. */
interface StorageControl {
  /** By bucket and name: `bucket/name`. */
  readonly objects: () => ReadonlyMap<string, FakeObject>;
  /** Makes an object as old as if it had been stored that long ago. */
  readonly age: (key: string, ms: number) => void;
  /** Method and path of each request, in order. */
  readonly requests: () => readonly string[];
  /** How many of them asked for the bytes of an object. */
  readonly downloads: () => number;
  readonly fail: (fault: StorageFault) => void;
  readonly reset: () => void;
}

export interface FakeStorageOptions extends ServerPlace {
  /** The existing buckets; undefined if any name exists. */
  readonly buckets?: readonly string[] | undefined;
}

/** Starts the fake of Cloud Storage, limited to the requests of its JSON API that Lectern makes. Fails if the port is taken. */
export async function startFakeStorage({ buckets, ...place }: FakeStorageOptions = {}): Promise<Fake<StorageControl>> {
  const objects = new Map<string, FakeObject>();
  const faults = createFaultPlan(StorageFault);
  let requests: string[] = [];
  let downloads = 0;
  const control: StorageControl = {
    objects: () => objects,
    age: (key, ms) => {
      const found = objects.get(key);
      if (found === undefined) throw new Error(`there is no object ${key}`);
      objects.set(key, { ...found, updated: new Date(found.updated.getTime() - ms) });
    },
    requests: () => requests,
    downloads: () => downloads,
    fail: faults.add,
    reset: () => {
      faults.clear();
      objects.clear();
      requests = [];
    },
  };
  return startFake(place, {
    control,
    routes,
    answer: async (request, response) => {
      requests.push(`${request.method} ${request.url.pathname}`);
      if (request.url.searchParams.get("alt") === "media") downloads++;
      const planned = faults.next();
      if (planned !== undefined && (await sendStorageFault(response, planned))) return;
      if (planned?.fault === "lost") {
        // The request is carried out, but its answer is lost.
        serve({ objects, buckets }, request, undefined);
        response.destroy();
        return;
      }
      serve({ objects, buckets }, request, response);
    },
  });
}

const route = routeOf<StorageControl>();

const routes: ControlRoutes<StorageControl> = new Map([
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["GET /control/objects", route(nothing, (control) => ({ objects: [...control.objects().keys()] }))],
  [
    "POST /control/age",
    route(z.strictObject({ key: z.string(), ms: z.int() }), (control, { key, ms }) => {
      control.age(key, ms);
    }),
  ],
  [
    "POST /control/faults",
    route(StorageFault, (control, fault) => {
      control.fail(fault);
    }),
  ],
  [
    "POST /control/reset",
    route(nothing, (control) => {
      control.reset();
    }),
  ],
]);

interface Store {
  readonly objects: Map<string, FakeObject>;
  readonly buckets: readonly string[] | undefined;
}

let lastGeneration = 0;

const objectPath = /^\/(?<upload>upload\/)?storage\/v1\/b\/(?<bucket>[^/]+)\/o(?:\/(?<name>[^/]+))?$/;

const send = (response: ServerResponse | undefined, status: number, body: object | undefined): void => {
  if (response !== undefined) sendGoogleAnswer(response, { status, body });
};

const serve = ({ objects, buckets }: Store, { method, url, headers, bytes }: FakeRequest, response: ServerResponse | undefined): void => {
  const refuse = (code: number, reason: string, message: string): void => {
    if (response !== undefined) sendGoogleAnswer(response, storageError(code, reason, message));
  };
  const groups = objectPath.exec(url.pathname)?.groups;
  if (groups === undefined) {
    refuse(404, "notFound", "Not Found");
    return;
  }
  if (!/^Bearer \S+$/.test(headers.authorization ?? "")) {
    refuse(401, "required", "Anonymous caller does not have access.");
    return;
  }
  const bucket = decodeURIComponent(groups["bucket"] ?? "");
  if (buckets?.includes(bucket) === false) {
    refuse(404, "notFound", "The specified bucket does not exist.");
    return;
  }
  const { upload, name: encoded } = groups;
  if (upload !== undefined) {
    if (method !== "POST" || url.searchParams.get("uploadType") !== "media") {
      refuse(400, "invalid", "Bad Request");
      return;
    }
    const name = z.string().min(1).parse(url.searchParams.get("name"));
    const key = `${bucket}/${name}`;
    if (url.searchParams.get("ifGenerationMatch") === "0" && objects.has(key)) {
      refuse(412, "conditionNotMet", "At least one of the pre-conditions you specified did not hold.");
      return;
    }
    const type = headers["content-type"] ?? "application/octet-stream";
    objects.set(key, { type, bytes, updated: new Date(), generation: ++lastGeneration, metageneration: 1 });
    send(response, 200, { kind: "storage#object", name, bucket });
    return;
  }
  if (encoded === undefined) {
    list(objects, bucket, url.searchParams, response);
    return;
  }
  const key = `${bucket}/${decodeURIComponent(encoded)}`;
  const found = objects.get(key);
  if (found === undefined) {
    refuse(404, "notFound", `No such object: ${key}`);
    return;
  }
  const isAnother = (condition: string, actual: number): boolean => (url.searchParams.get(condition) ?? String(actual)) !== String(actual);
  if (isAnother("ifGenerationMatch", found.generation) || isAnother("ifMetagenerationMatch", found.metageneration)) {
    refuse(412, "conditionNotMet", "At least one of the pre-conditions you specified did not hold.");
    return;
  }
  if (method === "PATCH") objects.set(key, { ...found, updated: new Date(), metageneration: found.metageneration + 1 });
  if (method === "DELETE") {
    objects.delete(key);
    send(response, 204, undefined);
    return;
  }
  sendObject(response, found, { name: decodeURIComponent(encoded), withBytes: url.searchParams.get("alt") === "media" });
};

const sendObject = (
  response: ServerResponse | undefined,
  { type, bytes, updated }: FakeObject,
  { name, withBytes }: { readonly name: string; readonly withBytes: boolean },
): void => {
  if (withBytes) response?.writeHead(200, { "Content-Type": type, "Content-Length": bytes.length }).end(bytes);
  else send(response, 200, { name, updated: updated.toISOString(), size: String(bytes.length) });
};

/** 3, so that tests reach a second page. */
const pageSize = 3;

const list = (objects: Store["objects"], bucket: string, query: URLSearchParams, response: ServerResponse | undefined): void => {
  const prefix = `${bucket}/${query.get("prefix") ?? ""}`;
  const found = [...objects].filter(([key]) => key.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const from = Number(query.get("pageToken") ?? "0");
  const items = found.slice(from, from + pageSize).map(([key, { bytes, updated, generation, metageneration }]) => ({
    name: key.slice(bucket.length + 1),
    size: String(bytes.length),
    updated: updated.toISOString(),
    generation: String(generation),
    metageneration: String(metageneration),
  }));
  const hasMore = found.length > from + pageSize;
  send(response, 200, { ...(items.length > 0 && { items }), ...(hasMore && { nextPageToken: String(from + pageSize) }) });
};
