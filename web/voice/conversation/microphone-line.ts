import type { MicrophoneFailure } from "@lectern/client/voice";
import { chosenDevices } from "./chosen-devices.ts";
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

/** Without `Promise.prototype.catch`: on a page that has replaced it, a failure must not look like a microphone. */
const openOrFail = async (options: Parameters<typeof openMicrophone>[0]): ReturnType<typeof openMicrophone> => {
  try {
    return await openMicrophone(options);
  } catch {
    return "in_use";
  }
};

/** The microphone of a conversation: requested, listened to, handed over to a phone call, and taken back. */
export class MicrophoneLine {
  readonly #options: MicrophoneLineOptions;
  #open: OpenMicrophone | undefined;
  #asking: Promise<void> | undefined;
  #isSilenced = false;
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
    this.#asking ??= this.#openAnew();
    return this.#asking;
  }

  async #openAnew(): Promise<void> {
    const { signal, workletUrl, onFrame, onChange, onDraw } = this.#options;
    const onSilenced = (isSilenced: boolean): void => {
      this.#isSilenced = isSilenced;
      if (isSilenced) this.trailOff();
      onDraw();
    };
    const onLost = (): void => {
      this.#drop();
      onChange("not_found");
    };
    const deviceId = chosenDevices.microphone;
    const result = await openOrFail({ workletUrl, deviceId, onFrame, onSilenced, onLost, signal });
    this.#asking = undefined;
    // By then it has closed itself.
    if (signal.aborted) return;
    const isOpen = typeof result !== "string";
    // Any other one is better than none.
    if (!isOpen) chosenDevices.microphone = "";
    if (deviceId !== chosenDevices.microphone) {
      if (isOpen) result.close();
      return this.ask();
    }
    // Also when there is no new one: nobody is told of one that fails while the old one still listens.
    this.#drop();
    if (isOpen) this.#open = result;
    this.#isFollowing ||= isOpen;
    onChange(isOpen ? "on" : result);
  }

  /** The visitor has chosen another one, for now or for when it is next needed. */
  change(): void {
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

  /** For a phone call, and again whenever its device is gone; undefined if there is none, and the call must ask. */
  async share(): Promise<MediaStream | undefined> {
    await this.#asking;
    return this.#open?.share();
  }

  close(): void {
    this.#isFollowing = false;
    this.#drop();
  }

  #drop(): void {
    this.#isSilenced = false;
    this.#open?.close();
    this.#open = undefined;
  }
}
