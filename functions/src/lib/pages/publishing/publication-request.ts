import { invalidRequest } from "../../platform/core/app-error.ts";
import { type AskedChange, type ChangeRequest, type FoundForChange, identifyRequest } from "../drafts/change-request.ts";
import { publishingLimits } from "../drafts/limits.ts";
import type { Wishes } from "./publication.ts";

/** When a draft is to go live. */
type Beginning = { readonly kind: "now" } | { readonly kind: "cancelled" } | { readonly kind: "at"; readonly at: Date };

/** When a page is to leave the site, if an author has said anything of it. */
type SaidEnding = { readonly kind: "never" } | { readonly kind: "at"; readonly at: Date };

export type Ending = { readonly kind: "as before" } | SaidEnding;

interface Wish extends Pick<Wishes, "force" | "seenLive"> {
  readonly ends: Ending;
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

export interface ChangeEnd extends Asked {
  readonly kind: "end";
  readonly ends: SaidEnding;
}

/**
 * What an author wants done with a draft. A time in the past means now.
 *
 * @throws AppError `invalid_request` for a time that is too far away, or an end before the beginning
 */
export const toPublicationRequest = (
  request: AskedChange & Wish & { readonly begins: Beginning },
): PublishNow | PublishLater | CancelPublication => {
  const { begins, ...asked } = request;
  requireTimes(begins, asked.ends, asked.at);
  if (begins.kind === "cancelled") return { ...identify(asked, "cancel"), kind: "cancel", mayDelete: false };
  if (begins.kind === "now") return toPublishNow(asked);
  if (begins.at <= asked.at) return { ...identify(asked, begins.at), kind: "now", mayDelete: true };
  return { ...identify(asked, begins.at), kind: "later", publishAt: begins.at, mayDelete: false };
};

export const toPublishNow = (asked: AskedChange & Wish): PublishNow => ({ ...identify(asked, null), kind: "now", mayDelete: true });

/** What is asked of the document that was found: if that is a live page, an end is said of it, and not of a draft. */
export const toFoundRequest = <Request extends PublishNow | PublishLater | CancelPublication>(
  request: Request,
  { page }: FoundForChange,
): Request | ChangeEnd => {
  const { kind, ends } = request;
  return kind === "now" && ends.kind !== "as before" && page?.visibility === "live" ? { ...request, kind: "end", ends } : request;
};

/** A null is the publication at once, as it was always written. */
const identify = <Wanted extends AskedChange & Wish>(asked: Wanted, begins: Date | "cancel" | null) => {
  const { force, seenLive = [], ends } = asked;
  const ending = ends.kind === "as before" ? [] : [`ends ${ends.kind === "never" ? "never" : ends.at.toISOString()}`];
  return { ...asked, ...identifyRequest(asked, "publish", asked.documentId, JSON.stringify([begins, force, ...seenLive, ...ending])) };
};

const requireTimes = (begins: Beginning, ends: Ending, at: Date): void => {
  const farthestMs = at.getTime() + publishingLimits.farthestMs;
  const refuse = (path: string, message: string): never => {
    throw invalidRequest([{ path, message }]);
  };
  const publishAt = begins.kind === "at" ? begins.at : undefined;
  if (publishAt && publishAt.getTime() > farthestMs) refuse("publish_at", "must be within ten years");
  if (ends.kind !== "at") return;
  const unpublishAt = ends.at;
  if (begins.kind === "cancelled") refuse("unpublish_at", "must not be a time while the publication is cancelled");
  if (unpublishAt.getTime() > farthestMs) refuse("unpublish_at", "must be within ten years");
  if (unpublishAt <= at || (publishAt && unpublishAt <= publishAt)) refuse("unpublish_at", "must be later than now and than publish_at");
};

/** The request of a schedule, which nobody repeats by a key. */
export const toDueRequest = (document: { readonly projectId: string; readonly documentId: string }, by: string, at: Date): PublishNow =>
  toPublishNow({ ...document, force: false, by, at, expected: undefined, key: undefined, ends: { kind: "as before" } });
