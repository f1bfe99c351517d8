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
import type { Exchange } from "../exchange.ts";
import { createPhoneBook } from "../network/phone-book.ts";
import { defaultSettings, Settings, type SettingsChanges } from "../settings.ts";
import { createSignalling, type Signalling } from "../signalling/signalling.ts";
import { createStatusCallbacks } from "../webhooks/status-callbacks.ts";
import { createWebhooks } from "../webhooks/webhooks.ts";
import { RequestFault } from "./faults.ts";

/** The state that the server works with. */
export interface TelephonyState {
  readonly exchange: Exchange;
  readonly signalling: Signalling;
  readonly settings: SettingsStore<Settings, SettingsChanges>;
  readonly faults: FaultPlan<RequestFault, z.output<typeof RequestFault>>;
  readonly requests: Log<SeenRequest>;
  readonly changes: Changes;
  /** Restores the initial state. */
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

/** Lets callers wait for a condition of the state. */
interface Changes {
  /** Checks the conditions again. */
  readonly tell: () => void;
  /** @throws Error after `patienceMs`, with the actual state */
  readonly until: (isSo: () => boolean, whatIs: () => string) => Promise<void>;
}

/** 15 s: longer than anything takes here, shorter than the time limit of a test. */
const patienceMs = 15_000;

function createChanges(): Changes {
  const waiting = new Set<() => void>();
  return {
    tell: () => {
      for (const look of [...waiting]) look();
    },
    until: async (isSo, whatIs) => {
      if (isSo()) return;
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      const look = (): void => {
        if (isSo()) resolve(undefined);
      };
      waiting.add(look);
      const timer = setTimeout(() => {
        reject(new Error(`It is still not so, but: ${whatIs()}`));
      }, patienceMs);
      await promise.finally(() => {
        waiting.delete(look);
        clearTimeout(timer);
      });
    },
  };
}

/** A received request to the REST API without secrets, and the status of its answer. */
export interface SeenRequest {
  readonly atMs: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** The raw form. */
  readonly body: string;
  readonly contentType: string;
  readonly userAgent: string;
  /** SID of the account or API key that sent it. */
  readonly user: string;
  /** 0 if the answer was incomplete. */
  readonly status: number;
}

/** The user in HTTP Basic credentials. */
export const userOf = (authorization = ""): string => {
  const credentials = Buffer.from(authorization.replace(/^Basic /, ""), "base64").toString("utf8");
  return credentials.split(":")[0] ?? "";
};
