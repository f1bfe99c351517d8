import type { Agent } from "../agent/agent.ts";
import type { Clock } from "../../time/clock.ts";
import type { TokenStore } from "../mint/token-store.ts";
import type * as z from "zod";
import type { Settings } from "../settings.ts";
import type { FaultPlan } from "../../server/fault-plan.ts";
import type { LiveFault } from "./live-fault.ts";
import type { Place } from "./scope.ts";
import type { SessionStore } from "./resumption.ts";

/** What all connections share. */
export interface ConnectionContext {
  readonly clock: Clock;
  /** The settings of this conversation; without one, the general settings. */
  readonly settings: (place?: Place) => Settings;
  readonly tokens: TokenStore;
  readonly sessions: SessionStore;
  readonly agent: Agent;
  /** The transcript of the next utterance in this conversation. */
  readonly nextTranscript: (place: Place) => string;
  readonly faults: FaultPlan<LiveFault, z.output<typeof LiveFault>>;
}
