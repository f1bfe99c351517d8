import { voiceLoudness } from "./loudness.ts";

/** Frames of the microphone, 32 ms each. */
const framesToLower = 2;
/** 320 ms of silence: "mm-hmm" is over. */
const framesToRaise = 10;
/** 3 s: the service does not take it for speech. It is an echo, or noise. */
const mostFrames = 94;
/** An echo is as loud as it was before, or less than twice as loud. */
const margin = 2;
/** Sound of the agent that may still come back: a tenth less with each frame. */
const decay = 0.9;
/** Softer than that nobody speaks. */
const quietest = 0.003;

/** Whether the visitor speaks over the agent: from how loud both are. The loudspeaker may be heard by the microphone. */
export class Ducking {
  /** How much of the agent comes back. Browsers cancel most of it; how much is seen as it plays. */
  #echo = 0.3;
  #agent = 0;
  #voiced = 0;
  #quiet = 0;
  #lowered = 0;

  /** One frame of the microphone, and the agent as it sounds at this moment: root mean squares, of 1. Returns whether its voice is to be low. */
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
