import type * as z from "zod";
import type { Agent } from "../agent/agent.ts";
import { defaultAgent } from "../agent/default-agent.ts";
import { type Script, scriptedAgent } from "../agent/scripted-agent.ts";
import { createClock, type VoiceClock } from "../clock.ts";
import { createGeminiState, type GeminiState } from "../../gemini/gemini-state.ts";
import { createTokenStore } from "../mint/token-store.ts";
import type { Connection } from "../session/connection.ts";
import type { ConnectionContext } from "../session/connection-context.ts";
import { createSessionStore } from "../session/resumption.ts";
import { changeSettings, defaultSettings, type Settings, type SettingsChanges } from "../settings.ts";
import { type ConnectFault, createFaultPlan, type FaultPlan, type MintFault } from "./faults.ts";
import { createRequestLog, type RequestLog } from "./request-log.ts";

/** What the server works with. */
export interface VoiceState {
  readonly context: ConnectionContext;
  readonly connections: Set<Connection>;
  readonly mintFaults: FaultPlan<z.output<typeof MintFault>>;
  readonly connectFaults: FaultPlan<z.output<typeof ConnectFault>>;
  readonly requests: RequestLog;
  readonly gemini: GeminiState;
  readonly changeSettings: (changes: SettingsChanges) => Settings;
  readonly play: (script: Script | undefined) => void;
  readonly hear: (texts: readonly string[]) => void;
  /** As after the start. */
  readonly reset: () => void;
}

export interface VoiceOptions {
  readonly clock?: VoiceClock | undefined;
  readonly settings?: SettingsChanges | undefined;
}

export function createVoiceState({ clock = createClock(), settings: initial = {} }: VoiceOptions): VoiceState {
  const firstSettings = changeSettings(defaultSettings, initial);
  const standard = defaultAgent(() => settings.greeting);
  let settings = firstSettings;
  let agent: Agent = standard;
  let transcripts: readonly string[] = [];
  const tokens = createTokenStore();
  const sessions = createSessionStore(() => settings.handleMs);
  const nextTranscript = (): string => {
    const [next = "", ...others] = transcripts;
    transcripts = others;
    return next;
  };
  const respond: Agent["respond"] = (event, conversation) => agent.respond(event, conversation);
  const logs = {
    mintFaults: createFaultPlan<z.output<typeof MintFault>>(),
    connectFaults: createFaultPlan<z.output<typeof ConnectFault>>(),
    requests: createRequestLog(),
    gemini: createGeminiState(),
  };
  return {
    ...logs,
    connections: new Set(),
    context: { clock, tokens, sessions, nextTranscript, settings: () => settings, agent: { respond } },
    changeSettings: (changes) => (settings = changeSettings(settings, changes)),
    play: (script) => {
      agent = script === undefined ? standard : scriptedAgent(script, standard);
    },
    hear: (texts) => {
      transcripts = [...transcripts, ...texts];
    },
    reset: () => {
      clock.reset();
      for (const store of [tokens, sessions, ...Object.values(logs)]) store.clear();
      settings = firstSettings;
      agent = standard;
      transcripts = [];
    },
  };
}
