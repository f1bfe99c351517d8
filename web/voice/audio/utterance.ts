import { voiceLoudness } from "./loudness.ts";

/** Frames of the microphone, 32 ms each: a quarter of a second, or it was a cough or a key. */
const fewestFrames = 8;
/** 800 ms of silence: longer than the service waits for the end of an utterance. */
const endFrames = 25;

/** Finds utterances in the loudness of the microphone, as far as that is possible: the service should have heard them, too. */
export class Utterance {
  #voiced = 0;
  #quiet = 0;
  #sinceMs = 0;

  /** Takes one frame. Returns when the utterance began that has ended with it. Sound while the agent plays may be its echo. */
  hear(loudness: number, atMs: number, isAgentPlaying: boolean): number | undefined {
    if (isAgentPlaying) {
      this.#voiced = 0;
      return undefined;
    }
    if (loudness >= voiceLoudness) {
      if (this.#voiced === 0) this.#sinceMs = atMs;
      this.#voiced += 1;
      this.#quiet = 0;
      return undefined;
    }
    this.#quiet += 1;
    if (this.#voiced === 0 || this.#quiet < endFrames) return undefined;
    const isSpeech = this.#voiced >= fewestFrames;
    this.#voiced = 0;
    return isSpeech ? this.#sinceMs : undefined;
  }
}
