import { isLive, next, type VoiceEffect, type VoiceEvent, type VoiceState, waitsOf } from "../../../../web/client/src/voice/index.ts";
import type { ToolResult } from "../../../../web/client/src/index.ts";
import { parseFrame, type ToolCall } from "../../../../web/client/src/voice/wire.ts";
import { createVoiceState, type VoiceState as ServiceState } from "../../../fakes/voice/control/voice-state.ts";
import type { Script } from "../../../fakes/voice/agent/scripted-agent.ts";
import type { LiveFaultName } from "../../../fakes/voice/session/live-fault.ts";
import { ClientMessage } from "../../../fakes/voice/wire/client-message.ts";
import { type ServerMessage, toFrame } from "../../../fakes/voice/wire/server-message.ts";
import { createClock } from "../../../fakes/time/clock.ts";
import { Line } from "./line-in-time.ts";
import { aMinted } from "./minted-in-time.ts";

export interface PageOptions {
  readonly model?: string;
  readonly faults?: readonly { readonly fault: LiveFaultName; readonly times?: number }[];
  readonly script?: Script;
  readonly tool?: (call: ToolCall) => Promise<ToolResult> | ToolResult;
  readonly isMicrophoneOn?: boolean;
}

/** Longer than the pause after which an utterance counts as ended. */
const spokeAfterMs = 800;

/** What a visitor notices, and when. */
interface Noticed {
  readonly atMs: number;
  readonly what: "words" | "nudge" | "sentence" | "ended";
}

/** The rules of a page, the fake of the voice service and a clock that is moved by hand, in one process. */
export class PageInTime {
  readonly clock = createClock(() => 0);
  readonly service: ServiceState;
  readonly #options: PageOptions;
  readonly #timers = new Map<string, () => void>();
  readonly #followed = new Map<string, unknown>();
  readonly #events: VoiceEvent[] = [];
  readonly noticed: Noticed[] = [];
  #line: Line | undefined;
  #isTelling = false;
  #playedAtMs = 0;
  #stopPlaying: (() => void) | undefined;
  /** What the agent was heard to say. */
  spoken = "";
  state: VoiceState = { kind: "idle" };

  constructor(options: PageOptions = {}) {
    this.#options = options;
    this.clock.setSpeed(0);
    this.service = createVoiceState({ clock: this.clock });
    if (options.script !== undefined) this.service.play(options.script);
  }

  /** From the gesture until the greeting was heard. Then the faults begin. */
  async begin(): Promise<this> {
    this.tell({ kind: "start", isWritten: this.#options.isMicrophoneOn === false });
    await this.pass(5_000);
    for (const fault of this.#options.faults ?? []) this.service.context.faults.add(fault);
    return this;
  }

  get tokens(): number {
    return this.service.context.tokens.list().length;
  }

  async pass(ms: number): Promise<void> {
    await this.clock.advance(ms);
  }

  /** The visitor says this aloud. */
  async speak(text: string): Promise<void> {
    const sinceMs = this.clock.elapsedMs();
    this.#line?.conversation?.beginSpeech();
    await this.pass(text.length * 60);
    this.#line?.conversation?.endSpeech(text, text.length * 60);
    await this.pass(spokeAfterMs);
    this.tell({ kind: "spoke", sinceMs });
  }

  type(text: string): void {
    this.tell({ kind: "typed", text });
  }

  goAway(timeLeftMs: number): void {
    this.#receive({ goAway: { timeLeft: `${timeLeftMs / 1_000}s` } });
  }

  drop(): void {
    this.#line?.drop();
  }

  tell(event: VoiceEvent): void {
    this.#events.push(event);
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (let happened = this.#events.shift(); happened !== undefined; happened = this.#events.shift()) this.#take(happened);
    this.#isTelling = false;
  }

  #take(event: VoiceEvent): void {
    const before = this.state;
    const { state, effects } = next(before, event);
    this.state = state;
    for (const effect of effects) this.#perform(effect);
    const talk = isLive(state) ? state.talk : undefined;
    for (const kind of ["silence", "idle", "limit"] as const) this.#follow(kind, waitsOf(state)[kind]);
    if (state.kind === "ended" && before.kind !== "ended") this.#notice("ended");
    if (talk !== undefined && (talk.isToRepeat || talk.watch?.step === "renew")) this.#notice("sentence");
  }

  #notice(what: Noticed["what"]): void {
    this.noticed.push({ what, atMs: this.clock.elapsedMs() });
  }

  #follow(kind: "silence" | "idle" | "limit", wait: { readonly ms: number } | undefined): void {
    if (wait === this.#followed.get(kind)) return;
    this.#followed.set(kind, wait);
    this.#set(kind, wait?.ms);
  }

  #set(kind: "silence" | "idle" | "limit" | "waited" | "gathered", ms: number | undefined): void {
    this.#timers.get(kind)?.();
    if (ms === undefined) return;
    this.#timers.set(
      kind,
      this.clock.after(ms, () => {
        this.tell({ kind });
      }),
    );
  }

