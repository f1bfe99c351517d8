import { expect } from "chai";
import * as z from "zod";
import type { Reply } from "./api.ts";

/** Readers of answers. Each checks everything that its kind of answer guarantees, and returns the parts that differ from test to test. */

const Doc = z.strictObject({
  metadata: z.record(z.string(), z.unknown()),
  content: z.string(),
  doc_template_id: z.string(),
  language: z.string(),
});

const OpenedBody = z.strictObject({
  draftId: z.string(),
  doc: Doc,
  template: z.nullable(z.record(z.string(), z.unknown())),
  action: z.enum(["existing_draft", "cloned_from_live"]),
  base_changed: z.boolean(),
  live_page: z.nullable(z.strictObject({ docId: z.string(), slug: z.nullable(z.string()) })),
  live: z.nullable(Doc),
  slug: z.nullable(z.string()),
  revision: z.int(),
  updated_at: z.iso.datetime(),
  updated_by: z.nullable(z.string()),
  updated_by_name: z.nullable(z.string()),
  publish_at: z.optional(z.iso.datetime()),
  publish_refusal: z.optional(z.strictObject({ at: z.iso.datetime(), code: z.string(), error: z.string() })),
});

const PublishedBody = z.strictObject({
  success: z.literal(true),
  docId: z.string(),
  slug: z.nullable(z.string()),
  language: z.string(),
  action: z.enum(["published", "scheduled", "unscheduled"]),
  publish_at: z.optional(z.iso.datetime()),
  redirected_from: z.optional(z.string()),
});

const DoneBody = z.strictObject({ success: z.literal(true), draftId: z.string() });

const RefusedBody = z.strictObject({
  error: z.string().min(1),
  code: z.string(),
  details: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string().min(1) })).min(1)),
});

export type Opened = z.infer<typeof OpenedBody> & { readonly etag: string };
export type Saved = z.infer<typeof DoneBody> & { readonly etag: string };
export type Refused = z.infer<typeof RefusedBody>;

const requestId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks what every answer of Lectern itself has in common. */
export const expectOurs = ({ endpoint, status, headers, body }: Reply, wanted: number): void => {
  expect(status, `${endpoint}: ${JSON.stringify(body)}`).to.equal(wanted);
  expect(headers["content-type"]).to.equal("application/json; charset=utf-8");
  expect(headers["cache-control"]).to.equal("no-store");
  expect(headers["x-content-type-options"]).to.equal("nosniff");
  expect(headers["x-lectern-commit"]).to.match(/^(?:[0-9a-f]{40}(?:-dirty)?)?$/);
  expect(headers["x-request-id"]).to.match(requestId);
};

const entityTag = ({ headers: { etag } }: Reply): string => {
  expect(etag).to.match(/^"\d+\.[0-9a-z]+"$/);
  return etag ?? "";
};

export const opened = (reply: Reply): Opened => {
  expectOurs(reply, 200);
  return { ...OpenedBody.parse(reply.body), etag: entityTag(reply) };
};

export const saved = (reply: Reply): Saved => {
  expectOurs(reply, 200);
  return { ...DoneBody.parse(reply.body), etag: entityTag(reply) };
};

export const published = (reply: Reply, action: z.infer<typeof PublishedBody>["action"] = "published"): z.infer<typeof PublishedBody> => {
  expectOurs(reply, 200);
  const body = PublishedBody.parse(reply.body);
  expect(body.action).to.equal(action);
  return body;
};

export const discarded = (reply: Reply): string => {
  expectOurs(reply, 200);
  expect(reply.headers.etag).to.equal(undefined);
  return DoneBody.parse(reply.body).draftId;
};

const OwnSettings = z.object({
  name: z.string(),
  default_language: z.string(),
  greeting: z.string(),
  voice: z.string(),
  instructions: z.string(),
  manager_phone: z.nullable(z.string()),
  manager_hours: z.nullable(z.array(z.strictObject({ day: z.int(), opens: z.string(), closes: z.string() }))),
  time_zone: z.string(),
  site_url: z.nullable(z.string()),
  notify: z.strictObject({ emails: z.array(z.string()), url: z.nullable(z.string()) }),
  notify_secret: z.nullable(z.string()),
  publishing: z.boolean(),
});

/** The voice agent's placements and the settings of other programs, without the members that the owner and the deployment decide. */
export const settings = (reply: Reply): unknown => {
  expectOurs(reply, 200);
  const own = OwnSettings.parse(reply.body);
  return Object.fromEntries(
    Object.entries(z.record(z.string(), z.unknown()).parse(reply.body)).filter(([name]) => !Object.hasOwn(own, name)),
  );
};

/** The members that the owner of a project and the deployment decide. */
export const ownSettings = (reply: Reply): z.infer<typeof OwnSettings> => {
  expectOurs(reply, 200);
  return OwnSettings.parse(reply.body);
};

/** The refusal, after checking its status and code. */
export const refused = (reply: Reply, status: number, code: string): Refused => {
  expectOurs(reply, status);
  const body = RefusedBody.parse(reply.body);
  expect(body.code).to.equal(code);
  return body;
};

/** The paths in a refusal. */
export const refusedPaths = (reply: Reply, status = 400, code = "invalid_request"): readonly string[] =>
  (refused(reply, status, code).details ?? []).map(({ path }) => path);
