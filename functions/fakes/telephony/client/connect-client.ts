import type { Call } from "../network/call.ts";
import type { Exchange } from "../exchange.ts";
import { followTwiml } from "../twiml/run-document.ts";
import { readAccessToken, type Ticket } from "./access-token.ts";

export interface ClientConnection {
  readonly accessToken: string;
  /** The parameters of `Device.connect`: the webhook receives them in addition to its own fields. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** Connects a browser as `Device.connect` does: the application decides what the call does. @throws ClientRefusal */
export function connectClient(exchange: Exchange, { accessToken, params }: ClientConnection): Call {
  return openClientCall(exchange, readAccessToken(accessToken, exchange.settings(), exchange.clock.nowMs()), params);
}

/** For a token that is already verified. */
export function openClientCall(exchange: Exchange, { identity, applicationSid }: Ticket, params: ClientConnection["params"]): Call {
  const { settings, calls } = exchange;
  const application = settings().applications[applicationSid];
  if (application === undefined) throw new Error("An application that was found is there.");
  const first = { url: application.voiceUrl, method: application.voiceMethod };
  const call = calls.open(exchange, {
    to: "",
    from: `client:${identity}`,
    direction: "inbound",
    applicationSid,
    fields: params,
    timeoutSec: 60,
    timeLimitSec: settings().timeLimitSec,
    queueMs: 0,
    program: followTwiml(exchange, { kind: "url", first }),
    callback: application.statusCallback === "" ? undefined : { url: application.statusCallback, method: "POST", events: ["completed"] },
  });
  call.run(call.plan.program);
  return call;
}
