import type { Clock } from "../../time/clock.ts";
import type { Settings } from "../settings.ts";
import type { StatusCallbacks } from "../webhooks/status-callbacks.ts";
import type { Webhooks } from "../webhooks/webhooks.ts";
import type { DebuggerLog } from "./debugger-log.ts";
import type { PhoneBook } from "./phone-book.ts";

/** What a call or a conference needs from the network. */
export interface Switchboard {
  readonly clock: Clock;
  readonly settings: () => Settings;
  /** Makes waiting callers check their conditions again. */
  readonly changed: () => void;
  readonly webhooks: Webhooks;
  readonly callbacks: StatusCallbacks;
  readonly debug: DebuggerLog;
  readonly phones: PhoneBook;
}
