import { digest } from "../platform/core/digest.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import { momentOf, wallClock } from "../platform/core/wall-clock.ts";
import { notificationLimits } from "./limits.ts";

export const teamKinds = ["message", "missed_call", "call_back", "questions", "draft_refused", "page_refused", "commented"] as const;

export const siteKinds = ["page_published", "page_unpublished", "site_changed"] as const;

/** Of what a team is told. */
export type TeamKind = (typeof teamKinds)[number];

/** Of what the program is told that builds or caches the site. */
type SiteKind = (typeof siteKinds)[number];

export const isSiteKind = (kind: TeamKind | SiteKind): kind is SiteKind => siteKinds.some((one) => one === kind);

/** Tells each recipient once that something happened, without its content but for whom to call, and when. */
export interface Notice {
  /** Identical for every attempt, so that receivers recognise a repetition. */
  readonly id: string;
  readonly kind: TeamKind | SiteKind;
  /** The inbox item, or the document that stayed as it was or has a comment; null for the digest of questions, and for the site. */
  readonly itemId: string | null;
  /** What has changed on the site, as its program is told; nothing of a visitor. */
  readonly about?: UnknownRecord;
  /** When it happened, or when the digest is due. */
  readonly at: Date;
  /** Keys of whom it is for; undefined: for everybody whom the project names. */
  readonly to?: readonly string[] | undefined;
  /** Keys of the recipients who have had it, or for whom it was given up. */
  readonly settled: ReadonlySet<string>;
}

/** Stored with the message, missed call, question, page or setting that it is about. */
export type NewNotice = Pick<Notice, "id" | "kind" | "itemId" | "about" | "at" | "to">;

/** One notice per message, even if its visitor repeats it while it is open. */
export const toNotice = (kind: Exclude<TeamKind, "questions" | "commented">, itemId: string, at: Date): NewNotice => ({
  id: `${itemId}_${at.getTime().toString(36)}`,
  kind,
  itemId,
  at,
});

/** A document that did not go live, or did not leave the site, when it was due. */
export const toRefusalNotice = (documentId: string, what: "draft" | "page", at: Date): NewNotice => ({
  id: `${what}_${documentId}_${at.getTime().toString(36)}`,
  kind: `${what}_refused`,
  itemId: documentId,
  at,
});

interface NewsOfComment {
  readonly draftId: string;
  readonly commentId: string;
  /** uids of whoever takes part. */
  readonly to: readonly string[];
  readonly at: Date;
}

export const toCommentNotice = ({ draftId, commentId, to, at }: NewsOfComment): NewNotice => ({
  id: `comment_${commentId}`,
  kind: "commented",
  itemId: draftId,
  at,
  to: to.map(personKey),
});

/** Names somebody whose account has the address. */
export const personKey = (uid: string): string => digest("person", uid);

/** Names an address in records, which contain none. */
export const mailboxKey = (address: string): string => digest("mail", address.toLowerCase());

/**
 * One notice for all questions until a morning. A question that may be stored after its digest was sent gets the next one, so that the team
 * is told of it.
 */
export const toDigest = (askedAt: Date, timeZone: string): NewNotice => {
  const at = nextMorning(new Date(askedAt.getTime() + notificationLimits.storedMs), timeZone);
  return { id: `questions_${at.getTime().toString(36)}`, kind: "questions", itemId: null, at };
};

/** The same change is one notice, also if its commit is tried again. */
export const toSiteNotice = (kind: SiteKind, about: UnknownRecord, at: Date): NewNotice => ({
  id: `${kind}_${at.getTime().toString(36)}_${digest(JSON.stringify(about))}`,
  kind,
  itemId: null,
  about,
  at,
});

/** The next time of the digest. Also correct on days with 23 or 25 hours, because the UTC offset of the result itself is used. */
export const nextMorning = (at: Date, timeZone: string): Date => {
  const wall = wallClock(at.getTime(), timeZone);
  const days = wall.getUTCHours() < notificationLimits.digestHour ? 0 : 1;
  return new Date(
    momentOf(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days, notificationLimits.digestHour), timeZone),
  );
};
