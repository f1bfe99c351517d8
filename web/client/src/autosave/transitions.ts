import { autosaveLimits, type Failure, isDirty, type Phase, type Queue, type Revision, untyped } from "./queue.ts";
import { hasWhole } from "./journal.ts";
import { isSameText, type Text } from "./text.ts";
import { mergeThreeWay } from "./three-way.ts";

// What follows from an event, one function for each. Pure: what is sent, kept and shown, and the timers, follow from the queue.
export type Step = (queue: Queue) => Queue;

export const typed = (before: Queue, text: Text, atMs: number): Queue => {
  if (isSameText(before.text, text)) return before;
  const { firstAtMs = atMs } = before.typing ?? {};
  const dueAtMs = Math.min(atMs + autosaveLimits.quietMs, firstAtMs + autosaveLimits.longestMs);
  const queue: Queue = { ...before, text, typing: { firstAtMs, dueAtMs } };
  const { phase } = queue;
  const mayBeTried = phase.kind === "paused" ? phase.reason === "signed_out" : ["saved", "unsaved", "refused"].includes(phase.kind);
  return mayBeTried ? settle(queue) : queue;
};

/** The author has decided for another text: the stored text, which this save replaces, becomes a version. */
export const replaced = (before: Queue, text: Text, atMs: number): Queue => ({ ...typed(before, text, atMs), keeps: true });

/** The phase's `dueAtMs` has come, and nothing else was in the way. */
export const due = (queue: Queue): Queue => ("dueAtMs" in queue.phase ? send(queue) : queue);

/** Ctrl+S, the button, or the page is being hidden: tries again, whatever the last answer was. */
export const flushed = (queue: Queue): Queue => {
  switch (queue.phase.kind) {
    case "saving":
      return { ...queue, isUrgent: true };
    case "unsaved":
    case "paused":
    case "refused":
    case "gone":
      return send(queue);
    case "saved":
    case "comparing":
    case "conflict":
      return queue;
  }
};

/** Signed in again, or online again. */
export const resumed = (queue: Queue): Queue => (queue.phase.kind === "paused" ? send(queue) : queue);

export const answered = (queue: Queue, etag: string | undefined): Queue => {
  if (queue.phase.kind !== "saving") return queue;
  const acknowledged = rebase(queue, { text: queue.phase.sent, etag });
  return queue.isUrgent ? send(acknowledged) : settle(acknowledged);
};

/** A save has failed, or fetching somebody else's text. */
export const failed = (queue: Queue, failure: Failure, atMs: number): Queue => {
  const { phase, unanswered } = queue;
  const mayBeStored = phase.kind === "saving" && !isRefusal(failure);
  const sent = mayBeStored ? [...unanswered, phase.sent] : unanswered;
  const keeps = queue.keeps || (phase.kind === "saving" && phase.keep);
  return { ...queue, unanswered: sent, keeps, phase: phaseAfter(failure, atMs, sent.length) };
};

/** Somebody else's text has arrived. */
export const compared = (queue: Queue, theirs: Revision): Queue => {
  const rebased = rebase(queue, theirs);
  // One of our saves was stored although its answer was lost: nobody else has saved.
  if (queue.unanswered.some((sent) => isSameText(sent, theirs.text))) return send(rebased);
  // The same, and somebody else has saved after it: only what is newer can be in conflict.
  const stored = queue.unanswered.findLast(
    (sent) => !isSameText(sent, queue.base.text) && hasWhole(theirs.text, { base: queue.base, text: sent }),
  );
  const { text, conflicts } = mergeThreeWay(stored ?? queue.base.text, queue.text, theirs.text);
  return conflicts.length > 0 ? enter(queue, { kind: "conflict", theirs, conflicts }) : send({ ...rebased, text, keeps: true });
};

/** Somebody else's text, while there is nothing to merge. */
export const learned = (queue: Queue, theirs: Revision): Queue =>
  queue.phase.kind === "saved" && !isDirty(queue) ? compared(queue, theirs) : queue;

/** The author has seen the conflict, and this text replaces theirs. */
export const resolved = (queue: Queue, text: Text): Queue =>
  queue.phase.kind === "conflict" ? send({ ...rebase(queue, queue.phase.theirs), text, keeps: true }) : queue;

const enter = (queue: Queue, phase: Phase): Queue => ({ ...queue, phase });

const rebase = (queue: Queue, base: Revision): Queue => ({ ...queue, base, unanswered: [] });

const send = (queue: Queue): Queue => {
  if (!isDirty(queue)) return settle(queue);
  const { text, run, sends, keeps } = queue;
  return enter(
    { ...queue, ...untyped, keeps: false, sends: sends + 1 },
    { kind: "saving", sent: text, key: `${run}.${sends}`, keep: keeps },
  );
};

/** Saved, or waiting until it is due. */
const settle = (queue: Queue): Queue =>
  isDirty(queue)
    ? enter(queue, { kind: "unsaved", dueAtMs: queue.typing?.dueAtMs ?? 0 })
    : enter({ ...queue, ...untyped }, { kind: "saved" });

const phaseAfter = (failure: Failure, atMs: number, failures: number): Phase => {
  const { code, message, details = [] } = failure;
  if (code === "stale_revision") return { kind: "comparing" };
  if (code === "unauthenticated") return { kind: "paused", reason: "signed_out", dueAtMs: atMs + autosaveLimits.longestPauseMs };
  if (code === "not_found" || code === "not_a_draft") return { kind: "gone", code };
  if (isRefusal(failure)) {
    const refused = { kind: "refused", code, message, details } as const;
    // The same text would be refused again, however long we wait.
    return code === "too_large" || code === "invalid_request" ? refused : { ...refused, dueAtMs: atMs + autosaveLimits.longestPauseMs };
  }
  const pauseMs = Math.min(autosaveLimits.longestPauseMs, autosaveLimits.firstPauseMs * 2 ** failures);
  return { kind: "paused", reason: "offline", dueAtMs: atMs + pauseMs };
};

/** The service has read the request and not carried it out. After any other failure it may have. */
const isRefusal = ({ code, isRetryable }: Failure): boolean => !isRetryable && code !== "unavailable" && code !== "internal";
