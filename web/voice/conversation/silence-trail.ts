import { inputRateHz } from "@lectern/client/voice";

/** 2 s: after this much silence the voice service considers an utterance complete. */
const trailMs = 2_000;
/** 100 ms: longer pieces than the microphone's. */
const pieceMs = 100;

/** The silence after the visitor's speech, at the pace of a microphone: if a stream just stops, the service waits for more. */
export class SilenceTrail {
  readonly #send: (frame: ArrayBuffer) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (frame: ArrayBuffer) => void) {
    this.#send = send;
  }

  /** From the beginning. */
  start(): void {
    this.stop();
    const startedMs = performance.now();
    let sentMs = 0;
    const send = (): void => {
      // Background tabs get timers once a second: what is due is sent at once.
      const dueMs = Math.min(trailMs, performance.now() - startedMs);
      for (; sentMs < dueMs; sentMs += pieceMs) this.#send(new ArrayBuffer((inputRateHz / 1_000) * pieceMs * 2));
      this.#timer = sentMs < trailMs ? setTimeout(send, pieceMs) : undefined;
    };
    send();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
