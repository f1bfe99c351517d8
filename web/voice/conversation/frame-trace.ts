import "../chunks/shared-modules.ts";
import { traced, type TracedFrame } from "../../client/src/voice/trace.ts";
import { create } from "../drawing/dom.ts";

/** 2,000 frames: the last minutes of a conversation. */
const mostFrames = 2_000;

/** All frames, for a bug report. Without sound, tokens and handles. */
export class FrameTrace {
  readonly #startedMs = performance.now();
  #frames: TracedFrame[] = [];

  add(direction: TracedFrame["direction"], text: string): void {
    const atMs = Math.round(performance.now() - this.#startedMs);
    this.#frames = [...this.#frames.slice(1 - mostFrames), { atMs, direction, frame: traced(parse(text)) }];
  }

  /** Saves a file on the visitor's device: they decide who gets it. */
  save(): void {
    const file = new Blob([JSON.stringify(this.#frames, undefined, 1)], { type: "application/json" });
    const link = create("a", { attributes: { href: URL.createObjectURL(file), download: "lectern-trace.json" } });
    link.click();
    URL.revokeObjectURL(link.href);
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
