import type { UnknownRecord } from "../core/unknown-record.ts";

/** What an author writes: the part of a page that open, save and read carry. */
export interface PageText {
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
  readonly updatedBy: string;
  readonly updatedAt: Date;
  /** Grows by one with every save that changes something. */
  readonly revision: number;
  /** Names one generation of the document: a page that is deleted and made again under the same id has another. */
  readonly generation: string;
  /** Names this state of the record: a write can be made to depend on it. */
  readonly writeToken: string;
  readonly internals: Internals;
}

/** What a draft keeps about itself, beside its text. */
export interface Internals {
  /** The live page that it was cloned from, and that page's state then. */
  readonly base: { readonly id: string; readonly writeToken: string } | undefined;
  /** The claim that holds the draft's slug and language for it; undefined when another interface made the draft. */
  readonly claimId: string | undefined;
  /** The newest saves that were applied, oldest first. */
  readonly recentSaves: readonly RecentSave[];
  /** Its versions, oldest first; undefined when another interface made the draft. */
  readonly keptVersions: readonly KeptVersion[] | undefined;
  readonly changes: Changes;
}

/** A save that was applied: enough to know it again and to answer it as before. */
export interface RecentSave {
  readonly id: string;
  /** Digest of what was saved. */
  readonly fingerprint: string;
  /** The revision that it made. */
  readonly revision: number;
}

export interface KeptVersion {
  readonly id: string;
  readonly keptAt: Date;
}

/** For every part of the text the revision that last changed it. A part that is absent is as it was at the start. */
export interface Changes {
  readonly content?: number;
  readonly language?: number;
  readonly metadata: Readonly<Record<string, number>>;
}

export interface Template {
  readonly id: string;
  /** The whole record, for the editor's form. */
  readonly record: UnknownRecord;
}

export const noInternals: Internals = {
  base: undefined,
  claimId: undefined,
  recentSaves: [],
  keptVersions: undefined,
  changes: { metadata: {} },
};
