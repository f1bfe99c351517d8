import type { Fields, Method } from "../webhooks/send-request.ts";
import { toTwilioDate, newSid } from "./formats.ts";
import type { Switchboard } from "./switchboard.ts";

/** What the person on the phone hears. */
export type Heard =
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "play"; readonly url: string }
  | { readonly kind: "beep" }
  | { readonly kind: "silence" }
  /** From now on, others can be heard. */
  | { readonly kind: "conversation"; readonly room: string };

export type CallStatus = "queued" | "ringing" | "in-progress" | "completed" | "busy" | "failed" | "no-answer" | "canceled";

const overStatuses: ReadonlySet<CallStatus> = new Set<CallStatus>(["completed", "busy", "failed", "no-answer", "canceled"]);

const isOver = (status: CallStatus): boolean => overStatuses.has(status);

/** The events that a service can request. The last one's status tells whether anybody answered. */
export const callEvents = ["initiated", "ringing", "answered", "completed"] as const;

type CallEvent = (typeof callEvents)[number];

export const isCallEvent = (text: string): text is CallEvent => callEvents.some((event) => event === text);

/** Why a call's program was interrupted. */
export type InterruptionCause = "hung-up" | "ended-by-api" | "updated-by-api" | "time-limit" | "reset";

export class Interruption extends Error {
  readonly why: InterruptionCause;

  constructor(why: InterruptionCause) {
    super(`The call was interrupted: ${why}`);
    this.why = why;
  }
}

/** What a call does after it is answered. When it resolves, the call ends. */
export type Program = (call: Call, signal: AbortSignal) => Promise<void>;

export interface CallbackPlan {
  readonly url: string;
  readonly method: Method;
  readonly events: readonly CallEvent[];
}

export interface CallPlan {
  readonly to: string;
  readonly from: string;
  readonly direction: "outbound-api" | "inbound";
  readonly program: Program;
  readonly timeoutSec: number;
  readonly timeLimitSec: number;
  readonly queueMs: number;
  readonly callback: CallbackPlan | undefined;
  readonly applicationSid?: string | undefined;
  /** Additional fields in every request for a document. */
  readonly fields?: Fields | undefined;
}

/** How a call ends. */
interface Ending {
  readonly status: CallStatus;
  readonly why: InterruptionCause;
  readonly sipResponseCode?: number | undefined;
}

/** A message from a service to the browser of a call. */
interface CallMessage {
  readonly sid: string;
  readonly content: unknown;
}

/** One leg: the connection of the network with a phone or a browser. */
export class Call {
  readonly sid = newSid("CA");
  readonly plan: CallPlan;
  readonly createdMs: number;
  status: CallStatus = "queued";
  updatedMs: number;
  startedMs: number | undefined;
  endedMs: number | undefined;
  durationSec: number | undefined;
  /** Name of the conference that it is in. */
  room: string | undefined;
  readonly heard: Heard[] = [];
  /** Called for a pressed key. */
  onDigit: ((digit: string) => void) | undefined;
  /** Called for a message, if the call is a browser's. */
  onMessage: ((message: CallMessage) => void) | undefined;
  /** Called when the call asks for keys. */
  onAsked: (() => void) | undefined;
  callback: CallbackPlan | undefined;
  /** Resolves when the call is answered. */
  readonly answered = Promise.withResolvers<undefined>();
  readonly #switchboard: Switchboard;
  readonly #over = new AbortController();
  #answeredMs: number | undefined;
  #sequence = 0;
  #program: AbortController | undefined;

  constructor(switchboard: Switchboard, plan: CallPlan) {
    this.#switchboard = switchboard;
    this.plan = plan;
    this.callback = plan.callback;
    this.createdMs = switchboard.clock.nowMs();
    this.updatedMs = this.createdMs;
    if (plan.direction === "inbound") {
      this.status = "ringing";
      this.startedMs = this.createdMs;
    }
  }

  get isOver(): boolean {
    return isOver(this.status);
  }

