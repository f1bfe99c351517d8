import { unlessAborted } from "../../time/waiting.ts";
import type { Call, Program } from "./call.ts";
import type { Exchange } from "./exchange.ts";

export interface QuietCall {
  readonly from: string;
  readonly to?: string | undefined;
}

const waits: Program = async (_call, signal) => unlessAborted(new Promise<never>(() => undefined), signal);

/** A call that was answered, and of which nobody is told or asked: whoever has the control sends its webhooks. */
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
