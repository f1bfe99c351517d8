import type { Script } from "../agent/scripted-agent.ts";
import type { GenerateFault, SeenGeneration } from "../../gemini/gemini-state.ts";
import type { JudgeReading } from "../../gemini/judge-script.ts";
import type { LiveFault } from "../session/live-fault.ts";
import type { Token } from "../mint/token-store.ts";
import type { Connection } from "../session/connection.ts";
import type { Settings, SettingsChanges } from "../settings.ts";
import type { Closing } from "../wire/closing.ts";
import type { ConnectFault, MintFault } from "./faults.ts";
import type { Scope } from "../session/scope.ts";
import type { SeenRequest } from "./seen-requests.ts";
import type { VoiceState } from "./voice-state.ts";

/** Everything that tests and people can do to the fake. The HTTP control path offers the same. */
export interface VoiceControl {
  readonly tokens: () => readonly Token[];
  readonly sessions: () => readonly Connection["state"][];
  readonly requests: () => readonly SeenRequest[];
  readonly settings: () => Settings;
  readonly changeSettings: (changes: SettingsChanges) => Settings;
  /** Changes the settings of the matching conversations only. */
  readonly adjust: (changes: SettingsChanges, where: Scope) => void;
  /** Removes everything with exactly this scope. The conversations continue. */
  readonly forget: (where: Scope) => void;
  /** Sets the agent's behaviour; undefined restores the default. The newest script wins. */
  readonly play: (script: Script | undefined, where?: Scope) => void;
  /** Lets the visitor of every matching open connection say this now. */
  readonly say: (texts: readonly string[], where?: Scope) => void;
  /** The transcripts of the next utterances, one each. */
  readonly hear: (texts: readonly string[], where?: Scope) => void;
  readonly failMint: (fault: MintFault) => void;
  readonly refuseConnections: (fault: ConnectFault) => void;
  /** Faults of conversations. */
  readonly failLive: (fault: LiveFault) => void;
  /** A fault of text generation. */
  readonly failGenerate: (fault: GenerateFault) => void;
  /** The next generated texts, one per request. */
  readonly generate: (texts: readonly string[]) => void;
  /** Sets the judge's verdicts on passages; undefined restores the judge that reads by words. */
  readonly judge: (readings: readonly JudgeReading[] | undefined) => void;
  readonly generations: () => readonly SeenGeneration[];
  /** Resets text generation to its initial state. */
  readonly forgetGenerations: () => void;
  readonly close: (closing: Closing, where?: Scope) => void;
  /** Breaks all connections without a close frame. */
  readonly drop: (where?: Scope) => void;
  readonly goAway: (timeLeftMs: number, where?: Scope) => void;
  /** Advances the fake's time, and does everything that becomes due. */
  readonly advance: (durationMs: number) => Promise<void>;
  /** Restores the initial state and breaks open connections. */
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
