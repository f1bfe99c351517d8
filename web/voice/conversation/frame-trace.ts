import { traced, type TracedFrame } from "../../client/src/voice/trace.ts";

/** 2,000 frames: the last minutes of a conversation. */
const mostFrames = 2_000;

/** All that went over the wire, for somebody who reports a fault. Without sound, tokens and handles. */
export class FrameTrace {
  readonly #startedMs = performance.now();
  #frames: TracedFrame[] = [];

  add(direction: TracedFrame["direction"], text: string): void {
    const atMs = Math.round(performance.now() - this.#startedMs);
    this.#frames = [...this.#frames.slice(1 - mostFrames), { atMs, direction, frame: traced(parse(text)) }];
  }

  get frames(): readonly TracedFrame[] {
    return this.#frames;
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return `(${text.length} characters)`;
  }
};
