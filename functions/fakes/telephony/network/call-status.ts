export type CallStatus = "queued" | "ringing" | "in-progress" | "completed" | "busy" | "failed" | "no-answer" | "canceled";

const overStatuses: ReadonlySet<CallStatus> = new Set<CallStatus>(["completed", "busy", "failed", "no-answer", "canceled"]);

export const isOver = (status: CallStatus): boolean => overStatuses.has(status);

/** The moments that a service can be told of. Whether nobody answered stands in the status of the last. */
export const callEvents = ["initiated", "ringing", "answered", "completed"] as const;

export type CallEvent = (typeof callEvents)[number];

export const isCallEvent = (text: string): text is CallEvent => callEvents.some((event) => event === text);

/** Why what a call is doing ends. */
export type InterruptionCause = "hung-up" | "ended-by-api" | "updated-by-api" | "time-limit" | "reset";

export class Interruption extends Error {
  readonly why: InterruptionCause;

  constructor(why: InterruptionCause) {
    super(`The call was interrupted: ${why}`);
    this.why = why;
  }
}
