import { outputRateHz } from "@lectern/client/voice";
import { chosenDevices } from "./chosen-devices.ts";
import { LevelMeter } from "./level-meter.ts";

/** A sixth: one still hears that somebody speaks. */
const lowGain = 0.16;

/** The loudspeaker. */
export class Speaker {
  readonly #context: AudioContext;
  readonly #node: AudioWorkletNode;
  readonly #volume: GainNode;
  /** Lowered while the visitor speaks over the agent. */
  readonly #duck: GainNode;
  readonly #meter: LevelMeter;

  private constructor(context: AudioContext, node: AudioWorkletNode) {
    this.#context = context;
    this.#node = node;
    this.#meter = new LevelMeter(context);
    this.#volume = context.createGain();
    this.#duck = context.createGain();
    node.connect(this.#meter.node).connect(this.#volume).connect(this.#duck).connect(context.destination);
  }

  /** `onPlayed` reports the total number of samples that have left the queue. */
  static async open(
    context: AudioContext,
    { workletUrl, onPlayed }: { readonly workletUrl: string; readonly onPlayed: (samples: number) => void },
  ): Promise<Speaker> {
    await context.audioWorklet.addModule(workletUrl);
    const node = new AudioWorkletNode(context, "lectern-playback", { numberOfInputs: 0, outputChannelCount: [1] });
    node.port.onmessage = ({ data }: MessageEvent<number>) => onPlayed(data);
    return new Speaker(context, node);
  }

  /** The agent's loudness, from 0 to 1, before the visitor's volume setting. */
  get level(): number {
    return this.#meter.level;
  }

  /** The present output: root mean square, relative to 1. */
  get loudness(): number {
    return this.#meter.loudness * this.#volume.gain.value * this.#duck.gain.value;
  }

  /** Lowers at once, and raises more gradually. */
  setLow(isLow: boolean): void {
    this.#duck.gain.setTargetAtTime(isLow ? lowGain : 1, this.#context.currentTime, isLow ? 0.01 : 0.08);
  }

  setVolume(volume: number): void {
    this.#volume.gain.value = volume;
  }

  /** The visitor's choice, if the browser lets a page choose: today only Chromium. Where it cannot be used, the present one goes on. */
  async useDevice(): Promise<void> {
    const choose: unknown = Reflect.get(this.#context, "setSinkId");
    if (typeof choose === "function") await Reflect.apply(choose, this.#context, [chosenDevices.loudspeaker]);
  }

  /** Whether sound comes out: browsers keep a page silent until the visitor interacts with it. */
  get isSounding(): boolean {
    return this.#context.state === "running";
  }

  /** Queues PCM (16 bit, mono, base64), and returns its number of samples. */
  play(data: string, rateHz: number): number {
    const samples = atRate(toSamples(data), rateHz);
    const { length } = samples; // 0 once they are transferred
    this.#node.port.postMessage(samples, [samples.buffer]);
    return length;
  }

  clear(): void {
    this.#node.port.postMessage(null);
  }

  async resume(): Promise<void> {
    // iOS calls it "interrupted" after a phone call or another app. Resuming may then fail: the visitor gets a button.
    if (this.#context.state !== "running") await this.#context.resume().catch(() => undefined);
  }

  close(): void {
    this.#node.port.onmessage = null;
    this.#node.disconnect();
  }
}

const toSamples = (base64: string): Float32Array<ArrayBuffer> => {
  const bytes = atob(base64);
  const samples = new Float32Array(bytes.length >> 1);
  for (let index = 0; index < samples.length; index++) {
    const value = bytes.charCodeAt(2 * index) | (bytes.charCodeAt(2 * index + 1) << 8);
    samples[index] = ((value << 16) >> 16) / 0x8000;
  }
  return samples;
};

/** The voice service speaks at 24 kHz; should a frame say otherwise, it is believed, on straight lines between its samples. */
const atRate = (samples: Float32Array<ArrayBuffer>, rateHz: number): Float32Array<ArrayBuffer> => {
  if (rateHz === outputRateHz) return samples;
  const step = rateHz / outputRateHz;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const place = index * step;
    const [before = 0, after = before] = samples.subarray(place, place + 2);
    return before + (after - before) * (place % 1);
  });
};
