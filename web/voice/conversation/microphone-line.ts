import type { MicrophoneFailure } from "@lectern/client/voice";
import { SilenceTrail } from "./silence-trail.ts";
import { openMicrophone, type OpenMicrophone } from "./microphone.ts";

interface MicrophoneLineOptions {
  readonly workletUrl: string;
  readonly onFrame: (frame: ArrayBuffer) => void;
  /** The silence after it was switched off. */
  readonly onTrail: (frame: ArrayBuffer) => void;
  readonly onChange: (result: "on" | MicrophoneFailure) => void;
  /** Something that is drawn has changed. */
  readonly onDraw: () => void;
  readonly signal: AbortSignal;
}

/** The microphone of a conversation: requested, listened to, handed over to a phone call, and taken back. */
export class MicrophoneLine {
  readonly #options: MicrophoneLineOptions;
  #open: OpenMicrophone | undefined;
  #isAsking = false;
  #isSilenced = false;
  #deviceId: string | undefined;
  /** Another device may replace it. */
  #isFollowing = false;
  readonly #trail: SilenceTrail;

  constructor(options: MicrophoneLineOptions) {
    this.#options = options;
    this.#trail = new SilenceTrail(options.onTrail);
    const { signal } = options;
    signal.addEventListener("abort", () => this.#trail.stop(), { once: true });
    document.addEventListener("visibilitychange", () => document.hidden || void this.resume(), { signal });
    // Undefined on pages without HTTPS, despite the types.
    if ("mediaDevices" in navigator)
      navigator.mediaDevices.addEventListener("devicechange", () => this.#isFollowing && void this.ask(), { signal });
  }

  /** Nothing more is said: sends the silence that ends the utterance. */
  trailOff(): void {
    this.#trail.start();
  }

  /** Reports the result by `onChange`. */
  async ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const { signal, workletUrl, onFrame, onChange, onDraw } = this.#options;
    const onSilenced = (isSilenced: boolean): void => {
      this.#isSilenced = isSilenced;
      if (isSilenced) this.trailOff();
      onDraw();
    };
    const onLost = (): void => {
      this.close();
      this.#isFollowing = true;
      onChange("not_found");
    };
    const result = await openMicrophone({ workletUrl, deviceId: this.#deviceId, onFrame, onSilenced, onLost, signal }).catch(
      () => "in_use" as const,
    );
    this.#isAsking = false;
    if (typeof result === "string") {
      this.#deviceId = undefined; // any device is better than none
      if (!signal.aborted) onChange(result);
    } else if (signal.aborted) {
      result.close();
    } else {
      this.close();
      this.#open = result;
      this.#isFollowing = true;
      onChange("on");
    }
  }

  /** Another microphone, now or when it is next needed. */
  choose(deviceId: string): void {
    this.#deviceId = deviceId;
    if (this.#open !== undefined) void this.ask();
  }

  /** The visitor's loudness, from 0 to 1. */
  get level(): number {
    return this.#open?.level() ?? 0;
  }

  listen(isOn: boolean): void {
    if (isOn) this.#trail.stop();
    if (this.#open !== undefined) this.#open.listen(isOn);
    else if (isOn) void this.ask();
  }

  /** Silenced by the device, not by the visitor. */
  get isSilenced(): boolean {
    return this.#isSilenced && this.#open !== undefined;
  }

  async resume(): Promise<void> {
    await this.#open?.resume();
  }

  close(): void {
    this.#isFollowing = false;
    this.#isSilenced = false;
    this.#open?.close();
    this.#open = undefined;
  }
}
