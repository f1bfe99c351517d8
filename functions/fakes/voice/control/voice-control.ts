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

/** Everything that tests and people at the keyboard can do to the service. The HTTP control path does the same. */
export interface VoiceControl {
  readonly tokens: () => readonly Token[];
  readonly sessions: () => readonly Connection["state"][];
  readonly requests: () => readonly SeenRequest[];
  readonly settings: () => Settings;
  readonly changeSettings: (changes: SettingsChanges) => Settings;
  /** The same for such conversations alone. */
  readonly adjust: (changes: SettingsChanges, where: Scope) => void;
  /** Takes back all that is meant for just such conversations. They go on. */
  readonly forget: (where: Scope) => void;
  /** What the agent does from now on; undefined: as by itself. The newest script decides. */
  readonly play: (script: Script | undefined, where?: Scope) => void;
  /** What the visitor of every open connection says now. */
  readonly say: (texts: readonly string[], where?: Scope) => void;
  /** What the service takes the next spoken words for, one text for each time that a visitor speaks. */
  readonly hear: (texts: readonly string[], where?: Scope) => void;
  readonly failMint: (fault: MintFault) => void;
  readonly refuseConnections: (fault: ConnectFault) => void;
  /** What goes wrong in conversations. */
  readonly failLive: (fault: LiveFault) => void;
  /** What goes wrong with a text that is generated. */
  readonly failGenerate: (fault: GenerateFault) => void;
  /** What the model writes, one text for each request. */
  readonly generate: (texts: readonly string[]) => void;
  /** What the model reads on the pages of a site; undefined: it is unavailable for that, as after the start. */
  readonly judge: (readings: readonly JudgeReading[] | undefined) => void;
  readonly generations: () => readonly SeenGeneration[];
  /** Texts are generated as after the start. */
  readonly forgetGenerations: () => void;
  readonly close: (closing: Closing, where?: Scope) => void;
  /** Breaks all connections without a close frame. */
  readonly drop: (where?: Scope) => void;
  readonly goAway: (timeLeftMs: number, where?: Scope) => void;
  /** Puts the service's time forward, and does all that falls due. */
  readonly advance: (durationMs: number) => Promise<void>;
  /** As after the start. Open connections break. */
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
