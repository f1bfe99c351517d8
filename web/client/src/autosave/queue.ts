import type { ErrorDetail } from "../contract.ts";
import type { LecternErrorCode } from "../errors.ts";
import type { Conflict } from "./three-way.ts";
import { isSameText, type Text } from "./text.ts";

export const autosaveLimits = {
  /** 2 s after the last keystroke. */
  quietMs: 2_000,
  /** At least every 15 s while somebody types. */
  longestMs: 15_000,
  /** 5 s, doubled up to a minute: pauses after a temporary failure. The client itself has tried four times before. */
  firstPauseMs: 5_000,
  longestPauseMs: 60_000,
  /** 250 ms: a text must be on the device half a second after it was typed. */
  journalPauseMs: 250,
  /** 5 s: after that nobody is told that a text is on the device. Browsers' stores have hung. */
  journalMs: 5_000,
  /** At most 20 texts per draft that an author has decided against stay on the device; the oldest is removed. */
  setAside: 20,
} as const;

/** A stored text with its entity tag. */
export interface Revision {
  readonly text: Text;
  readonly etag: string | undefined;
}

export type Phase =
  /** The service has the text. */
  | { readonly kind: "saved" }
  | { readonly kind: "unsaved"; readonly dueAtMs: number }
  | { readonly kind: "saving"; readonly sent: Text; readonly key: string; readonly keep: boolean }
  /** Nothing is sent at present. Meanwhile the text is in the journal. */
  | { readonly kind: "paused"; readonly reason: "offline" | "signed_out"; readonly dueAtMs: number }
  /** See `code` and the paths in `details`. Retried when the author types or saves, and automatically unless only the author can fix it. */
  | {
      readonly kind: "refused";
      readonly code: LecternErrorCode;
      readonly message: string;
      readonly details: readonly ErrorDetail[];
      readonly dueAtMs?: number;
    }
  /** Somebody else has saved; their text is being fetched. */
  | { readonly kind: "comparing" }
  | { readonly kind: "conflict"; readonly theirs: Revision; readonly conflicts: readonly Conflict[] }
  /** The draft was discarded or published. */
  | { readonly kind: "gone"; readonly code: LecternErrorCode };

/** Saves one draft, one request at a time. It does not know the form: typed text comes in, and only merges go back. */
export interface Queue {
  /** The text that the service acknowledged last: the base of every merge. */
  readonly base: Revision;
  /** The text that the author sees. */
  readonly text: Text;
  readonly phase: Phase;
  /** When the first unsent keystroke came, and when it is due to be sent. */
  readonly typing: { readonly firstAtMs: number; readonly dueAtMs: number } | undefined;
  /** The author wants to save now: text that is typed during a request is sent right after its answer. */
  readonly isUrgent: boolean;
  /** Sent without an answer: the service may have them. If the stored text equals one, the stale revision is our own. */
  readonly unanswered: readonly Text[];
  /**
   * The next save must keep what it replaces as a version: it is not based on this author's own last save, or the author has decided for another
   * text. To the service, a save of the same person in another tab looks like the next auto-save.
   */
  readonly keeps: boolean;
  /** Makes idempotency keys unique to this run of the page. */
  readonly run: string;
  readonly sends: number;
}

export interface Failure {
  readonly code: LecternErrorCode;
  readonly message: string;
  readonly details?: readonly ErrorDetail[];
  readonly isRetryable: boolean;
}

/** Everything that was typed has been sent. */
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

/** Whether leaving the page would lose unsaved text, or the service may still have a text that was taken back meanwhile. */
export const isDirty = ({ base, text, unanswered }: Queue): boolean => unanswered.length > 0 || !isSameText(base.text, text);
