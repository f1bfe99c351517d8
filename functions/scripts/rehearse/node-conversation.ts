import { isLive, next, type VoiceEffect, type VoiceEvent, type VoiceState } from "../../../web/client/src/voice/index.ts";
import type { LecternProject, StartedSession, ToolResult, Widget } from "../../../web/client/src/index.ts";
import { Captions } from "../../../web/voice/conversation/captions.ts";
import { toEndReason } from "../../../web/voice/conversation/end-reason.ts";
import { type SocketHandlers, VoiceSocket } from "../../../web/voice/conversation/socket.ts";
import { SoundClock } from "../../../web/voice/conversation/sound-clock.ts";
import { Timers } from "../../../web/voice/conversation/timers.ts";
import { ToolLine } from "../../../web/voice/conversation/tool-line.ts";
import type { Heard, ToolUse } from "./heard.ts";
import { SilentLoudspeaker } from "./silent-loudspeaker.ts";

interface Surroundings {
  readonly live: LecternProject["live"];
  /** Called before the token is used. */
  readonly onSession: (session: StartedSession) => Promise<void>;
  /** Takes part in a phone call until it is over; undefined if there is no phone. */
  readonly telephone: ((accessToken: string) => Promise<void>) | undefined;
  /** Takes the voice service's place, and may take its time: nobody asks again what it has not answered. */
  readonly seat?: Seat;
}

type Line = Pick<VoiceSocket, "send" | "close">;

export interface Seat {
  readonly connect: (handlers: Pick<SocketHandlers, "onOpen" | "onEvent">) => Line;
}

/** 90 s: reading a company's website takes up to 28, and the page's rules give up on a silent agent after 32. */
const longestTurnMs = 90_000;

