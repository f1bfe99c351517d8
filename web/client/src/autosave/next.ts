import { autosaveLimits, type Failure, isDirty, type Queue, type QueueEffect, type QueueEvent, type Revision, type Step } from "./queue.ts";
import { isSameText, type Text } from "./text.ts";
import { mergeThreeWay } from "./three-way.ts";

type EventOf<Kind extends QueueEvent["kind"]> = Extract<QueueEvent, { readonly kind: Kind }>;

const stay = (queue: Queue): Step => ({ queue, effects: [] });

/** What follows from an event. Pure: the effects are for the driver. */
export const next = (queue: Queue, event: QueueEvent): Step => {
  switch (event.kind) {
    case "typed":
      return typed(queue, event);
    case "clock":
      return clock(queue, event.atMs);
    case "flush":
      return flush(queue);
    case "resumed":
      return queue.phase.kind === "paused" ? send(queue) : stay(queue);
    case "answered":
      return answered(queue, event);
    case "failed":
      return failed(queue, event);
    case "theirs":
      return queue.phase.kind === "comparing" ? compare(queue, event.revision) : stay(queue);
    case "theirs_failed":
      return queue.phase.kind === "comparing" ? pauseOrRefuse(queue, event.failure, event.atMs) : stay(queue);
    case "resolved":
      return queue.phase.kind === "conflict" ? resolved(queue, queue.phase.theirs, event.text) : stay(queue);
  }
};

const typed = (before: Queue, { text, atMs }: EventOf<"typed">): Step => {
  if (isSameText(before.text, text)) return stay(before);
  const queue: Queue = { ...before, text, typing: { firstAtMs: before.typing?.firstAtMs ?? atMs, lastAtMs: atMs } };
  const journal: QueueEffect = { kind: "journal", text, base: queue.base };
  if (["saved", "unsaved", "refused"].includes(queue.phase.kind)) return withEffects(settle(queue), [journal]);
  return { queue, effects: [journal] };
};

const clock = (queue: Queue, atMs: number): Step => {
  const { phase } = queue;
  if (phase.kind !== "unsaved" && phase.kind !== "paused") return stay(queue);
  if (phase.kind === "paused" && phase.reason === "signed_out") return stay(queue);
  return atMs < phase.dueAtMs ? { queue, effects: [{ kind: "wake", atMs: phase.dueAtMs }] } : send(queue);
};

const flush = (queue: Queue): Step => {
  const { phase } = queue;
  if (phase.kind === "unsaved" || (phase.kind === "paused" && phase.reason === "offline")) return send(queue);
  if (phase.kind === "saving") return stay({ ...queue, phase: { ...phase, isUrgent: true } });
  return stay(queue);
};

const send = (queue: Queue): Step => {
  if (!isDirty(queue)) return settle(queue);
  const key = `${queue.run}.${queue.sends}`;
  return {
    queue: { ...queue, phase: { kind: "saving", sent: queue.text, key, isUrgent: false }, typing: undefined, sends: queue.sends + 1 },
    effects: [{ kind: "save", text: queue.text, base: queue.base, key }],
  };
};

/** Saved, or to be saved when it is due. */
const settle = (queue: Queue): Step => {
  if (!isDirty(queue)) {
    return { queue: { ...queue, phase: { kind: "saved" }, typing: undefined }, effects: [{ kind: "clear_journal", text: queue.text }] };
  }
  const { firstAtMs = 0, lastAtMs = 0 } = queue.typing ?? {};
  const dueAtMs = Math.min(lastAtMs + autosaveLimits.quietMs, firstAtMs + autosaveLimits.longestMs);
  return { queue: { ...queue, phase: { kind: "unsaved", dueAtMs } }, effects: [{ kind: "wake", atMs: dueAtMs }] };
};

const answered = (queue: Queue, { key, etag }: EventOf<"answered">): Step => {
  const { phase } = queue;
  if (phase.kind !== "saving" || phase.key !== key) return stay(queue);
  const acknowledged: Queue = { ...queue, base: { text: phase.sent, etag }, unanswered: [] };
  return phase.isUrgent ? send(acknowledged) : settle(acknowledged);
};

const failed = (queue: Queue, { key, failure, atMs }: EventOf<"failed">): Step => {
  const { phase } = queue;
  if (phase.kind !== "saving" || phase.key !== key) return stay(queue);
  if (failure.code === "stale_revision") return { queue: { ...queue, phase: { kind: "comparing" } }, effects: [{ kind: "read" }] };
  return pauseOrRefuse({ ...queue, unanswered: isRefusal(failure) ? queue.unanswered : [...queue.unanswered, phase.sent] }, failure, atMs);
};

/** The service has read the request and has not carried it out. After any other failure it may have. */
const isRefusal = ({ code, isRetryable }: Failure): boolean => !isRetryable && code !== "unavailable" && code !== "internal";

const pauseOrRefuse = (queue: Queue, failure: Failure, atMs: number): Step => {
  const { code, message, details = [] } = failure;
  if (code === "unauthenticated") {
    return stay({ ...queue, phase: { kind: "paused", reason: "signed_out", dueAtMs: Number.POSITIVE_INFINITY, failures: 0 } });
  }
  if (code === "not_found" || code === "not_a_draft") return stay({ ...queue, phase: { kind: "gone", code } });
  if (isRefusal(failure)) return stay({ ...queue, phase: { kind: "refused", code, message, details } });
  const failures = queue.unanswered.length;
  const pauseMs = Math.min(autosaveLimits.longestPauseMs, autosaveLimits.firstPauseMs * 2 ** failures);
  const dueAtMs = atMs + pauseMs;
  return {
    queue: { ...queue, phase: { kind: "paused", reason: "offline", dueAtMs, failures } },
    effects: [{ kind: "wake", atMs: dueAtMs }],
  };
};

const compare = (queue: Queue, theirs: Revision): Step => {
  const rebased: Queue = { ...queue, base: theirs, unanswered: [] };
  // A save of ours that was stored although its answer was lost: nobody else was here.
  if (queue.unanswered.some((sent) => isSameText(sent, theirs.text))) return send(rebased);
  const { text, conflicts } = mergeThreeWay(queue.base.text, queue.text, theirs.text);
  if (conflicts.length > 0) return stay({ ...queue, phase: { kind: "conflict", theirs, conflicts } });
  return withEffects(send({ ...rebased, text }), [
    { kind: "show", text },
    { kind: "journal", text, base: theirs },
  ]);
};

const resolved = (queue: Queue, theirs: Revision, text: Text): Step =>
  withEffects(send({ ...queue, base: theirs, text, unanswered: [] }), [
    { kind: "show", text },
    { kind: "journal", text, base: theirs },
  ]);

const withEffects = ({ queue, effects }: Step, first: readonly QueueEffect[]): Step => ({ queue, effects: [...first, ...effects] });
