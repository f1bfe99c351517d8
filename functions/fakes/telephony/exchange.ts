import type { ConferenceStore } from "./conference/conference-store.ts";
import type { Lines } from "./media/lines.ts";
import type { CallStore } from "./network/call-store.ts";
import type { Switchboard } from "./network/switchboard.ts";
import { unlessAborted } from "../time/waiting.ts";
import type { Call, Program } from "./network/call.ts";

/** The whole phone network. */
export interface Exchange extends Switchboard {
  readonly calls: CallStore;
  readonly conferences: ConferenceStore;
  /** The sound of calls that have any. */
  readonly lines: Lines;
}

export interface QuietCall {
  readonly from: string;
  readonly to?: string | undefined;
}

const waits: Program = async (_call, signal) => unlessAborted(new Promise<never>(() => undefined), signal);

/** An answered call without any webhooks: the test sends them. */
export function openQuietCall(exchange: Exchange, { from, to = "" }: QuietCall): Call {
  const call = exchange.calls.open(exchange, {
    to,
    from,
    direction: "inbound",
    timeoutSec: 60,
    timeLimitSec: exchange.settings().timeLimitSec,
    queueMs: 0,
    program: waits,
    callback: undefined,
  });
  call.answer();
  return call;
}
