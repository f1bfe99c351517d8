import type * as z from "zod";
import { defaultAgent } from "../agent/default-agent.ts";
import { type Script, scriptedAgent } from "../agent/scripted-agent.ts";
import type { Agent } from "../agent/agent.ts";
import { createGeminiState, GenerateFault, type GeminiState, type SeenGeneration } from "../../gemini/gemini-state.ts";
import { createClock, type VoiceClock } from "../clock.ts";
import { createTokenStore, type Token } from "../mint/token-store.ts";
import type { Connection, House } from "../session/connection.ts";
import { createSessionStore } from "../session/resumption.ts";
import { changeSettings, defaultSettings, type Settings, type SettingsChanges } from "../settings.ts";
import type { Closing } from "../wire/closing.ts";
import { ConnectFault, createFaultPlan, type FaultPlan, MintFault } from "./faults.ts";
import { createRequestLog, type RequestLog, type SeenRequest } from "./request-log.ts";

/** Everything that tests and people at the keyboard can do to the service. The HTTP control path does the same. */
export interface VoiceControl {
  readonly tokens: () => readonly Token[];
  readonly sessions: () => readonly Connection["state"][];
  readonly requests: () => readonly SeenRequest[];
  readonly settings: () => Settings;
  readonly changeSettings: (changes: SettingsChanges) => Settings;
  /** What the agent does from now on; undefined: as by itself. */
  readonly play: (script: Script | undefined) => void;
  /** Something that the visitor of every open connection says now. */
  readonly say: (text: string) => void;
  /** What the service takes the next spoken words for, one text for each time that a visitor speaks. */
  readonly hear: (texts: readonly string[]) => void;
  readonly failMint: (fault: MintFault) => void;
  readonly refuseConnections: (fault: ConnectFault) => void;
  /** What goes wrong with a text that is generated. */
  readonly failGenerate: (fault: GenerateFault) => void;
  /** What the model writes, one text for each request. */
  readonly generate: (texts: readonly string[]) => void;
  readonly generations: () => readonly SeenGeneration[];
  readonly close: (closing: Closing) => void;
  /** Breaks all connections without a close frame. */
  readonly drop: () => void;
  readonly goAway: (timeLeftMs: number) => void;
  readonly advance: (durationMs: number) => void;
  /** As after the start. Open connections break. */
  readonly reset: () => void;
}

/** What the server works with. */
export interface Premises {
  readonly house: House;
  readonly connections: Set<Connection>;
  readonly mintFaults: FaultPlan<z.infer<typeof MintFault>>;
  readonly connectFaults: FaultPlan<z.infer<typeof ConnectFault>>;
  readonly requests: RequestLog;
  readonly gemini: GeminiState;
  readonly control: VoiceControl;
}

export interface PremisesOptions {
  readonly clock?: VoiceClock | undefined;
  readonly settings?: SettingsChanges | undefined;
}

export function createPremises({ clock = createClock(), settings: initial = {} }: PremisesOptions): Premises {
  const firstSettings = changeSettings(defaultSettings, initial);
  const standard = defaultAgent(() => settings.greeting);
  let settings = firstSettings;
  let agent: Agent = standard;
  let transcripts: readonly string[] = [];
  const tokens = createTokenStore();
  const sessions = createSessionStore(() => settings.handleMs);
  const connections = new Set<Connection>();
  const mintFaults = createFaultPlan<z.infer<typeof MintFault>>();
  const connectFaults = createFaultPlan<z.infer<typeof ConnectFault>>();
  const requests = createRequestLog();
  const gemini = createGeminiState();
  const each = (act: (connection: Connection) => void): void => {
    [...connections].forEach(act);
  };
  const house: House = {
    clock,
    tokens,
    sessions,
    settings: () => settings,
    agent: { respond: (event, context) => agent.respond(event, context) },
    nextTranscript: () => {
      const [next = "", ...others] = transcripts;
      transcripts = others;
      return next;
    },
  };
  const control: VoiceControl = {
    tokens: tokens.list,
    sessions: () => [...connections].map(({ state }) => state),
    requests: requests.list,
    settings: () => settings,
    changeSettings: (changes) => (settings = changeSettings(settings, changes)),
    play: (script) => {
      agent = script === undefined ? standard : scriptedAgent(script, standard);
    },
    say: (text) => {
      each((connection) => {
        connection.say(text);
      });
    },
    hear: (texts) => {
      transcripts = [...transcripts, ...texts];
    },
    failMint: (fault) => {
      mintFaults.add(MintFault.parse(fault));
    },
    refuseConnections: (fault) => {
      connectFaults.add(ConnectFault.parse(fault));
    },
    failGenerate: (fault) => {
      gemini.faults.add(GenerateFault.parse(fault));
    },
    generate: gemini.say,
    generations: gemini.requests,
    close: (closing) => {
      each(({ close }) => {
        close(closing);
      });
    },
    drop: () => {
      each(({ drop }) => {
        drop();
      });
    },
    goAway: (timeLeftMs) => {
      each(({ goAway }) => {
        goAway(timeLeftMs);
      });
    },
    advance: clock.advance,
    reset: () => {
      each(({ drop }) => {
        drop();
      });
      clock.reset();
      for (const store of [tokens, sessions, mintFaults, connectFaults, requests, gemini]) store.clear();
      settings = firstSettings;
      agent = standard;
      transcripts = [];
    },
  };
  return { house, connections, mintFaults, connectFaults, requests, gemini, control };
}
