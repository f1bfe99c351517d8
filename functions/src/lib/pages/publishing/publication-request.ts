import { invalidRequest } from "../../platform/core/app-error.ts";
import { type AskedChange, type ChangeRequest, identifyRequest } from "../drafts/change-request.ts";
import { publishingLimits } from "../drafts/limits.ts";
import type { Wishes } from "./publication.ts";

interface Wish extends Pick<Wishes, "force" | "seenLive"> {
  /** When the page is to leave the site. Null takes that back; undefined leaves it as it is. */
  readonly unpublishAt: Date | null | undefined;
}

interface Asked extends ChangeRequest, Wish {}

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
 * @throws AppError `invalid_request` for a time that is too far away, or an end before the beginning
 */
export const toPublicationRequest = (request: AskedChange & Wish & Wanted): PublishNow | PublishLater | CancelPublication => {
  const { publishAt, ...asked } = request;
  const { documentId, force, seenLive = [], at, unpublishAt } = asked;
  requireTimes(publishAt, unpublishAt, at);
  const ending = unpublishAt === undefined ? [] : [`ends ${unpublishAt === null ? "never" : unpublishAt.toISOString()}`];
  const wanted = JSON.stringify([publishAt === null ? "cancel" : publishAt, force, ...seenLive, ...ending]);
  const identified = { ...asked, ...identifyRequest(asked, "publish", documentId, wanted) };
  if (publishAt === null) return { ...identified, kind: "cancel", mayDelete: false };
  if (publishAt !== undefined && publishAt > at) return { ...identified, kind: "later", publishAt, mayDelete: false };
  return { ...identified, kind: "now", mayDelete: true };
};

const requireTimes = (publishAt: Date | null | undefined, unpublishAt: Date | null | undefined, at: Date): void => {
  const farthestMs = at.getTime() + publishingLimits.farthestMs;
  const refuse = (path: string, message: string): never => {
    throw invalidRequest([{ path, message }]);
  };
  if (publishAt && publishAt.getTime() > farthestMs) refuse("publish_at", "must be within ten years");
  if (!unpublishAt) return;
  if (publishAt === null) refuse("unpublish_at", "must not be a time while the publication is cancelled");
  if (unpublishAt.getTime() > farthestMs) refuse("unpublish_at", "must be within ten years");
  if (unpublishAt <= at || (publishAt && unpublishAt <= publishAt)) refuse("unpublish_at", "must be later than now and than publish_at");
};

/** The request of a schedule, which nobody repeats by a key. */
export const toDueRequest = (document: { readonly projectId: string; readonly documentId: string }, by: string, at: Date): PublishNow => {
  const asked = { ...document, force: false, by, at, expected: undefined, key: undefined, unpublishAt: undefined };
  return { ...asked, ...identifyRequest(asked, "publish", document.documentId), kind: "now", mayDelete: true };
};
