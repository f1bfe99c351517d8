import { type EndReason, isLive, next, type ServerEvent, type VoiceEffect, type VoiceEvent, type VoiceState } from "@lectern/client/voice";
import { loudnessOf, voiceLoudness } from "../audio/loudness.ts";
import { AgentVoice } from "./agent-voice.ts";
import { attempt } from "../../shared/attempt.ts";
import { toBase64 } from "./base64.ts";
import { CallLine } from "./call-line.ts";
import { chosenDevices } from "./chosen-devices.ts";
import type { ConversationOptions } from "./conversation-options.ts";
import type { ConversationView } from "./conversation-view.ts";
import type { FrameTrace } from "./frame-trace.ts";
import { QuotationCheck } from "./quotation-check.ts";
import { SessionLine } from "./session-line.ts";
import { Link } from "./link.ts";
import { MicrophoneLine } from "./microphone-line.ts";
import { TalkColumn } from "./talk-column.ts";
import { Timers } from "./timers.ts";
import { ToolLine } from "./tool-line.ts";

const isEndOfSpeech = ({ kind }: ServerEvent): boolean => kind === "turn_complete" || kind === "setup_complete";

/** Carries out the effects of `next`: one conversation, from the gesture to its end. */
export class Conversation {
  readonly options: ConversationOptions;
  readonly #ending = new AbortController();
  readonly #column: TalkColumn;
  readonly #tools: ToolLine;
  readonly #call: CallLine;
  readonly #microphone: MicrophoneLine;
  readonly #voice: AgentVoice;
  readonly #sessions: SessionLine;
  /** Records all frames, if enabled. */
  readonly trace: FrameTrace | undefined;
  readonly #events: VoiceEvent[] = [];
  readonly #check: QuotationCheck;
  #state: VoiceState = { kind: "idle" };
  #isTelling = false;
  readonly #link: Link;
  readonly #timers = new Timers((event) => this.#onTimer(event));