/** A conversation by the page's own rules, without a page: nothing is audible, and `say` replaces the microphone. */
export class NodeConversation {
  readonly #surroundings: Surroundings;
  readonly #ending = new AbortController();
  readonly #timers = new Timers((event) => {
    this.tell(event);
  });
  readonly #sound = new SoundClock(() => {
    this.tell({ kind: "drained" });
  });
  readonly #tools: ToolLine;
  readonly captions = new Captions(SilentLoudspeaker.rateHz);
  readonly loudspeaker = new SilentLoudspeaker(this.captions);
  readonly #events: VoiceEvent[] = [];
  readonly #watchers = new Set<() => void>();
  #state: VoiceState = { kind: "idle" };
  #socket: Line | undefined;
  #isTelling = false;
  #uses: readonly ToolUse[] = [];
  #cards: readonly Widget[] = [];
  #isInterrupted = false;
  /** How many things the service has said or done. */
  #signs = 0;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#tools = new ToolLine({
      live: surroundings.live,
      signal: this.#ending.signal,
      onTool: () => undefined,
      onChange: () => undefined,
      onEnd: (event) => {
        if (event.kind === "tool_answered") this.#noteAnswer(event.id, event.result);
        this.tell(event);
      },
    });
  }

  get state(): VoiceState {
    return this.#state;
  }

  /** Whether nothing is being said, looked up or awaited. */
  get isQuiet(): boolean {
    if (this.#state.kind === "ended") return true;
    if (this.#state.kind !== "talking") return false;
    const { watch, turnsDue, tools, orphans, missed, call } = this.#state.talk;
    return watch === undefined && call === undefined && turnsDue + tools.length + orphans.length + missed.length === 0;
  }

  get isSpeaking(): boolean {
    return isLive(this.#state) && this.#state.talk.agent === "speaking" && this.loudspeaker.isSounding;
  }

  get signs(): number {
    return this.#signs;
  }

  /** What was noticed since the last call, with the rest of the sentence that was incomplete then. */
  take(): Heard & { readonly late: string } {
    const heard = { ...this.loudspeaker.take(), tools: this.#uses, cards: this.#cards, isInterrupted: this.#isInterrupted };
    this.#uses = this.#uses.filter(({ answer }) => answer === undefined);
    this.#cards = [];
    this.#isInterrupted = false;
    return heard;
  }

  /** Resolves with true as soon as the condition holds, or with false after too long. */
  async until(isSo: () => boolean, withinMs = longestTurnMs): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (result: boolean): void => {
        clearTimeout(timer);
        this.#watchers.delete(look);
        resolve(result);
      };
      const look = (): void => {
        if (isSo()) end(true);
      };
      const timer = setTimeout(() => {
        end(false);
      }, withinMs);
      this.#watchers.add(look);
      look();
    });
  }

  /** As in the page, events that occur while one is processed wait their turn. */
  tell(event: VoiceEvent): void {
    this.#events.push(event);
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (let happened = this.#events.shift(); happened !== undefined; happened = this.#events.shift()) this.#take(happened);
    this.#isTelling = false;
    for (const look of [...this.#watchers]) look();
  }

  async stop(): Promise<void> {
    this.tell({ kind: "stop" });
    this.#release();
    await this.#socket?.close();
  }

  #take(event: VoiceEvent): void {
    if (event.kind === "frame") {
      if (event.event.kind !== "handle" && event.event.kind !== "setup_complete") this.#signs += 1;
      if (event.event.kind === "turn_complete") this.loudspeaker.complete();
    }
    const { state, effects } = next(this.#state, event);
    this.#state = state;
    for (const effect of effects) this.#perform(effect, event);
    if (this.#surroundings.seat === undefined) this.#timers.follow(state);
  }

  #perform(effect: VoiceEffect, cause: VoiceEvent): void {
    switch (effect.kind) {
      case "ask_microphone":
        this.tell({ kind: "microphone", result: "on" });
        break;
      case "mint":
        void this.#mint(effect.isResume);
        break;
      case "connect":
        this.#connect(effect.url, effect.socket).catch(() => {
          this.tell({ kind: "closed", socket: effect.socket, code: 1006, reason: "", random: Math.random() });
        });
        break;
      case "send":
        this.#socket?.send(effect.message);
        break;
      case "wait":
      case "gather":
        this.#timers.set(effect.kind === "wait" ? "waited" : "gathered", effect.ms);
        break;
      case "play":
        this.loudspeaker.play(effect, cause);
        this.#sound.add(effect.data, effect.rateHz);
        break;
      case "clear_playback":
        this.#sound.clear();
        this.loudspeaker.clear();
        break;
      case "cut_caption":
        this.#isInterrupted = true;
        break;
      case "caption":
        this.loudspeaker.caption(effect.speaker, effect.text, cause.kind === "typed");
        break;
      case "execute":
        this.#uses = [...this.#uses, { id: effect.call.id, name: effect.call.name, args: effect.call.args, answer: undefined }];
        void this.#tools.execute(effect.call);
        break;
      case "show":
        this.#cards = [...this.#cards, effect.widget];
        break;
      case "join_call":
        void this.#telephone(effect.widget);
        break;
      case "release":
        this.#release();
        break;
      // The caller of `tell` replaces the microphone.
      case "capture":
      case "trail":
    }
  }

  async #mint(isResume: boolean): Promise<void> {
    const { live, onSession } = this.#surroundings;
    const options = { signal: this.#ending.signal, retry: false };
    try {
      const session = await (isResume ? live.resume(options) : live.start(options));
      await onSession(session);
      this.tell({ kind: "minted", session });
    } catch (error) {
      this.tell({ kind: "mint_failed", reason: toEndReason(error) });
    }
  }

  async #connect(url: string, socket: number): Promise<void> {
    await this.#socket?.close();
    if (!isLive(this.#state) || this.#state.talk.socket !== socket) return;
    const handlers: SocketHandlers = {
      trace: undefined,
      onOpen: () => {
        this.tell({ kind: "opened", socket });
      },
      onEvent: (event) => {
        this.tell({ kind: "frame", socket, event, atMs: performance.now() });
      },
      onClose: (code, reason) => {
        this.tell({ kind: "closed", socket, code, reason, random: Math.random() });
      },
    };
    this.#socket = this.#surroundings.seat?.connect(handlers) ?? new VoiceSocket(url, handlers);
  }

  async #telephone(card: Widget): Promise<void> {
    const token = card.type === "call" ? card.data.access_token : null;
    const { telephone } = this.#surroundings;
    const isOver =
      token !== null &&
      (await telephone?.(token).then(
        () => true,
        () => false,
      )) === true;
    this.tell(isOver ? { kind: "call_ended" } : { kind: "call_ended", outcome: "failed" });
  }

  #noteAnswer(id: string, { result, status = "ok", hint, context }: ToolResult): void {
    const answer = { result, status, ...(hint !== undefined && { hint }), ...(context !== undefined && { context }) };
    this.#uses = this.#uses.map((use) => (use.id === id ? { ...use, answer } : use));
  }

  #release(): void {
    this.#ending.abort();
    this.#timers.stop();
    this.#sound.stop();
  }
}
