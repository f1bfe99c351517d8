import type { Agent } from "../agent/agent.ts";
import type { Clock } from "../../time/clock.ts";
import type { TokenStore } from "../mint/token-store.ts";
import type { Settings } from "../settings.ts";
import type { SessionStore } from "./resumption.ts";

/** What all connections share. */
export interface ConnectionContext {
  readonly clock: Clock;
  readonly settings: () => Settings;
  readonly tokens: TokenStore;
  readonly sessions: SessionStore;
  readonly agent: Agent;
  readonly nextTranscript: () => string;
}
