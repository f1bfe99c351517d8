import type { Call } from "../network/call.ts";
import { frameSamples, silentFrame } from "./frames.ts";
import type { FindSound } from "./sounds.ts";

/** Plays to one end of a call what the network sends it: only the newest sound, from its beginning. */
export class Player {
  readonly #call: Call;
  readonly #findSound: FindSound;
  #begun = 0;
  #sound: Int16Array = new Int16Array();
  #at = 0;

  constructor(call: Call, findSound: FindSound) {
    this.#call = call;
    this.#findSound = findSound;
  }

  next(): Int16Array {
    this.#followCall();
    const frame = silentFrame();
    frame.set(this.#sound.subarray(this.#at, this.#at + frameSamples));
    this.#at += frameSamples;
    return frame;
  }

  /** A new sound ends the previous one. */
  #followCall(): void {
    const { heard } = this.#call;
    const newest = heard.at(-1);
    if (newest === undefined || heard.length === this.#begun) return;
    const turn = (this.#begun = heard.length);
    this.#sound = new Int16Array();
    void this.#findSound(newest).then((sound = new Int16Array()) => {
      if (turn !== this.#begun) return;
      this.#sound = sound;
      this.#at = 0;
    });
  }
}