  constructor(options: ConversationOptions) {
    const { loadCalls, listener, workletUrl, trace, earlier } = options;
    const { signal } = this.#ending;
    this.options = options;
    this.trace = trace;
    this.#column = new TalkColumn(earlier?.inserts);
    const tell = (event: VoiceEvent): void => this.tell(event);
    this.#link = new Link({ tell, trace, onDraw: listener.onChange, signal });
    this.#sessions = new SessionLine({ ...options, signal });
    this.#tools = new ToolLine({ live: options.live, ...listener, onEnd: tell, signal });
    this.#call = new CallLine({
      load: loadCalls,
      share: async () => this.#microphone.share(),
      onChange: listener.onChange,
      onEnd: (outcome, seconds) => {
        if (seconds !== undefined) this.#column.noteCall(seconds, this.#voice.captions.lastId);
        this.tell({ kind: "call_ended", outcome });
      },
    });
    this.#microphone = new MicrophoneLine({
      workletUrl,
      onFrame: (frame) => this.#hear(frame),
      onTrail: (frame) => tell({ kind: "speech", data: toBase64(frame), isTrail: true }),
      onChange: (result) => tell({ kind: "microphone", result }),
      onDraw: listener.onChange,
      signal,
    });
    this.#check = new QuotationCheck({ ...listener, show: (card) => this.#column.show(card, this.#voice.captions.lastId) });
    const { onCaption } = this.#check;
    this.#voice = new AgentVoice({ ...options, ...listener, onCaption, tell, signal });
  }

  get view(): ConversationView {
    const { captions } = this.#voice;
    return {
      state: this.#state,
      // Only drawing reads it: buttons do not depend on it.
      get captions() {
        return captions.list;
      },
      inserts: this.#column.list,
      slowTools: this.#tools.slow,
      isMicrophoneSilenced: this.#microphone.isSilenced,
      isSoundBlocked: isLive(this.#state) && this.#voice.isBlocked,
      isLinkDown: this.#link.isDown,
      isToRepeat: this.#link.isToRepeat || (isLive(this.#state) && this.#state.talk.isToRepeat),
      isSilent: isLive(this.#state) && this.#voice.isSilent,
      volume: this.#voice.volume,
      ...this.#call.view,
    };
  }

  /** The language in the visitor's profile, once it was shown. */
  get language(): string | undefined {
    return this.#column.language;
  }

  /** Applies an event, and carries out its effects. A failing effect does not stop the next ones. */
  tell(event: VoiceEvent): void {
    if (!this.#isTelling) this.#timers.wake();
    this.#events.push(event);
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (let happened = this.#events.shift(); happened !== undefined; happened = this.#events.shift()) this.#take(happened);
    this.#isTelling = false;
    if (event.kind !== "speech") attempt(() => this.#voice.tell());
  }

  /** Ends the conversation. Everything open is closed, whatever the rules say. */
  stop(reason?: EndReason): void {
    this.tell({ kind: "stop", reason });
    this.#release();
  }

  /** Must be called in a gesture: the browser has kept the page silent. */
  async turnOnSound(): Promise<void> {
    await Promise.all([this.#voice.resume(), this.#microphone.resume()]);
  }

  mute(isMuted: boolean): void {
    if (!isMuted) void this.turnOnSound();
    this.tell({ kind: "mute", isMuted });
  }

  /** Mutes only the phone call. */
  muteCall(isMuted: boolean): void {
    this.#call.mute(isMuted);
  }

  /** The agent's volume, from 0 to 1. */
  setVolume(volume: number): void {
    this.#voice.setVolume(volume);
    if (volume > 0) void this.turnOnSound();
  }

  readonly devices = chosenDevices;

  /** After a change in `devices`. */
  useDevice(kind: keyof typeof chosenDevices): void {
    if (kind === "microphone") this.#microphone.change();
    else this.#voice.useDevice();
  }

  /** Both present loudnesses, from 0 to 1. */
  get levels(): { readonly visitor: number; readonly agent: number } {
    return { visitor: this.#microphone.level, agent: this.#voice.level };
  }

  hangUp(): void {
    this.#call.hangUp();
  }

  #take(event: VoiceEvent): void {
    attempt(() => {
      if (event.kind === "frame" && isEndOfSpeech(event.event)) attempt(() => this.#voice.captions.complete());
      const before = this.#state;
      const { state, effects } = next(before, event);
      this.#state = state;
      for (const effect of effects) attempt(() => this.#perform(effect, event));
      this.#timers.follow(state);
      this.#link.follow(state);
      if (state !== before) this.options.listener.onState(state);
    });
  }

  #perform(effect: VoiceEffect, cause: VoiceEvent): void {
    switch (effect.kind) {
      case "ask_microphone":
        if (this.#state.kind === "asking" && this.#state.left === undefined) attempt(async () => this.#sessions.startEarly());
        attempt(async () => this.#microphone.ask());
        break;
      case "mint":
        void this.#mint(effect.isResume);
        break;
      case "connect":
        this.#link.connect(effect.url, effect.socket).catch((error: unknown) => {
          reportError(error);
          this.tell({ kind: "closed", socket: effect.socket, code: 1006, reason: "", random: Math.random() });
        });
        break;
      case "send":
        this.#link.send(effect.message);
        break;
      case "wait":
      case "gather":
        this.#timers.set(effect.kind === "wait" ? "waited" : "gathered", effect.ms);
        break;
      case "trail":
        this.#microphone.trailOff();
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
        if (effect.speaker === "visitor") {
          this.#check.forget();
          this.#link.forgive();
        }
        this.#voice.caption(effect.speaker, effect.text, cause.kind === "typed");
        break;
      case "execute":
        attempt(async () => this.#tools.execute(effect.call));
        break;
      case "show":
        this.#column.show(effect.widget, this.#voice.captions.lastId);
        this.#check.note(effect.widget);
        break;
      case "join_call":
        attempt(async () => this.#call.join(effect.widget));
        break;
      case "release":
        this.#release();
    }
  }

  async #mint(isResume: boolean): Promise<void> {
    const [minted] = await Promise.all([this.#sessions.mint(isResume), this.#voice.opened]);
    if (minted !== undefined) this.tell(minted);
  }

  #hear(frame: ArrayBuffer): void {
    const loudness = loudnessOf(frame);
    attempt(() => this.#voice.overhear(loudness));
    this.#link.hear(toBase64(frame), loudness >= voiceLoudness);
  }

  /** Attempts without a network are pointless. */
  #onTimer(event: VoiceEvent): void {
    if (event.kind === "waited" && this.#state.kind === "reconnecting" && this.#link.isOffline) this.#timers.set("waited", 1_000);
    else this.tell(event);
  }

  #release(): void {
    if (this.#ending.signal.aborted) return;
    attempt(() => this.#ending.abort());
    attempt(() => this.#microphone.close());
    attempt(() => this.#call.hangUp());
    attempt(async () => this.#link.close());
    attempt(() => this.#voice.close());
    attempt(() => this.#timers.stop());
  }
}
