import { expect } from "chai";
import * as z from "zod";
import { type DraftAck, draftAck } from "../../answers/draft-ack.ts";
import { type ErrorBody, errorBody } from "../../answers/error-body.ts";
import { type OpenedDraft, openedDraft } from "../../answers/opened-draft.ts";
import { type Published, published as publishedAnswer } from "../../answers/publishing.ts";
import { siteSettings } from "../../answers/site-settings.ts";
import type { Reply } from "./api.ts";

/** Readers of answers. Each checks everything that its kind of answer guarantees, and returns the parts that differ from test to test. */

export type Opened = OpenedDraft & { readonly etag: string };
type Saved = DraftAck & { readonly etag: string };

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
  return { ...openedDraft.parse(reply.body), etag: entityTag(reply) };
};

export const saved = (reply: Reply): Saved => {
  expectOurs(reply, 200);
  return { ...draftAck.parse(reply.body), etag: entityTag(reply) };
};

export const published = (reply: Reply, action: Published["action"] = "published"): Published => {
  expectOurs(reply, 200);
  const body = publishedAnswer.parse(reply.body);
  expect(body.action).to.equal(action);
  return body;
};

export const discarded = (reply: Reply): string => {
  expectOurs(reply, 200);
  expect(reply.headers.etag).to.equal(undefined);
  return draftAck.parse(reply.body).draftId;
};

const OwnSettings = z.object(siteSettings.shape).omit({ live_agent_placement: true, live_agent_slug: true, warnings: true });

/** The members that the owner of a project and the deployment decide. */
export const ownSettings = (reply: Reply): z.infer<typeof OwnSettings> => {
  expectOurs(reply, 200);
  return OwnSettings.parse(reply.body);
};

/** The voice agent's placements and the settings of other programs, without the members that the owner and the deployment decide. */
export const settings = (reply: Reply): unknown => {
  const own = ownSettings(reply);
  return Object.fromEntries(Object.entries(siteSettings.parse(reply.body)).filter(([name]) => !Object.hasOwn(own, name)));
};

/** The live pages that a change of the settings hides. */
export const hiddenPages = (reply: Reply): readonly string[] => {
  expectOurs(reply, 200);
  return (siteSettings.parse(reply.body).warnings ?? []).flatMap((warning) => (warning.code === "page_hidden" ? [warning.docId] : []));
};

/** The phones of a change that are in no known range. */
export const unknownPhones = (reply: Reply): readonly string[] => {
  expectOurs(reply, 200);
  return (siteSettings.parse(reply.body).warnings ?? []).flatMap((warning) => (warning.code === "phone_unknown" ? [warning.path] : []));
};

/** The refusal, after checking its status and code. */
export const refused = (reply: Reply, status: number, code: string): ErrorBody => {
  expectOurs(reply, status);
  const body = errorBody.parse(reply.body);
  expect(body.code).to.equal(code);
  return body;
};

/** The paths in a refusal. */
export const refusedPaths = (reply: Reply, status = 400, code = "invalid_request"): readonly string[] =>
  (refused(reply, status, code).details ?? []).map(({ path }) => path);
