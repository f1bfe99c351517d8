import { sleep } from "../../time/waiting.ts";
import { type Call, Interruption } from "./call.ts";
import type { Exchange } from "../exchange.ts";
import type { Behaviour } from "./phone-script.ts";

/** 5 s: a phone rings this much longer than requested. https://www.twilio.com/docs/voice/api/call-resource */
const extraRingingMs = 5_000;

/** Calls a phone, which then follows the script of its number. */
export function dialOut(exchange: Exchange, call: Call): void {
  reach(exchange, call).catch((error: unknown) => {
    if (!(error instanceof Interruption)) throw error;
  });
}

async function reach(exchange: Exchange, call: Call): Promise<void> {
  const { clock, settings, phones, debug } = exchange;
  const { dialMs, routeMs } = settings();
  await sleep(clock, call.plan.queueMs + dialMs, call.over);
  call.setOff();
  await sleep(clock, routeMs, call.over);
  const behaviour = phones.scriptOf(call.plan.to).phone;
  if (behaviour.does === "fails") {
    if (behaviour.code !== undefined) debug.add(behaviour.code, { sid: call.sid });
    call.end({ status: "failed", why: "ended-by-api", sipResponseCode: behaviour.sipResponseCode });
    return;
  }
  if (behaviour.does === "busy") {
    await sleep(clock, behaviour.afterMs, call.over);
    call.end({ status: "busy", why: "ended-by-api", sipResponseCode: 486 });
    return;
  }
  call.ring();
  clock.after(call.plan.timeoutSec * 1000 + extraRingingMs, () => {
    if (call.status === "ringing") call.end({ status: "no-answer", why: "ended-by-api" });
  });
  await act(exchange, call, behaviour);
}

type Ringing = Exclude<Behaviour, { does: "fails" | "busy" }>;

async function act({ clock }: Exchange, call: Call, behaviour: Ringing): Promise<void> {
  switch (behaviour.does) {
    case "waits":
    case "never-answers":
      return;
    case "declines":
      await sleep(clock, behaviour.afterMs, call.over);
      call.end({ status: "busy", why: "ended-by-api", sipResponseCode: 603 });
      return;
    case "voicemail":
      await sleep(clock, behaviour.afterMs, call.over);
      call.answer();
      await sleep(clock, behaviour.greetingMs + behaviour.recordsMs, call.over);
      call.end({ status: "completed", why: "hung-up" });
      return;
    case "answers": {
      await sleep(clock, behaviour.afterMs, call.over);
      const keys = [...behaviour.presses];
      call.onAsked = () => {
        const digit = keys.shift();
        if (digit !== undefined)
          clock.after(behaviour.pressAfterMs, () => {
            call.press(digit);
          });
      };
      call.answer();
      if (behaviour.hangUpAfterMs === undefined) return;
      await sleep(clock, behaviour.hangUpAfterMs, call.over);
      call.end({ status: "completed", why: "hung-up" });
    }
  }
}
