import type { ConferenceStore } from "../conference/conference-store.ts";
import type { Lines } from "../media/lines.ts";
import type { CallStore } from "./call-store.ts";
import type { Switchboard } from "./switchboard.ts";

/** The whole telephone network. */
export interface Exchange extends Switchboard {
  readonly calls: CallStore;
  readonly conferences: ConferenceStore;
  /** The sound of those calls that have any. */
  readonly lines: Lines;
}
