import { Call, type CallPlan } from "./call.ts";
import type { Switchboard } from "./switchboard.ts";

export interface CallStore {
  readonly open: (switchboard: Switchboard, plan: CallPlan) => Call;
  readonly find: (sid: string) => Call | undefined;
  /** Newest first. */
  readonly list: () => readonly Call[];
  /** How long the next call must wait before the network starts it. */
  readonly reserve: (nowMs: number, callsPerSecond: number) => number;
  /** Ends all calls without callbacks. */
  readonly clear: () => void;
}

export function createCallStore(): CallStore {
  let calls: readonly Call[] = [];
  let freeAtMs = -Infinity;
  return {
    open: (switchboard, plan) => {
      const call = new Call(switchboard, plan);
      calls = [call, ...calls];
      switchboard.changed();
      return call;
    },
    find: (sid) => calls.find((call) => call.sid === sid),
    list: () => calls,
    reserve: (nowMs, callsPerSecond) => {
      if (callsPerSecond === 0) return 0;
      const startMs = Math.max(nowMs, freeAtMs);
      freeAtMs = startMs + 1000 / callsPerSecond;
      return startMs - nowMs;
    },
    clear: () => {
      const open = calls;
      calls = [];
      freeAtMs = -Infinity;
      for (const call of open) {
        call.callback = undefined;
        call.end({ status: "canceled", why: "reset" });
      }
    },
  };
}
