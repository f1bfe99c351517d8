import CircleStop from "lucide/dist/esm/icons/circle-stop.mjs";
import Mic from "lucide/dist/esm/icons/mic.mjs";
import MicOff from "lucide/dist/esm/icons/mic-off.mjs";
import PenLine from "lucide/dist/esm/icons/pen-line.mjs";
import Volume2 from "lucide/dist/esm/icons/volume-2.mjs";
import VolumeX from "lucide/dist/esm/icons/volume-x.mjs";
import { isLive, type Microphone } from "@lectern/client/voice";
import type { Conversation } from "../conversation/conversation.ts";
import { create, IconButton } from "../drawing/dom.ts";
import { icon } from "../drawing/icon.ts";
import type { Composer } from "./composer.ts";
import { isFailure, isHopeless } from "../audio/microphone-trouble.ts";
import type { SoundSheet } from "./sound-sheet.ts";
import type { Drawing } from "./drawing.ts";

interface ControlBarOptions {
  readonly composer: Composer;
  readonly sheet: SoundSheet;
  readonly onChange: () => void;
}

/** Of which the style sheet shows one. */
export const microphoneIcon = (): Node => icon(Mic, MicOff);

/** Microphone, write, sound, end: always in the same places. */
export class ControlBar {
  readonly #options: ControlBarOptions;
  #conversation: Conversation | undefined;
  #microphoneState: Microphone | undefined;
  readonly #microphone = new IconButton(microphoneIcon(), { part: "button mute", onClick: () => this.#pressMicrophone() });
  readonly #write: IconButton;
  readonly #sound: IconButton;
  readonly #end = new IconButton(icon(CircleStop), { part: "button end", onClick: () => this.#conversation?.stop() });
  readonly element: HTMLElement;

  constructor(options: ControlBarOptions) {
    this.#options = options;
    const { composer, sheet, onChange } = options;
    this.#write = new IconButton(icon(PenLine), {
      part: "button write",
      onClick: () => {
        composer.toggle();
        onChange();
      },
    });
    this.#sound = new IconButton(icon(Volume2, VolumeX), {
      part: "button volume",
      onClick: () => {
        sheet.toggle();
        onChange();
      },
    });
    this.element = create("div", { part: "controls", className: "bar" }, [
      this.#microphone.element,
      this.#write.element,
      this.#sound.element,
      this.#end.element,
    ]);
  }

  draw({ view: { state, volume }, texts, conversation }: Drawing): void {
    this.#conversation = conversation;
    this.element.hidden = state.kind === "ended";
    const microphone = isLive(state) ? state.talk.microphone : undefined;
    this.#microphoneState = microphone;
    const name = microphone === "on" ? texts.mute : microphone === "muted" ? texts.unmute : texts.microphoneWord;
    this.#microphone.paint(texts.microphoneWord, name);
    this.#microphone.element.classList.toggle("off", microphone !== "on");
    this.#microphone.element.disabled = microphone === undefined || isHopeless(microphone);
    this.#write.paint(texts.write);
    this.#write.element.setAttribute("aria-expanded", String(this.#options.composer.isOpen));
    this.#sound.paint(texts.sound);
    this.#sound.element.classList.toggle("off", volume === 0);
    this.#sound.element.setAttribute("aria-expanded", String(this.#options.sheet.isOpen));
    this.#end.paint(texts.end);
  }

  #pressMicrophone(): void {
    const microphone = this.#microphoneState;
    if (microphone === undefined) return;
    if (isFailure(microphone)) this.#conversation?.tell({ kind: "ask_again" });
    else this.#conversation?.mute(microphone === "on");
  }
}
