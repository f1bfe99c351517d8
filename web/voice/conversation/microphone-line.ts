import type { MicrophoneFailure } from "@lectern/client/voice";
import { openMicrophone, type OpenMicrophone } from "./microphone.ts";

interface MicrophoneLineOptions {
  readonly workletUrl: string;
  readonly onFrame: (frame: ArrayBuffer) => void;
  readonly onChange: (result: "on" | MicrophoneFailure) => void;
  readonly signal: AbortSignal;
}

/** The microphone of a conversation: asked for, listened to, given away for a phone call, and got back. */
export class MicrophoneLine {
  readonly #options: MicrophoneLineOptions;
  #open: OpenMicrophone | undefined;
  #isAsking = false;

  constructor(options: MicrophoneLineOptions) {
    this.#options = options;
  }

  /** Tells the result by `onChange`. */
  async ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const { signal, workletUrl, onFrame, onChange } = this.#options;
    const onLost = (): void => {
      this.close();
      onChange("not_found");
    };
    const result = await openMicrophone({ workletUrl, onFrame, onLost, signal });
    this.#isAsking = false;
    if (typeof result === "string") {
      if (!signal.aborted) onChange(result);
    } else if (signal.aborted) {
      result.close();
    } else {
      this.close();
      this.#open = result;
      onChange("on");
    }
  }

  listen(isOn: boolean): void {
    if (this.#open !== undefined) this.#open.listen(isOn);
    else if (isOn) void this.ask();
  }

  close(): void {
    this.#open?.close();
    this.#open = undefined;
  }
}
