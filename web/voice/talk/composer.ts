import { isLive, type Microphone } from "@lectern/client/voice";
import SendHorizontal from "lucide/dist/esm/icons/send-horizontal.mjs";
import type { Conversation } from "../conversation/conversation.ts";
import { create, IconButton } from "../drawing/dom.ts";
import { icon } from "../drawing/icon.ts";
import type { Drawing } from "./drawing.ts";

/** The visitor's text input. One form as long as the element lives, so that half-typed text stays. */
export class Composer {
  #conversation: Conversation | undefined;
  #isOpen = false;
  /** Opened once for visitors who cannot speak, until they can. */
  #isOffered = false;
  /** The conversation in which the microphone was on. */
  #spoke: Conversation | undefined;
  readonly #input = create("input", {
    part: "input",
    attributes: { name: "message", autocomplete: "off", dir: "auto", enterkeyhint: "send" },
  });
  readonly #send = new IconButton(icon(SendHorizontal), { part: "button send", className: "primary", attributes: { type: "submit" } });
  readonly element = create("form", { part: "composer", className: "composer" }, [this.#input, this.#send.element]);

  constructor() {
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#input.value.trim();
      if (text === "") return;
      this.#conversation?.tell({ kind: "typed", text });
      this.element.reset();
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  toggle(): void {
    this.#isOpen = !this.#isOpen;
    this.element.hidden = !this.#isOpen;
    if (this.#isOpen) this.#input.focus();
  }

  draw({ view: { state }, texts, conversation }: Drawing): void {
    this.#conversation = conversation;
    const microphone = isLive(state) ? state.talk.microphone : state.kind === "starting" ? state.microphone : undefined;
    this.#offer(conversation, microphone);
    this.element.hidden = !this.#isOpen || state.kind === "ended";
    this.#input.setAttribute("aria-label", texts.message);
    this.#input.placeholder = texts.message;
    this.#send.paint(texts.send);
  }

  #offer(conversation: Conversation, microphone: Microphone | undefined): void {
    if (microphone === "on") {
      this.#spoke = conversation;
      this.#isOffered = false;
    }
    // A visitor who mutes for a moment will speak again.
    const isSpeaking = microphone === "on" || (microphone === "muted" && this.#spoke === conversation);
    if (microphone === undefined || isSpeaking || this.#isOffered) return;
    this.#isOffered = true;
    this.#isOpen = true;
  }
}
