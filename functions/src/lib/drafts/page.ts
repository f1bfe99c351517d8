import type { UnknownRecord } from "../core/unknown-record.ts";

/** What an author writes: the part of a page that open, save and read carry. */
export interface PageText {
  /** Values that JavaScript could not write back unchanged are instances of `ExactValue`. */
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
  /** As stated by the last writer, else the time of the last write. */
  readonly updatedAt: Date;
  /** Grows by one with every save of ours that changes something. Other interfaces may leave it, or count in their own way. */
  readonly revision: number;
  /** Identifies this state of the record, whoever wrote it, for conditional writes. */
  readonly writeToken: string;
  /** Top-level fields that are neither text nor ours: never changed, and cloned. */
  readonly otherFields: UnknownRecord;
  /** Why the text cannot be edited: another interface has stored it in a form of its own. */
  readonly unreadable: string | undefined;
  readonly internals: Internals;
}

/** What a draft stores about itself in addition to its text. */
export interface Internals {
  /** The live page that it was cloned from, with its state and place at that time. */
  readonly base: Base | undefined;
  /** The claim that holds the draft's slug and language for it; undefined when another interface made the draft. */
  readonly claimId: string | undefined;
  /** Digests of the ids of live pages whose slug the draft has shared and may return to. */
  readonly stoodAt: readonly string[];
  /** The newest saves that were applied, oldest first. */
  readonly recentSaves: readonly RecentSave[];
  /** The versions that we made, oldest first. */
  readonly keptVersions: readonly KeptVersion[];
  /** Undefined when Lectern has never saved the draft. */
  readonly marks: Marks | undefined;
  /** Undefined if it is not scheduled. */
  readonly publication: Publication | undefined;
}

/** When a draft is to go live, or why it did not. */
export type Publication =
  | { readonly kind: "due"; readonly at: Date; readonly by: string }
  | { readonly kind: "refused"; readonly at: Date; readonly code: string; readonly error: string };

export interface Base {
  readonly id: string;
  readonly writeToken: string;
  readonly slug: string | null;
  readonly language: string;
}

/** An applied save: enough to recognise a repetition and repeat the answer. */
export interface RecentSave {
  readonly id: string;
  readonly fingerprint: string;
  readonly revision: number;
  /** The tag of that revision. Only the save after it can know: the tag contains the time of the write. */
  readonly tag: string | undefined;
}

export interface KeptVersion {
  readonly id: string;
  readonly keptAt: Date;
  readonly savedAt: Date;
  readonly author: string;
}

/**
 * For every part of the text: the revision that last changed it, and a digest of what we stored. A part that differs from its digest has
 * since been written by another interface.
 */
export interface Marks {
  readonly at: Date;
  /** By path: `content`, `language`, `metadata.<key>`. */
  readonly parts: ReadonlyMap<string, Mark>;
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
