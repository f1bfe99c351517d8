import { autosaveLimits, type Failure, isDirty, type Queue, type QueueEvent, type Revision, type Step } from "./queue.ts";
import { isSameText, type Text } from "./text.ts";
import { mergeThreeWay } from "./three-way.ts";

type EventOf<Kind extends QueueEvent["kind"]> = Extract<QueueEvent, { readonly kind: Kind }>;

const stay = (queue: Queue): Step => ({ queue, effects: [] });

/** What follows from an event. Pure: the effects are for the driver. */
export const next = (queue: Queue, event: QueueEvent): Step => {
  switch (event.kind) {
    case "typed":
      return typed(queue, event);
    case "due":
      return isWaiting(queue) ? send(queue) : stay(queue);
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
  return ["saved", "unsaved", "refused"].includes(queue.phase.kind) ? settle(queue) : stay(queue);
};

/** Something is to be sent, and nothing stands in its way but time. */
const isWaiting = ({ phase }: Queue): boolean => phase.kind === "unsaved" || (phase.kind === "paused" && phase.reason === "offline");

const flush = (queue: Queue): Step => {
  if (isWaiting(queue)) return send(queue);
  return queue.phase.kind === "saving" ? stay({ ...queue, phase: { ...queue.phase, isUrgent: true } }) : stay(queue);
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
  if (!isDirty(queue)) return stay({ ...queue, phase: { kind: "saved" }, typing: undefined });
  const { firstAtMs = 0, lastAtMs = 0 } = queue.typing ?? {};
  const dueAtMs = Math.min(lastAtMs + autosaveLimits.quietMs, firstAtMs + autosaveLimits.longestMs);
  return stay({ ...queue, phase: { kind: "unsaved", dueAtMs } });
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
    return stay({ ...queue, phase: { kind: "paused", reason: "signed_out" } });
  }
  if (code === "not_found" || code === "not_a_draft") return stay({ ...queue, phase: { kind: "gone", code } });
  if (isRefusal(failure)) return stay({ ...queue, phase: { kind: "refused", code, message, details } });
  const pauseMs = Math.min(autosaveLimits.longestPauseMs, autosaveLimits.firstPauseMs * 2 ** queue.unanswered.length);
  return stay({ ...queue, phase: { kind: "paused", reason: "offline", dueAtMs: atMs + pauseMs } });
};

const compare = (queue: Queue, theirs: Revision): Step => {
  const rebased: Queue = { ...queue, base: theirs, unanswered: [] };
  // A save of ours that was stored although its answer was lost: nobody else was here.
  if (queue.unanswered.some((sent) => isSameText(sent, theirs.text))) return send(rebased);
  const { text, conflicts } = mergeThreeWay(queue.base.text, queue.text, theirs.text);
  if (conflicts.length > 0) return stay({ ...queue, phase: { kind: "conflict", theirs, conflicts } });
  return show({ ...rebased, text });
};

const resolved = (queue: Queue, theirs: Revision, text: Text): Step => show({ ...queue, base: theirs, text, unanswered: [] });

/** What the author sees is another text now, which is sent at once. */
const show = (queue: Queue): Step => {
  const { queue: sent, effects } = send(queue);
  return { queue: sent, effects: [{ kind: "show", text: queue.text }, ...effects] };
};
