import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import type { Agent } from "../agent/agent.ts";
import { defaultAgent } from "../agent/default-agent.ts";
import { type Script, scriptedAgent } from "../agent/scripted-agent.ts";
import { createClock, type Clock } from "../../time/clock.ts";
import { createGeminiState, type GeminiState } from "../../gemini/gemini-state.ts";
import { createTokenStore } from "../mint/token-store.ts";
import type { Connection } from "../session/connection.ts";
import type { ConnectionContext } from "../session/connection-context.ts";
import { LiveFault } from "../session/live-fault.ts";
import { createSessionStore } from "../session/resumption.ts";
import { createFaultPlan, type FaultPlan } from "../../server/fault-plan.ts";
import { createLog, type Log } from "../../server/log.ts";
import { createSettings, type SettingsStore } from "../../server/settings.ts";
import { defaultSettings, Settings, type SettingsChanges } from "../settings.ts";
import { ConnectFault, MintFault } from "./faults.ts";
import { isMeant, type Scope } from "../session/scope.ts";
import type { SeenRequest } from "./seen-requests.ts";

/** The state that the server works with. */
export interface VoiceState {
  readonly context: ConnectionContext;
  readonly connections: Set<Connection>;
  readonly mintFaults: FaultPlan<MintFault, z.output<typeof MintFault>>;
  readonly connectFaults: FaultPlan<ConnectFault, z.output<typeof ConnectFault>>;
  readonly requests: Log<SeenRequest>;
  readonly gemini: GeminiState;
  readonly settings: SettingsStore<Settings, SettingsChanges>;
  /** Changes the settings of the matching conversations only. */
  readonly adjust: (changes: SettingsChanges, where: Scope) => void;
  /** Removes everything with exactly this scope. */
  readonly forget: (where: Scope) => void;
  readonly play: (script: Script | undefined, where?: Scope) => void;
  readonly hear: (texts: readonly string[], where?: Scope) => void;
  /** Restores the initial state. */
  readonly reset: () => void;
}

export interface VoiceOptions {
  readonly clock?: Clock | undefined;
  readonly settings?: SettingsChanges | undefined;
}

export function createVoiceState({ clock = createClock(), settings: initial = {} }: VoiceOptions): VoiceState {
  const settings = createSettings<Settings, SettingsChanges>({ schema: Settings, defaults: defaultSettings, initial });
  const standard = defaultAgent(() => settings.now().greeting);
  let scripts: readonly { readonly where: Scope; readonly agent: Agent }[] = [];
  let transcripts: readonly { readonly where: Scope; readonly text: string }[] = [];
  let adjustments: readonly { readonly where: Scope; readonly changes: SettingsChanges }[] = [];
  const settingsIn: ConnectionContext["settings"] = (place) =>
    adjustments
      .filter((adjustment) => place !== undefined && isMeant(adjustment, place))
      .reduce((before, { changes }) => Settings.parse({ ...before, ...changes }), settings.now());
  const tokens = createTokenStore();
  const sessions = createSessionStore(() => settings.now().handleMs);
  const nextTranscript: ConnectionContext["nextTranscript"] = (place) => {
    const next = transcripts.find((transcript) => isMeant(transcript, place));
    transcripts = transcripts.filter((transcript) => transcript !== next);
    return next?.text ?? "";
  };
  const respond: Agent["respond"] = (event, conversation) =>
    (scripts.find((script) => isMeant(script, conversation))?.agent ?? standard).respond(event, conversation);
  const logs = {
    mintFaults: createFaultPlan(MintFault),
    connectFaults: createFaultPlan(ConnectFault),
    faults: createFaultPlan(LiveFault),
    requests: createLog<SeenRequest>(),
    gemini: createGeminiState(),
  };
  return {
    ...logs,
    settings,
    connections: new Set(),
    context: { clock, tokens, sessions, nextTranscript, settings: settingsIn, agent: { respond }, faults: logs.faults },
    play: (script, where = {}) => {
      scripts = script === undefined ? [] : [{ where, agent: scriptedAgent(script, standard) }, ...scripts];
    },
    hear: (texts, where = {}) => {
      transcripts = [...transcripts, ...texts.map((text) => ({ where, text }))];
    },
    adjust: (changes, where) => {
      adjustments = [...adjustments, { where, changes }];
    },
    forget: (where) => {
      const isForgotten = (one: { readonly where: Scope }): boolean => isDeepStrictEqual(one.where, where);
      for (const plan of [logs.mintFaults, logs.connectFaults, logs.faults]) plan.clear(isForgotten);
      scripts = scripts.filter((script) => !isForgotten(script));
      transcripts = transcripts.filter((transcript) => !isForgotten(transcript));
      adjustments = adjustments.filter((adjustment) => !isForgotten(adjustment));
    },
    reset: () => {
      clock.reset();
      settings.reset();
      for (const store of [tokens, sessions, ...Object.values(logs)]) store.clear();
      scripts = [];
      transcripts = [];
      adjustments = [];
    },
  };
}
