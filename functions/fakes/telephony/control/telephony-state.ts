import type * as z from "zod";
import { createFaultPlan, type FaultPlan } from "../../server/fault-plan.ts";
import { createLog, type Log } from "../../server/log.ts";
import { createSettings, type SettingsStore } from "../../server/settings.ts";
import { type Clock, createClock } from "../../time/clock.ts";
import { createConferenceStore } from "../conference/conference-store.ts";
import { createLines } from "../media/lines.ts";
import { createSounds } from "../media/sounds.ts";
import { createCallStore } from "../network/call-store.ts";
import { createDebuggerLog } from "../network/debugger-log.ts";
import type { Exchange } from "../network/exchange.ts";
import { createPhoneBook } from "../network/phone-book.ts";
import { defaultSettings, Settings, type SettingsChanges } from "../settings.ts";
import { createSignalling, type Signalling } from "../signalling/signalling.ts";
import { createStatusCallbacks } from "../webhooks/status-callbacks.ts";
import { createWebhooks } from "../webhooks/webhooks.ts";
import { type Changes, createChanges } from "./changes.ts";
import { RequestFault } from "./faults.ts";
import type { SeenRequest } from "./seen-request.ts";

/** What the server works with. */
export interface TelephonyState {
  readonly exchange: Exchange;
  readonly signalling: Signalling;
  readonly settings: SettingsStore<Settings, SettingsChanges>;
  readonly faults: FaultPlan<RequestFault, z.output<typeof RequestFault>>;
  readonly requests: Log<SeenRequest>;
  readonly changes: Changes;
  /** As after the start. */
  readonly reset: () => void;
}

export interface TelephonyOptions {
  readonly clock?: Clock | undefined;
  readonly settings?: SettingsChanges | undefined;
}

export function createTelephonyState({ clock = createClock(), settings: initial = {} }: TelephonyOptions): TelephonyState {
  const settings = createSettings<Settings, SettingsChanges>({ schema: Settings, defaults: defaultSettings, initial });
  clock.setSpeed(settings.now().speed);
  const changes = createChanges();
  const webhooks = createWebhooks({ clock, settings: settings.now, changed: changes.tell });
  const conferences = createConferenceStore();
  const exchange: Exchange = {
    clock,
    settings: settings.now,
    changed: changes.tell,
    webhooks,
    callbacks: createStatusCallbacks({ clock, webhooks }),
    debug: createDebuggerLog(clock.nowMs),
    calls: createCallStore(),
    conferences,
    lines: createLines({ conferences, findSound: createSounds(settings.now) }),
    phones: createPhoneBook(),
  };
  const faults = createFaultPlan(RequestFault);
  const requests = createLog<SeenRequest>();
  const reset = (): void => {
    const { conferences, calls, phones, callbacks, debug } = exchange;
    for (const store of [conferences, calls, phones, callbacks, webhooks, debug, faults, requests]) store.clear();
    clock.reset();
    settings.reset();
    clock.setSpeed(settings.now().speed);
    changes.tell();
  };
  return { exchange, signalling: createSignalling(exchange), settings, faults, requests, changes, reset };
}
