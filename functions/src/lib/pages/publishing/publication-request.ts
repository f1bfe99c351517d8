import { invalidRequest } from "../../platform/core/app-error.ts";
import { type ChangeRequest, identifyRequest, type Unidentified } from "../drafts/change-request.ts";
import { publishingLimits } from "../drafts/limits.ts";
import type { Wishes } from "./publication.ts";

interface Asked extends ChangeRequest, Pick<Wishes, "force" | "seenLive"> {}

export interface PublishNow extends Asked {
  readonly kind: "now";
}

export interface PublishLater extends Asked {
  readonly kind: "later";
  readonly publishAt: Date;
}

export interface CancelPublication extends Asked {
  readonly kind: "cancel";
}

interface Wanted {
  /** Undefined publishes now, null cancels what was planned. */
  readonly publishAt: Date | null | undefined;
}

/**
 * What an author wants done with a draft. A time in the past means now.
 *
 * @throws AppError `invalid_request` for a time that is too far away
 */
export const toPublicationRequest = (request: Unidentified<Asked> & Wanted): PublishNow | PublishLater | CancelPublication => {
  const { publishAt, ...asked } = request;
  const { documentId, force, seenLive = [], at } = asked;
  if (publishAt && publishAt.getTime() > at.getTime() + publishingLimits.farthestMs)
    throw invalidRequest([{ path: "publish_at", message: "must be within ten years" }]);
  const wanted = JSON.stringify([publishAt === null ? "cancel" : publishAt, force, ...seenLive]);
  const identified = { ...asked, ...identifyRequest(asked, "publish", documentId, wanted) };
  if (publishAt === null) return { ...identified, kind: "cancel", mayDelete: false };
  if (publishAt !== undefined && publishAt > at) return { ...identified, kind: "later", publishAt, mayDelete: false };
  return { ...identified, kind: "now", mayDelete: true };
};

/** The request of a schedule, which nobody repeats by a key. */
export const toDueRequest = (document: { readonly projectId: string; readonly documentId: string }, by: string, at: Date): PublishNow => {
  const asked = { ...document, force: false, by, at, expected: undefined, key: undefined };
  return { ...asked, ...identifyRequest(asked, "publish", document.documentId), kind: "now", mayDelete: true };
};
