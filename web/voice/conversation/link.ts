import type { JsonObject } from "@lectern/client";
import { isLive, type Talk, type VoiceEvent, type VoiceState } from "@lectern/client/voice";
import type { FrameTrace } from "./frame-trace.ts";
import { HeldSpeech } from "./held-speech.ts";
import { VoiceSocket } from "./socket.ts";

interface LinkOptions {
  readonly tell: (event: VoiceEvent) => void;
  readonly trace: FrameTrace | undefined;
  /** Something that is drawn has changed. */
  readonly onDraw: () => void;
  readonly signal: AbortSignal;
}

/** 1 s: a connection that is replaced sooner is not worth reporting. */
const downAfterMs = 1_000;
/** 10 s in which nothing was sent: another socket may get through. */
const abandonedAfterMs = 10_000;
/** 1 min without a network: then attempts fail as usual, and end. */
const longestOfflineMs = 60_000;

/** The connection of a conversation: one socket after the other, and the visitor's speech in between. */
export class Link {
  readonly #options: LinkOptions;
  readonly #held = new HeldSpeech();
  #state: VoiceState = { kind: "idle" };
  #socket: VoiceSocket | undefined;
  #offlineAtMs: number | undefined;
  #isWorking = true;
  #timers: readonly ReturnType<typeof setTimeout>[] = [];
  #isDown = false;
  #isToRepeat = false;

  constructor(options: LinkOptions) {
    const { signal } = options;
    this.#options = options;
    const look = (): void => {
      this.#offlineAtMs = navigator.onLine ? undefined : performance.now();
      this.#look();
    };
    for (const sign of ["online", "offline"]) addEventListener(sign, look, { signal });
  }

  /** Nothing was sent for a second. */
  get isDown(): boolean {
    return this.#isDown;
  }

  /** The visitor's words were lost. */
  get isToRepeat(): boolean {
    return this.#isToRepeat;
  }

  /** There is no network. Attempts wait for it, but not indefinitely. */
  get isOffline(): boolean {
    return this.#offlineAtMs !== undefined && performance.now() - this.#offlineAtMs < longestOfflineMs;
  }

  /** The new state of the conversation. */
  follow(state: VoiceState): void {
    this.#state = state;
    this.#look();
  }

  /** Somebody was heard. */
  forgive(): void {
    this.#isToRepeat = false;
  }

  /** Closes the previous socket. Opens none if the conversation has moved on meanwhile. */
  async connect(url: string, socket: number): Promise<void> {
    const { tell, trace, signal } = this.#options;
    await this.#socket?.close();
    if (!isLive(this.#state) || this.#state.talk.socket !== socket) return;
    const onBlocked = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === "connect-src" && url.startsWith(blockedURI)) tell({ kind: "blocked", socket });
    };
    document.addEventListener("securitypolicyviolation", onBlocked, { signal });
    const forget = (): void => document.removeEventListener("securitypolicyviolation", onBlocked);
    this.#socket = new VoiceSocket(url, {
      onOpen: () => {
        forget();
        tell({ kind: "opened", socket });
      },
      onEvent: (event) => tell({ kind: "frame", socket, event, atMs: performance.now() }),
      onClose: (code, reason) => {
        // A policy violation is reported after the end that it causes.
        setTimeout(forget);
        tell({ kind: "closed", socket, code, reason, random: Math.random() });
      },
      trace,
    });
  }

  send(message: JsonObject): void {
    this.#socket?.send(message);
  }

  /** A frame of the microphone. */
  hear(data: string, isVoice: boolean): void {
    this.#look();
    if (this.#isWorking || !isSpokenTo(this.#state)) this.#options.tell({ kind: "speech", data });
    else this.#held.add({ data, isVoice, atMs: performance.now() });
  }

  async close(): Promise<void> {
    this.#stopTimers();
    await this.#socket?.close();
  }

  #look(): void {
    const isWorking =
      !isGoingOn(this.#state) || (isReady(this.#state) && this.#offlineAtMs === undefined && this.#socket?.isStalled !== true);
    if (isWorking === this.#isWorking) return;
    this.#isWorking = isWorking;
    this.#stopTimers();
    if (isWorking) this.#goOn();
    else this.#timers = [setTimeout(() => this.#setDown(true), downAfterMs), setTimeout(() => this.#abandon(), abandonedAfterMs)];
  }

  #goOn(): void {
    const said = this.#held.take();
    this.#isToRepeat = said === undefined;
    for (const data of said ?? []) this.#options.tell({ kind: "speech", data });
    this.#setDown(false);
  }

  #setDown(isDown: boolean): void {
    this.#isDown = isDown;
    this.#options.onDraw();
  }

  /** Only if the socket looks open: other states have their own limits. */
  #abandon(): void {
    if (!isReady(this.#state)) return;
    this.#options.tell({ kind: "closed", socket: this.#state.talk.socket, code: 1006, reason: "", random: Math.random() });
  }

  #stopTimers(): void {
    this.#timers.forEach((timer) => clearTimeout(timer));
  }
}

const isReady = (state: VoiceState): state is Extract<VoiceState, { readonly kind: "talking" | "rotating" }> =>
  state.kind === "talking" || state.kind === "rotating";

const talkOf = (state: VoiceState): Talk | undefined => (isLive(state) ? state.talk : state.kind === "starting" ? state.before : undefined);

const isGoingOn = (state: VoiceState): boolean => talkOf(state) !== undefined;

/** The visitor speaks to the agent, not on the phone. */
const isSpokenTo = (state: VoiceState): boolean => {
  const talk = talkOf(state);
  return talk?.microphone === "on" && talk.call === undefined;
};
