import { ControlRefusal } from "../../server/control-path.ts";
import { connectClient, type ClientConnection } from "../client/connect-client.ts";
import type { Call } from "../network/call.ts";
import type { DebuggerEntry } from "../network/debugger-log.ts";
import type { PhoneBook, ScriptChoice } from "../network/phone-book.ts";
import { openQuietCall, type QuietCall } from "../exchange.ts";
import type { Settings, SettingsChanges } from "../settings.ts";
import type { Disturbance } from "../webhooks/status-callbacks.ts";
import type { SentWebhook } from "../webhooks/webhooks.ts";
import { type CallState, toCallState, type Handle, toHandle } from "./handle.ts";
import type { RequestFault } from "./faults.ts";
import type { SeenRequest, TelephonyState } from "./telephony-state.ts";
import type { Conference } from "../conference/conference.ts";

/** Everything that tests and people can do to the fake. The HTTP control path offers the same. */
export interface TelephonyControl {
  readonly settings: () => Settings;
  readonly changeSettings: (changes: SettingsChanges) => Settings;
  /** Requests to the REST API. */
  readonly requests: () => readonly SeenRequest[];
  /** Requests to Lectern, for documents and with status callbacks. */
  readonly webhooks: () => readonly SentWebhook[];
  readonly debugger: () => readonly DebuggerEntry[];
  /** Newest first. */
  readonly calls: () => readonly CallState[];
  readonly conferences: () => readonly ConferenceState[];
  readonly phones: () => ReturnType<PhoneBook["list"]>;
  /** Sets what happens when this number is called. */
  readonly setPhone: (number: string, script: ScriptChoice) => void;
  /** One end of a call. @throws Error if there is no such call */
  readonly call: (sid: string) => Handle;
  /** The newest call to a number, or undefined. */
  readonly findCallTo: (number: string) => Handle | undefined;
  /** An answered call whose webhooks the test sends itself. */
  readonly openQuietCall: (call: QuietCall) => Handle;
  /** Calls from a browser. @throws ClientRefusal */
  readonly connectClient: (connection: ClientConnection) => Handle;
  /** Connects a browser's sound to one end of a call, instead of any other browser's. @returns the answer to its offer */
  readonly connectSound: (sid: string, offer: string) => Promise<string>;
  /** The number of browsers' open sockets. */
  readonly sockets: () => number;
  /** Breaks the sockets of all browsers. They may reconnect. */
  readonly dropSockets: () => void;
  readonly failRequests: (fault: RequestFault) => void;
  /** Disturbs status callbacks from now on. */
  readonly disturbCallbacks: (disturbances: readonly Disturbance[]) => void;
  /** Advances the network's time, and waits until everything that is then due is done. */
  readonly advance: (durationMs: number) => Promise<void>;
  /** Waits until no webhook is pending. */
  readonly idle: () => Promise<void>;
  /** Waits for a condition. @throws Error after too long */
  readonly until: (isSo: () => boolean) => Promise<void>;
  /** Restores the initial state. Calls end without callbacks. */
  readonly reset: () => void;
}

export function createTelephonyControl(state: TelephonyState): TelephonyControl {
  const { exchange, signalling, settings, faults, requests, changes, reset } = state;
  const { clock, calls, conferences, lines, phones, webhooks, debug, callbacks } = exchange;
  const list = (): readonly CallState[] => calls.list().map(toCallState);
  const findCall = (sid: string): Call => {
    const call = calls.find(sid);
    if (call === undefined) throw new ControlRefusal(`There is no call ${sid}`);
    return call;
  };
  return {
    settings: settings.now,
    changeSettings: (more) => {
      const changed = settings.change(more);
      clock.setSpeed(changed.speed);
      return changed;
    },
    requests: requests.list,
    webhooks: webhooks.sent,
    debugger: debug.list,
    calls: list,
    conferences: () => conferences.list().map(toConferenceState),
    phones: phones.list,
    setPhone: phones.set,
    call: (sid) => toHandle(findCall(sid), changes.until),
    findCallTo: (number) => {
      const call = calls.list().find(({ plan }) => plan.to === number);
      return call === undefined ? undefined : toHandle(call, changes.until);
    },
    openQuietCall: (call) => toHandle(openQuietCall(exchange, call), changes.until),
    connectClient: (connection) => toHandle(connectClient(exchange, connection), changes.until),
    connectSound: async (sid, offer) => {
      const call = findCall(sid);
      if (call.isOver) throw new ControlRefusal(`The call ${sid} is over`);
      lines.disconnect(call);
      return lines.connect(call, offer);
    },
    sockets: signalling.count,
    dropSockets: signalling.drop,
    failRequests: faults.add,
    disturbCallbacks: callbacks.disturb,
    advance: clock.advance,
    idle: clock.idle,
    until: async (isSo) => changes.until(isSo, () => JSON.stringify(list())),
    reset,
  };
}

interface ConferenceState {
  readonly sid: string;
  readonly name: string;
  readonly status: Conference["status"];
  readonly participants: readonly {
    readonly callSid: string;
    readonly label: string | null;
    readonly isIn: boolean;
  }[];
  readonly ended: Conference["ended"] | null;
}

const toConferenceState = ({ sid, name, status, participants, ended }: Conference): ConferenceState => ({
  sid,
  name,
  status,
  ended: ended ?? null,
  participants: participants.map(({ call, entrance: { label }, isIn }) => ({
    callSid: call.sid,
    label: label ?? null,
    isIn,
  })),
});
