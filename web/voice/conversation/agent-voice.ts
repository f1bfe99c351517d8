import { outputRateHz, type VoiceEvent } from "@lectern/client/voice";
import { Ducking } from "../audio/ducking.ts";
import { Utterance } from "../audio/utterance.ts";
import { waitAtMost } from "./wait-at-most.ts";
import { attempt } from "../../shared/attempt.ts";
import { useAudioSession } from "./audio-session.ts";
import { type Caption, Captions } from "./captions.ts";
import type { Earlier } from "./conversation-view.ts";
import { SoundClock } from "./sound-clock.ts";
import { Speaker } from "./speaker.ts";

interface AgentVoiceOptions {
  /** Undefined if the browser provides none. */
  readonly speakerContext: AudioContext | undefined;
  readonly workletUrl: string;
  readonly earlier: Earlier | undefined;
  readonly onCaption: (caption: Caption) => void;
  readonly onChange: () => void;
  readonly tell: (event: VoiceEvent) => void;
  readonly signal: AbortSignal;
}

/** 5 s: opening takes a tenth of a second, unless the worklet does not load. */
const openMs = 5_000;

/** The agent's sound, and the captions that keep pace with it. */
export class AgentVoice {
  readonly captions: Captions;
  /** Resolves when it can speak, or after the time limit: without sound the captions are enough. */
  readonly opened: Promise<void>;
  readonly #opening: Promise<void>;
  readonly #options: AgentVoiceOptions;
  #speaker: Speaker | undefined;
  #isOpened = false;
  #volume: number;
  readonly #ducking = new Ducking();
  readonly #utterance = new Utterance();
  readonly #clock = new SoundClock(() => this.#options.tell({ kind: "drained" }));
  #isLow = false;
  #told: readonly Caption[];

  constructor(options: AgentVoiceOptions) {
    this.#options = options;
    this.captions = new Captions(outputRateHz, options.earlier?.captions);
    this.#told = this.captions.list;
    this.#volume = options.earlier?.volume ?? 1;
    attempt(() => useAudioSession("playback"));
    options.speakerContext?.addEventListener("statechange", () => attempt(() => this.tell()), { signal: options.signal });
    this.#opening = this.#open();
    this.opened = waitAtMost(openMs, this.#opening, options.signal).then(() => {
      this.#isOpened = true;
    });
    // Returned from a phone call, or from another app.
    document.addEventListener("visibilitychange", () => document.hidden || void this.resume(), { signal: options.signal });
  }

  /** The browser keeps the page silent until the visitor interacts with it. */
  get isBlocked(): boolean {
    return this.#volume > 0 && this.#speaker?.isSounding === false;
  }

  /** There is no sound at all: the agent can be read. */
  get isSilent(): boolean {
    return this.#isOpened && this.#speaker === undefined;
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.#volume;
  }

  setVolume(volume: number): void {
    this.#volume = volume;
    this.#speaker?.setVolume(volume);
    this.tell();
  }

  useDevice(): void {
    void this.#speaker?.useDevice().catch(() => undefined);
  }

  /** How loud it is, from 0 to 1. */
  get level(): number {
    return this.#speaker?.level ?? 0;
  }

  /** The loudness of the visitor's microphone: speaking over the agent lowers its voice before the service has understood anything. */
  overhear(loudness: number): void {
    const sinceMs = this.#utterance.hear(loudness, performance.now(), this.#clock.isRunning);
    if (sinceMs !== undefined) this.#options.tell({ kind: "spoke", sinceMs });
    if (this.#speaker === undefined) return;
    const isLow = this.#ducking.hear(loudness, this.#speaker.loudness);
    if (isLow === this.#isLow) return;
    this.#isLow = isLow;
    this.#speaker.setLow(isLow);
  }

  play(data: string, rateHz: number): void {
    this.#clock.add(data, rateHz);
    this.captions.addSound(this.#speaker?.play(data, rateHz) ?? 0);
  }

  caption(speaker: Caption["speaker"], text: string, isTyped: boolean): void {
    if (speaker === "agent") this.captions.say(text);
    else if (isTyped) this.captions.type(text);
    else this.captions.hear(text);
  }

  /** Silence at once. The caption ends where the sound did. */
  clear(): void {
    this.#clock.clear();
    this.#speaker?.clear();
    this.captions.cut();
  }

  /** Must be called in a gesture of the visitor. */
  async resume(): Promise<void> {
    await this.#speaker?.resume();
  }

  /** Reports changed captions to the page. */
  tell(): void {
    const { onCaption, onChange } = this.#options;
    this.captions.setPaced(this.#speaker?.isSounding === true && this.#volume > 0);
    const { list } = this.captions;
    for (const caption of list) {
      const told = this.#told.find(({ id }) => id === caption.id);
      if (told?.text !== caption.text || told.isFinal !== caption.isFinal) onCaption(caption);
    }
    this.#told = list;
    onChange();
  }

  /** Also while it is opening, which may never end on a slow network. */
  close(): void {
    this.#clock.stop();
    attempt(() => useAudioSession("auto"));
    attempt(async () => this.#options.speakerContext?.close());
    attempt(async () => {
      await this.#opening;
      this.#speaker?.close();
    });
  }

  async #open(): Promise<void> {
    const { speakerContext: context, workletUrl } = this.#options;
    const onPlayed = (samples: number): void => {
      this.captions.setPlayed(samples);
      attempt(() => this.tell());
    };
    if (context !== undefined) this.#speaker = await Speaker.open(context, { workletUrl, onPlayed }).catch(() => undefined);
    this.#speaker?.setVolume(this.#volume);
    this.useDevice();
  }
}