  #perform(effect: VoiceEffect): void {
    switch (effect.kind) {
      case "ask_microphone":
        this.tell({ kind: "microphone", result: "on" });
        break;
      case "mint":
        this.tell({ kind: "minted", session: aMinted(this.service, this.clock.nowMs(), this.#options.model) });
        break;
      case "connect":
        this.#connect(effect.url, effect.socket);
        break;
      case "send":
        if (JSON.stringify(effect.message).includes("(The visitor ")) this.#notice("nudge");
        this.#line?.hear(ClientMessage.parse(JSON.parse(JSON.stringify(effect.message))));
        break;
      case "wait":
        this.#set("waited", effect.ms);
        break;
      case "gather":
        this.#set("gathered", effect.ms);
        break;
      case "play":
        this.#play(effect.data);
        break;
      case "clear_playback":
        this.#stopPlaying?.();
        this.#playedAtMs = 0;
        this.tell({ kind: "drained" });
        break;
      case "caption":
        if (effect.speaker !== "agent") break;
        this.spoken += effect.text;
        this.#notice("words");
        break;
      case "execute":
        void this.#execute(effect.call);
        break;
      case "release":
        this.#line?.end();
        for (const cancel of this.#timers.values()) cancel();
        break;
      case "capture":
      case "trail":
      case "cut_caption":
      case "show":
      case "join_call":
    }
  }

  #play(data: string): void {
    const audioMs = (data.length * 3) / 4 / 2 / 24;
    this.#playedAtMs = Math.max(this.#playedAtMs, this.clock.elapsedMs()) + audioMs;
    this.#stopPlaying?.();
    this.#stopPlaying = this.clock.after(this.#playedAtMs - this.clock.elapsedMs(), () => {
      this.tell({ kind: "drained" });
    });
  }

  async #execute(call: ToolCall): Promise<void> {
    const result = await (this.#options.tool?.(call) ?? { result: "Done." });
    this.tell({ kind: "tool_answered", id: call.id, name: call.name, result });
  }

  #connect(url: string, socket: number): void {
    this.#line?.end();
    const token = new URL(url).searchParams.get("access_token") ?? "";
    this.#line = new Line(this.service, token, {
      onMessage: (message) => {
        if (this.#isNewest(socket)) this.#receive(message, socket);
      },
      onClose: (code, reason) => {
        this.tell({ kind: "closed", socket, code, reason, random: 0.5 });
      },
    });
    this.clock.after(1, () => {
      this.tell({ kind: "opened", socket });
    });
  }

  #isNewest(socket: number): boolean {
    return isLive(this.state) && this.state.talk.socket === socket;
  }

  #receive(message: ServerMessage, socket = isLive(this.state) ? this.state.talk.socket : 0): void {
    for (const event of parseFrame(toFrame(message).toString(), () => crypto.randomUUID()))
      this.tell({ kind: "frame", socket, event, atMs: this.clock.elapsedMs() });
  }
}
