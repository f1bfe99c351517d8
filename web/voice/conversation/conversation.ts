import type { LecternProject, StartedSession } from "@lectern/client";
import { isLive, next, type VoiceEffect, type VoiceEvent, type VoiceState } from "@lectern/client/voice";
import type { ConnectCall } from "../call/phone-call.ts";
import { AgentVoice } from "./agent-voice.ts";
import { toBase64 } from "./base64.ts";
import { CallLine } from "./call-line.ts";
import { CardStack } from "./card-stack.ts";
import type { ConversationListener, ConversationView } from "./conversation-view.ts";
import { toEndReason } from "./end-reason.ts";
import { microphonePermission } from "./microphone.ts";
import { MicrophoneLine } from "./microphone-line.ts";
import { VoiceSocket } from "./socket.ts";
import { ToolLine } from "./tool-line.ts";

export interface ConversationOptions {
  readonly live: LecternProject["live"];
  /** Made in the gesture that starts the conversation. It is closed at the end. */
  readonly speakerContext: AudioContext;
  readonly worklets: { readonly capture: string; readonly playback: string };
  readonly connectCall: ConnectCall;
  readonly listener: ConversationListener;
}

/** What the rules of `next` ask for, done: one conversation, from the gesture to its end. */
export class Conversation {
  readonly #options: ConversationOptions;
  readonly #ending = new AbortController();
  readonly #cards = new CardStack();
  readonly #tools: ToolLine;
  readonly #call: CallLine;
  readonly #microphone: MicrophoneLine;
  readonly #voice: AgentVoice;
  readonly #events: VoiceEvent[] = [];
  #state: VoiceState = { kind: "idle" };
  #isTelling = false;
  #session: Promise<StartedSession> | undefined;
  #socket: VoiceSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConversationOptions) {
    const { connectCall, listener, worklets } = options;
    const { signal } = this.#ending;
    this.#options = options;
    this.#tools = new ToolLine({ live: options.live, ...listener, onEnd: (event) => this.tell(event), signal });
    this.#call = new CallLine({ connect: connectCall, onChange: listener.onChange, onEnd: () => this.tell({ kind: "call_ended" }) });
    this.#microphone = new MicrophoneLine({
      workletUrl: worklets.capture,
      onFrame: (frame) => this.tell({ kind: "speech", data: toBase64(frame) }),
      onChange: (result) => this.tell({ kind: "microphone", result }),
      signal,
    });
    this.#voice = new AgentVoice({ context: options.speakerContext, workletUrl: worklets.playback, ...listener, signal });
  }

  get view(): ConversationView {
    return {
      state: this.#state,
      captions: this.#voice.captions.list,
      cards: this.#cards.list,
      slowTools: this.#tools.slow,
      isSoundBlocked: isLive(this.#state) && this.#voice.isBlocked,
      call: this.#call.state,
    };
  }

  /** What the visitor's profile says, once it was shown. */
  get language(): string | undefined {
    return this.#cards.language;
  }

  /** Takes in what has happened, and does what follows. */
  tell(event: VoiceEvent): void {
    this.#events.push(event);
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (let happened = this.#events.shift(); happened !== undefined; happened = this.#events.shift()) this.#take(happened);
    this.#isTelling = false;
    if (event.kind !== "speech") this.#voice.tell();
  }

  /** In a gesture: the browser has kept the page silent. */
  async turnOnSound(): Promise<void> {
    await this.#voice.resume();
  }

  mute(isMuted: boolean): void {
    this.#call.mute(isMuted);
    this.tell({ kind: "mute", isMuted });
  }

  hangUp(): void {
    this.#call.hangUp();
  }

  #take(event: VoiceEvent): void {
    const before = this.#state;
    const { state, effects } = next(before, event);
    this.#state = state;
    for (const effect of effects) this.#perform(effect, event);
    if (state !== before) this.#options.listener.onState(state);
  }

  #perform(effect: VoiceEffect, cause: VoiceEvent): void {
    switch (effect.kind) {
      case "ask_microphone":
        void this.#startEarly();
        void this.#microphone.ask();
        break;
      case "mint":
        void this.#mint(effect.isResume);
        break;
      case "connect":
        void this.#connect(effect.url, effect.socket);
        break;
      case "send":
        this.#socket?.send(effect.message);
        break;
      case "wait":
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.tell({ kind: "waited" }), effect.ms);
        break;
      case "play":
        this.#voice.play(effect.data, effect.rateHz);
        break;
      case "clear_playback":
        this.#voice.clear();
        break;
      case "cut_caption":
        this.#voice.captions.cut();
        break;
      case "capture":
        this.#microphone.listen(effect.isOn);
        break;
      case "caption":
        this.#voice.caption(effect.speaker, effect.text, cause.kind === "typed");
        break;
      case "execute":
        void this.#tools.execute(effect.call);
        break;
      case "show":
        this.#cards.show(effect.widget);
        break;
      case "join_call":
        this.#microphone.close();
        void this.#call.join(effect.widget);
        break;
      case "release":
        this.#release();
    }
  }

  /** Where the microphone is allowed already, nobody has to be waited for. */
  async #startEarly(): Promise<void> {
    if (this.#state.kind === "asking" && (await microphonePermission()) === "granted") this.#start().catch(() => undefined);
  }

  async #start(): Promise<StartedSession> {
    this.#session ??= this.#options.live.start({ signal: this.#ending.signal, retry: false });
    return this.#session;
  }

  async #mint(isResume: boolean): Promise<void> {
    const { signal } = this.#ending;
    try {
      const minting = isResume ? this.#options.live.resume({ signal, retry: false }) : this.#start();
      const [session] = await Promise.all([minting, this.#voice.opened]);
      this.tell({ kind: "minted", session });
    } catch (error) {
      this.#session = undefined;
      if (!signal.aborted) this.tell({ kind: "mint_failed", reason: toEndReason(error) });
    }
  }

  async #connect(url: string, number: number): Promise<void> {
    await this.#socket?.close();
    if (!isLive(this.#state) || this.#state.talk.socket !== number) return;
    this.#socket = new VoiceSocket(url, {
      onOpen: () => this.tell({ kind: "opened", socket: number }),
      onEvent: (event) => {
        if (event.kind === "turn_complete" || event.kind === "setup_complete") this.#voice.captions.complete();
        this.tell({ kind: "frame", socket: number, event });
      },
      onClose: (code, reason) => this.tell({ kind: "closed", socket: number, code, reason, random: Math.random() }),
    });
  }

  #release(): void {
    this.#ending.abort();
    clearTimeout(this.#timer);
    this.#microphone.close();
    this.#call.hangUp();
    void this.#socket?.close();
    void this.#voice.close();
  }
}
