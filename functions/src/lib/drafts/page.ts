import type { UnknownRecord } from "../core/unknown-record.ts";

/** What an author writes: the part of a page that open, save and read carry. */
export interface PageText {
  /** Values that JavaScript would not write back as they were are instances of `ExactValue`. */
  readonly metadata: UnknownRecord;
  readonly content: string;
  readonly language: string;
}

/** A live page or a draft, as it was at one moment. */
export interface Page extends PageText {
  readonly id: string;
  readonly visibility: "live" | "draft";
  readonly slug: string | null;
  readonly templateId: string;
  /** The person whom the last writer named; null when it named none. */
  readonly updatedBy: string | null;
  /** What the last writer said, else when the document was last written. */
  readonly updatedAt: Date;
  /** Grows by one with every save of ours that changes something. Other interfaces may leave it, or count in their own way. */
  readonly revision: number;
  /** Names this state of the record, whoever wrote it: a write can be made to depend on it. */
  readonly writeToken: string;
  /** Top-level fields that are neither text nor ours. Nothing changes them, and a clone has them too. */
  readonly otherFields: UnknownRecord;
  /** Why the text cannot be edited: another interface has stored it in a form of its own. */
  readonly unreadable: string | undefined;
  readonly internals: Internals;
}

/** What a draft stores about itself in addition to its text. */
export interface Internals {
  /** The live page that it was cloned from, that page's state then, and where it was. */
  readonly base: Base | undefined;
  /** The claim that holds the draft's slug and language for it; undefined when another interface made the draft. */
  readonly claimId: string | undefined;
  /** Digests of the ids of live pages at whose slug the draft has stood: it may return there. */
  readonly stoodAt: readonly string[];
  /** The newest saves that were applied, oldest first. */
  readonly recentSaves: readonly RecentSave[];
  /** The versions that we made, oldest first. */
  readonly keptVersions: readonly KeptVersion[];
  /** Undefined when Lectern has never saved the draft. */
  readonly marks: Marks | undefined;
  /** Undefined when nobody has asked for it to go live by the clock. */
  readonly publication: Publication | undefined;
}

/** That a draft is to go live by the clock, or why it did not when it was due. */
export type Publication =
  | { readonly kind: "due"; readonly at: Date; readonly by: string }
  | { readonly kind: "refused"; readonly at: Date; readonly code: string; readonly error: string };

export interface Base {
  readonly id: string;
  readonly writeToken: string;
  readonly slug: string | null;
  readonly language: string;
}

/** A save that was applied: enough to know it again and to answer it as before. */
export interface RecentSave {
  readonly id: string;
  /** Digest of what was saved. */
  readonly fingerprint: string;
  /** The revision that it made. */
  readonly revision: number;
  /** The tag of that revision. Only the save after it can know: the tag is made of the time of the write. */
  readonly tag: string | undefined;
}

export interface KeptVersion {
  readonly id: string;
  readonly keptAt: Date;
  /** When its text was written. */
  readonly savedAt: Date;
  /** Digest of its author. */
  readonly author: string;
}

/**
 * For every part of the text: the revision that last changed it, and a digest of what we stored there. What differs from its digest was
 * written by another interface since.
 */
export interface Marks {
  /** When we wrote it. */
  readonly at: Date;
  readonly content: Mark;
  readonly language: Mark;
  readonly metadata: Readonly<Record<string, Mark>>;
}

export interface Mark {
  readonly revision: number;
  readonly digest: string;
}

export interface Template {
  readonly id: string;
  /** The whole record, for the editor's form. */
  readonly record: UnknownRecord;
}

export const noInternals: Internals = {
  base: undefined,
  claimId: undefined,
  stoodAt: [],
  recentSaves: [],
  keptVersions: [],
  marks: undefined,
  publication: undefined,
};
