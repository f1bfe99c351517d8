import type { ErrorDetail } from "../contract/errors.ts";
import type { LecternErrorCode } from "../errors.ts";
import type { Conflict } from "./three-way.ts";
import { isSameText, type Text } from "./text.ts";

export const autosaveLimits = {
  /** 2 s after the last key. */
  quietMs: 2_000,
  /** At least every 15 s while somebody types. */
  longestMs: 15_000,
  /** 5 s, doubled to a minute: pauses after a failure that may pass. The client itself has tried four times before. */
  firstPauseMs: 5_000,
  longestPauseMs: 60_000,
  /** 250 ms: a text has to be on the device half a second after it was typed. */
  journalPauseMs: 250,
  /** 20 texts of a draft that an author has decided against stay on the device; the oldest goes. */
  setAside: 20,
} as const;

/** A text as the service has it, with its entity tag. */
export interface Revision {
  readonly text: Text;
  readonly etag: string | undefined;
}

export type Phase =
  /** The service has the text. */
  | { readonly kind: "saved" }
  | { readonly kind: "unsaved"; readonly dueAtMs: number }
  | { readonly kind: "saving"; readonly sent: Text; readonly key: string; readonly keep: boolean }
  /** Nothing is sent at the moment. The text is in the journal meanwhile. */
  | { readonly kind: "paused"; readonly reason: "offline" | "signed_out"; readonly dueAtMs: number }
  /**
   * See `code`, and the places in `details`. It is tried again when the author types or saves, and by itself unless only the author can change
   * what is wrong.
   */
  | {
      readonly kind: "refused";
      readonly code: LecternErrorCode;
      readonly message: string;
      readonly details: readonly ErrorDetail[];
      readonly dueAtMs?: number;
    }
  /** Somebody else saved; their text is being fetched. */
  | { readonly kind: "comparing" }
  | { readonly kind: "conflict"; readonly theirs: Revision; readonly conflicts: readonly Conflict[] }
  /** The draft was discarded or published. */
  | { readonly kind: "gone"; readonly code: LecternErrorCode };

/** Saves one draft, one request at a time. It never knows the form: what the author typed comes in, and only a merge goes back. */
export interface Queue {
  /** What the service has acknowledged last: the base of every merge. */
  readonly base: Revision;
  /** What the author sees. */
  readonly text: Text;
  readonly phase: Phase;
  /** When the first key came that no request carries yet, and when it shall be sent. */
  readonly typing: { readonly firstAtMs: number; readonly dueAtMs: number } | undefined;
  /** The author wants it saved now: what was typed during a request follows its answer at once. */
  readonly isUrgent: boolean;
  /** Sent without an answer: the service may have them. A stale revision that equals one is our own. */
  readonly unanswered: readonly Text[];
  /**
   * What the next save replaces shall become a version: it is not the answer to this author's last save, or the author has decided for another
   * text. To the service, a save of the same person in another tab looks like the next auto-save.
   */
  readonly keeps: boolean;
  /** Makes keys that no other run of the page makes. */
  readonly run: string;
  readonly sends: number;
}

export interface Failure {
  readonly code: LecternErrorCode;
  readonly message: string;
  readonly details?: readonly ErrorDetail[];
  readonly isRetryable: boolean;
}

/** All that was typed is on its way, or there. */
export const untyped = { typing: undefined, isUrgent: false } as const;

export const createQueue = (base: Revision, run: string): Queue => ({
  base,
  text: base.text,
  phase: { kind: "saved" },
  ...untyped,
  unanswered: [],
  keeps: true,
  run,
  sends: 0,
});

/** Whether leaving the page would leave something unsaved, or the service may still have a text that was taken back meanwhile. */
export const isDirty = ({ base, text, unanswered }: Queue): boolean => unanswered.length > 0 || !isSameText(base.text, text);