  /** Aborted when the call ends. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** The fields of every request about the call. */
  get fields(): Fields {
    const { to, from, direction, applicationSid, fields } = this.plan;
    return {
      ...fields,
      CallSid: this.sid,
      AccountSid: this.#switchboard.settings().accountSid,
      From: from,
      To: to,
      Caller: from,
      Called: to,
      CallStatus: this.status,
      Direction: direction,
      ApiVersion: "2010-04-01",
      ...(applicationSid !== undefined && { ApplicationSid: applicationSid }),
    };
  }

  /** Called when the network starts the call. */
  setOff(): void {
    this.startedMs = this.#switchboard.clock.nowMs();
    this.#tell("initiated", { CallStatus: "initiated" });
  }

  ring(): void {
    this.#set("ringing");
    this.#tell("ringing");
  }

  /** Called when the call is answered. */
  answer(): void {
    if (this.isOver || this.status === "in-progress") return;
    const { clock } = this.#switchboard;
    this.#answeredMs = clock.elapsedMs();
    this.answered.resolve(undefined);
    this.#set("in-progress");
    this.#tell("answered", { SipResponseCode: "200" });
    this.limit(this.plan.timeLimitSec);
    if (this.#program === undefined) this.run(this.plan.program);
  }

  /** Ends the call after this time. */
  limit(seconds: number): void {
    const cancel = this.#switchboard.clock.after(seconds * 1000, () => {
      this.end({ status: "completed", why: "time-limit" });
    });
    this.over.addEventListener("abort", cancel, { once: true });
  }

  /** Replaces the program that the call is running. */
  run(program: Program): void {
    this.#program?.abort(new Interruption("updated-by-api"));
    const controller = new AbortController();
    this.#program = controller;
    program(this, controller.signal).then(
      () => {
        if (!controller.signal.aborted) this.end({ status: "completed", why: "ended-by-api" });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error(error);
        this.end({ status: "failed", why: "ended-by-api" });
      },
    );
  }

  end({ status, why, sipResponseCode = status === "completed" ? 200 : 487 }: Ending): void {
    if (this.isOver) return;
    const { clock } = this.#switchboard;
    this.durationSec = this.#answeredMs === undefined ? 0 : Math.ceil(Math.round(clock.elapsedMs() - this.#answeredMs) / 1000);
    this.endedMs = clock.nowMs();
    this.#set(status);
    const interruption = new Interruption(why);
    this.#program?.abort(interruption);
    this.#over.abort(interruption);
    this.#tell("completed", {
      CallDuration: String(this.durationSec),
      Duration: String(Math.ceil(this.durationSec / 60)),
      SipResponseCode: String(sipResponseCode),
    });
  }

  /** The person at this end hangs up. */
  hangUp(): void {
    const unanswered = this.plan.direction === "inbound" ? "canceled" : "busy";
    this.end({ status: this.status === "in-progress" ? "completed" : unanswered, why: "hung-up" });
  }

  hear(heard: Heard): void {
    this.heard.push(heard);
    this.#switchboard.changed();
  }

  /** A key is pressed. It has no effect unless the call asks for keys. */
  press(digit: string): void {
    this.onDigit?.(digit);
    this.#switchboard.changed();
  }

  #set(status: CallStatus): void {
    this.status = status;
    this.updatedMs = this.#switchboard.clock.nowMs();
    this.#switchboard.changed();
  }

  #tell(event: CallEvent, more: Fields = {}): void {
    const SequenceNumber = String(this.#sequence);
    if (this.callback?.events.includes(event) !== true) return;
    this.#sequence += 1;
    const Timestamp = toTwilioDate(this.#switchboard.clock.nowMs());
    const fields = { ...this.fields, Timestamp, SequenceNumber, CallbackSource: "call-progress-events", ...more };
    this.#switchboard.callbacks.send({ source: this.sid, event, url: this.callback.url, method: this.callback.method, fields });
  }
}
