import { inputRateHz } from "../../client/src/voice/rates.ts";
import { Frames } from "./frames.ts";

/** 32 ms: the voice service recommends 20 to 40. */
const frameLength = 512;
/** A render quantum. */
const quantum = 128;

/** Converts the microphone's sound, at the device's rate, to frames of 16-bit PCM at 16 kHz. */
class Capture extends AudioWorkletProcessor {
  readonly #frames = new Frames({ fromHz: sampleRate, toHz: inputRateHz, frameLength, mostInput: quantum }, (frame) =>
    this.port.postMessage(frame.buffer, [frame.buffer]),
  );

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const channel = input?.[0];
    if (channel !== undefined) this.#frames.push(channel);
    return true;
  }
}

registerProcessor("lectern-capture", Capture);
