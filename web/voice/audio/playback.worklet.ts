import { SampleQueue } from "./sample-queue.ts";

/** A ramp of 5 ms against clicks. */
const rampSec = 0.005;
/** How often the page gets a report: 20 times a second. */
const reportSec = 0.05;

/** Plays what it is sent, in order. `null` empties the queue. Posts the total number of samples that it has played or dropped. */
class Playback extends AudioWorkletProcessor {
  readonly #queue = new SampleQueue(Math.round(sampleRate * rampSec));
  #pushed = 0;
  #reported = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<Float32Array | null>) => {
      if (data === null) this.#queue.clear();
      else {
        this.#queue.push(data);
        this.#pushed += data.length;
      }
    };
  }

  process(_inputs: unknown, [output]: readonly (readonly Float32Array[])[]): boolean {
    const channel = output?.[0];
    if (channel === undefined) return true;
    this.#queue.read(channel);
    const position = this.#pushed - this.#queue.length;
    const isDue = position - this.#reported >= sampleRate * reportSec || (this.#queue.length === 0 && position > this.#reported);
    if (isDue) {
      this.#reported = position;
      this.port.postMessage(position);
    }
    return true;
  }
}

registerProcessor("lectern-playback", Playback);
