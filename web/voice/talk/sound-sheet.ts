import { attempt } from "../../shared/attempt.ts";
import { create } from "../drawing/dom.ts";
import type { Drawing } from "./drawing.ts";

/** Volume and devices, loaded on demand. */
export class SoundSheet {
  readonly element = create("div", { part: "sound-settings", className: "sheet", attributes: { hidden: "" } });
  readonly #root: ShadowRoot;
  #drawing: Drawing | undefined;
  #isStyled = false;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  toggle(): void {
    const isOpen = !this.isOpen;
    this.element.hidden = !isOpen;
    this.element.replaceChildren();
    if (isOpen) attempt(async () => this.#show());
  }

  draw(drawing: Drawing): void {
    this.#drawing = drawing;
    if (drawing.view.state.kind === "ended") this.element.hidden = true;
  }

  async #show(): Promise<void> {
    const { adoptSoundStyles, showSound } = await import("./show-sound.ts");
    if (!this.#isStyled) adoptSoundStyles(this.#root);
    this.#isStyled = true;
    if (this.#drawing !== undefined) await showSound(this.element, this.#drawing);
  }
}
