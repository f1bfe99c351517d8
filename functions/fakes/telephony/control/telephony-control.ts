import { connectClient, type ClientConnection } from "../client/connect-client.ts";
import { createClock, type NetworkClock } from "../time/clock.ts";
import { createConferenceStore } from "../conference/conference-store.ts";
import { createCallStore } from "../network/call-store.ts";
import { createDebuggerLog, type DebuggerEntry } from "../network/debugger-log.ts";
import type { Exchange } from "../network/exchange.ts";
import { createPhoneBook, type PhoneBook, type ScriptChoice } from "../network/phone-book.ts";
import { changeSettings, defaultSettings, type Settings, type SettingsChanges } from "../settings.ts";
import { createStatusCallbacks, type Disturbance } from "../webhooks/status-callbacks.ts";
import { createWebhooks, type SentWebhook } from "../webhooks/webhooks.ts";
import { type CallState, toCallState } from "./call-state.ts";
import { createChanges } from "./changes.ts";
import { type ConferenceState, toConferenceState } from "./conference-state.ts";
import { createFaultPlan, type FaultPlan, type PlannedFault } from "./faults.ts";
import { type Handle, toHandle } from "./handle.ts";
import { createRequestLog, type RequestLog, type SeenRequest } from "./request-log.ts";

/** Everything that tests and people at the keyboard can do to the service. The HTTP control path does the same. */
export interface TelephonyControl {
  readonly settings: () => Settings;
  readonly changeSettings: (changes: SettingsChanges) => Settings;
  /** Requests to the REST API. */
  readonly requests: () => readonly SeenRequest[];
  /** Requests to services, for documents and with status callbacks. */
  readonly webhooks: () => readonly SentWebhook[];
  readonly debugger: () => readonly DebuggerEntry[];
  /** The newest first. */
  readonly calls: () => readonly CallState[];
  readonly conferences: () => readonly ConferenceState[];
  readonly phones: () => ReturnType<PhoneBook["list"]>;
  /** What happens from now on when this number is called. */
  readonly setPhone: (number: string, script: ScriptChoice) => void;
  /** One end of a call. @throws Error when there is no such call */
  readonly call: (sid: string) => Handle;
  /** The newest call to a number, or undefined. */
  readonly findCallTo: (number: string) => Handle | undefined;
  /** A browser calls. @throws ClientRefusal */
  readonly connectClient: (connection: ClientConnection) => Handle;
  readonly failRequests: (fault: PlannedFault) => void;
  /** What happens to status callbacks from now on. */
  readonly disturbCallbacks: (disturbances: readonly Disturbance[]) => void;
  /** Puts the network's time forward, and waits until all is done that falls due. */
  readonly advance: (durationMs: number) => Promise<void>;
  /** Waits until no service is waited for. */
  readonly idle: () => Promise<void>;
  /** Waits until something is so. @throws Error when that takes too long */
  readonly until: (isSo: () => boolean) => Promise<void>;
  /** As after the start. Calls break off without a word to anybody. */
  readonly reset: () => void;
}

/** What the server works with. */
export interface Premises {
  readonly exchange: Exchange;
  readonly faults: FaultPlan;
  readonly requests: RequestLog;
  readonly control: TelephonyControl;
}

export interface PremisesOptions {
  readonly clock?: NetworkClock | undefined;
  readonly settings?: SettingsChanges | undefined;
}

export function createPremises({ clock = createClock(), settings: initial = {} }: PremisesOptions): Premises {
  const firstSettings = changeSettings(defaultSettings, initial);
  let current = firstSettings;
  clock.setSpeed(current.speed);
  const changes = createChanges();
  const settings = (): Settings => current;
  const changed = changes.tell;
  const webhooks = createWebhooks({ clock, settings, changed });
  const callbacks = createStatusCallbacks({ clock, webhooks });
  const debug = createDebuggerLog(clock.nowMs);
  const exchange: Exchange = {
    clock,
    settings,
    changed,
    webhooks,
    callbacks,
    debug,
    calls: createCallStore(),
    conferences: createConferenceStore(),
    phones: createPhoneBook(),
  };
  const stores = { faults: createFaultPlan(), requests: createRequestLog() };
  const use = (next: Settings): Settings => {
    current = next;
    clock.setSpeed(next.speed);
    return next;
  };
  const reset = (): void => {
    for (const store of [exchange.conferences, exchange.calls, exchange.phones, callbacks, webhooks, debug, stores.faults, stores.requests])
      store.clear();
    clock.reset();
    use(firstSettings);
    changed();
  };
  return {
    exchange,
    ...stores,
    control: createControl(exchange, { ...stores, changes, change: (more) => use(changeSettings(current, more)), reset }),
  };
}

interface ControlParts extends Pick<Premises, "faults" | "requests"> {
  readonly changes: ReturnType<typeof createChanges>;
  readonly change: (changes: SettingsChanges) => Settings;
  readonly reset: () => void;
}

function createControl(exchange: Exchange, { faults, requests, changes, change, reset }: ControlParts): TelephonyControl {
  const { clock, calls, conferences, phones, webhooks, debug, callbacks } = exchange;
  const list = (): readonly CallState[] => calls.list().map(toCallState);
  return {
    settings: exchange.settings,
    changeSettings: change,
    requests: requests.list,
    webhooks: webhooks.sent,
    debugger: debug.list,
    calls: list,
    conferences: () => conferences.list().map(toConferenceState),
    phones: phones.list,
    setPhone: phones.set,
    call: (sid) => {
      const call = calls.find(sid);
      if (call === undefined) throw new Error(`There is no call ${sid}`);
      return toHandle(call, changes.until);
    },
    findCallTo: (number) => {
      const call = calls.list().find(({ plan }) => plan.to === number);
      return call === undefined ? undefined : toHandle(call, changes.until);
    },
    connectClient: (connection) => toHandle(connectClient(exchange, connection), changes.until),
    failRequests: faults.add,
    disturbCallbacks: callbacks.disturb,
    advance: clock.advance,
    idle: clock.idle,
    until: async (isSo) => changes.until(isSo, () => JSON.stringify(list())),
    reset,
  };
}
