import * as z from "zod";
import type { Clock } from "../../time/clock.ts";
import type { Fields, Method } from "./send-request.ts";
import type { Webhooks } from "./webhooks.ts";

/** What happens to status callbacks on their way. Twilio guarantees neither their order nor that each arrives exactly once. */
export const Disturbance = z.strictObject({
  /** `ringing`, `participant-leave`, …; `*` for all. */
  event: z.string(),
  /** How much later it is sent, in the network's time. Others may overtake it. */
  delayMs: z.number().nonnegative().default(0),
  /** How often it is sent. 0 loses it. */
  copies: z.int().nonnegative().default(1),
  /** How many callbacks are disturbed; all by default. */
  times: z.int().positive().optional(),
});

export type Disturbance = z.input<typeof Disturbance>;

interface StatusCallback {
  /** SID of the call or conference. Callbacks of one source are sent in order. */
  readonly source: string;
  readonly event: string;
  readonly url: string;
  readonly method: Method;
  readonly fields: Fields;
}

export interface StatusCallbacks {
  readonly send: (callback: StatusCallback) => void;
  readonly disturb: (disturbances: readonly Disturbance[]) => void;
  readonly clear: () => void;
}

export function createStatusCallbacks({ clock, webhooks }: { readonly clock: Clock; readonly webhooks: Webhooks }): StatusCallbacks {
  let disturbances: readonly { readonly rule: z.infer<typeof Disturbance>; left: number }[] = [];
  const lines = new Map<string, Promise<unknown>>();

  const deliver = ({ source, url, method, fields }: StatusCallback): void => {
    const release = clock.hold();
    const before = lines.get(source) ?? Promise.resolve();
    lines.set(source, before.then(async () => webhooks.send({ purpose: "callback", url, method, fields })).finally(release));
  };

  const ruleFor = (event: string): z.infer<typeof Disturbance> | undefined => {
    const hit = disturbances.find(({ rule, left }) => left > 0 && (rule.event === event || rule.event === "*"));
    if (hit !== undefined) hit.left -= 1;
    return hit?.rule;
  };

  return {
    send: (callback) => {
      const { delayMs, copies } = ruleFor(callback.event) ?? { delayMs: 0, copies: 1 };
      for (let copy = 0; copy < copies; copy += 1) {
        if (delayMs === 0) deliver(callback);
        else
          clock.after(delayMs, () => {
            deliver(callback);
          });
      }
    },
    disturb: (rules) => {
      disturbances = rules.map((rule) => Disturbance.parse(rule)).map((rule) => ({ rule, left: rule.times ?? Infinity }));
    },
    clear: () => {
      disturbances = [];
      lines.clear();
    },
  };
}
