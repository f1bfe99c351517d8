import { voiceLoudness } from "./loudness.ts";

/** Frames of the microphone, 32 ms each. */
const framesToLower = 2;
/** 320 ms of silence: "mm-hmm" is over. */
const framesToRaise = 10;
/** 3 s: by then the service should have detected speech. If it has not, it is an echo, or noise. */
const mostFrames = 94;
/** An echo is less than twice as loud as before. */
const margin = 2;
/** How quickly sound of the agent that may still return as an echo fades, per frame. */
const decay = 0.9;
/** Speech is never softer. */
const quietest = 0.003;

/** Detects from both loudnesses whether the visitor speaks over the agent. The microphone may pick up the loudspeaker. */
export class Ducking {
  /** The share of the agent's sound that returns. Browsers cancel most of it; the rest is measured while it plays. */
  #echo = 0.3;
  #agent = 0;
  #voiced = 0;
  #quiet = 0;
  #lowered = 0;

  /**
   * Takes one frame of the microphone, and the agent's present loudness: root mean squares, relative to 1. Returns whether its voice must be
   * lowered.
   */
  hear(visitor: number, agent: number): boolean {
    this.#agent = Math.max(agent, this.#agent * decay);
    if (this.#agent < quietest) return this.#raise();
    const share = visitor / this.#agent;
    const isVoice = visitor > Math.max(voiceLoudness, margin * this.#echo * this.#agent);
    if (this.#lowered === 0) {
      this.#voiced = isVoice ? this.#voiced + 1 : 0;
      if (!isVoice) this.#echo += 0.1 * (share - this.#echo);
      if (this.#voiced >= framesToLower) this.#lowered = 1;
      return this.#lowered > 0;
    }
    this.#lowered += 1;
    this.#quiet = isVoice ? 0 : this.#quiet + 1;
    if (this.#lowered > mostFrames) this.#echo = share;
    return this.#quiet >= framesToRaise || this.#lowered > mostFrames ? this.#raise() : true;
  }

  #raise(): false {
    this.#voiced = 0;
    this.#quiet = 0;
    this.#lowered = 0;
    return false;
  }
}
