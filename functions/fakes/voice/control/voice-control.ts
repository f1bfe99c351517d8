import type { Script } from "../agent/scripted-agent.ts";
import type { GenerateFault, SeenGeneration } from "../../gemini/gemini-state.ts";
import type { JudgeReading } from "../../gemini/judge-script.ts";
import type { LiveFault } from "../session/live-fault.ts";
import type { Token } from "../mint/token-store.ts";
import type { Connection } from "../session/connection.ts";
import type { Settings, SettingsChanges } from "../settings.ts";
import type { Closing } from "../wire/closing.ts";
import type { ConnectFault, MintFault } from "./faults.ts";
import type { Scope } from "./scope.ts";
import type { SeenRequest } from "./seen-requests.ts";
import type { VoiceState } from "./voice-state.ts";

/** Everything that tests and people can do to the service. The HTTP control path offers the same. */
export interface VoiceControl {
  readonly tokens: () => readonly Token[];
  readonly sessions: () => readonly Connection["state"][];
  readonly requests: () => readonly SeenRequest[];
  readonly settings: () => Settings;
  readonly changeSettings: (changes: SettingsChanges) => Settings;
  /** Changes the settings of the matching conversations only. */
  readonly adjust: (changes: SettingsChanges, where: Scope) => void;
  /** Removes everything with exactly this scope. The conversations go on. */
  readonly forget: (where: Scope) => void;
  /** The agent's behaviour from now on; undefined: the default. The newest script decides. */
  readonly play: (script: Script | undefined, where?: Scope) => void;
  /** What the visitor of every open connection says now. */
  readonly say: (texts: readonly string[], where?: Scope) => void;
  /** The transcripts of the next spoken utterances, one for each. */
  readonly hear: (texts: readonly string[], where?: Scope) => void;
  readonly failMint: (fault: MintFault) => void;
  readonly refuseConnections: (fault: ConnectFault) => void;
  /** Faults of conversations. */
  readonly failLive: (fault: LiveFault) => void;
  /** A fault of text generation. */
  readonly failGenerate: (fault: GenerateFault) => void;
  /** The next generated texts, one for each request. */
  readonly generate: (texts: readonly string[]) => void;
  /** The model's verdicts on pages; undefined: unavailable for that, as after the start. */
  readonly judge: (readings: readonly JudgeReading[] | undefined) => void;
  readonly generations: () => readonly SeenGeneration[];
  /** Resets text generation to its initial state. */
  readonly forgetGenerations: () => void;
  readonly close: (closing: Closing, where?: Scope) => void;
  /** Breaks all connections without a close frame. */
  readonly drop: (where?: Scope) => void;
  readonly goAway: (timeLeftMs: number, where?: Scope) => void;
  /** Advances the service's time, and does everything that falls due. */
  readonly advance: (durationMs: number) => Promise<void>;
  /** Restores the initial state. Open connections break. */
  readonly reset: () => void;
}

export function createVoiceControl(state: VoiceState): VoiceControl {
  const { context, settings, connections, mintFaults, connectFaults, requests, gemini } = state;
  const each = (act: (connection: Connection) => void, where: Scope = {}): void => {
    [...connections].filter((connection) => connection.isMeant(where)).forEach(act);
  };
  return {
    tokens: context.tokens.list,
    sessions: () => [...connections].map((connection) => connection.state),
    requests: requests.list,
    settings: settings.now,
    changeSettings: settings.change,
    adjust: state.adjust,
    forget: state.forget,
    play: state.play,
    say: (texts, where) => {
      each((connection) => {
        for (const text of texts) connection.say(text);
      }, where);
    },
    hear: state.hear,
    failMint: mintFaults.add,
    refuseConnections: connectFaults.add,
    failLive: context.faults.add,
    failGenerate: gemini.faults.add,
    generate: gemini.say,
    judge: gemini.judge.set,
    generations: gemini.requests.list,
    forgetGenerations: gemini.clear,
    close: (closing, where) => {
      each(({ close }) => {
        close(closing);
      }, where);
    },
    drop: (where) => {
      each(({ drop }) => {
        drop();
      }, where);
    },
    goAway: (timeLeftMs, where) => {
      each(({ goAway }) => {
        goAway(timeLeftMs);
      }, where);
    },
    advance: context.clock.advance,
    reset: () => {
      each(({ drop }) => {
        drop();
      });
      state.reset();
    },
  };
}
