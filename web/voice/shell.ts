import { create, setText } from "./dom.ts";
import type { Placement } from "./placement.ts";
import { floating } from "./placements/floating.ts";
import type { BuildFrame, FrameActions, FrameView } from "./placements/frame.ts";
import { inline } from "./placements/inline.ts";
import { modal } from "./placements/modal.ts";
import type { VoiceStatus } from "./status-text.ts";

const frames: Readonly<Record<Exclude<Placement, "none">, BuildFrame>> = {
  homepage: inline("homepage"),
  destination_page: inline("destination_page"),
  widget: floating,
  modal,
};

interface ShellActions extends FrameActions {
  readonly start: () => void;
  readonly warmUp: () => void;
}

interface ShellView extends FrameView {
  readonly status: string;
  readonly state: VoiceStatus;
}

/** What is there before anybody talks: the frame of the placement, a status, the button that starts. */
export class Shell {
  readonly #root: ShadowRoot;
  readonly #frame;
  readonly #start: HTMLButtonElement;
  readonly #status = create("span", { attributes: { role: "status" } });
  readonly #line = create("p", { part: "status", className: "status" }, [create("span", { className: "dot" }), this.#status]);
  /** Where the conversation is drawn. */
  readonly content = create("div", { className: "content" });

  constructor(root: ShadowRoot, placement: Exclude<Placement, "none">, { start, warmUp, ...actions }: ShellActions) {
    this.#root = root;
    this.#start = create("button", { part: "button start", className: "primary", onClick: start });
    for (const sign of ["pointerenter", "focus"]) this.#start.addEventListener(sign, warmUp);
    const notice = create("slot", { attributes: { name: "notice" } });
    this.#frame = frames[placement]([this.#line, create("div", { className: "row" }, [this.#start]), this.content, notice], actions);
    root.replaceChildren(this.#frame.root);
  }

  /** `draw` draws the conversation. */
  paint(view: ShellView, draw: () => void): void {
    const hadFocus = this.#hasFocus();
    const { texts, status, state, isRunning } = view;
    this.#frame.paint(view);
    setText(this.#status, status);
    this.#line.className = `status ${state}`;
    setText(this.#start, state === "ended" ? texts.startAgain : texts.start);
    this.#start.hidden = isRunning;
    draw();
    // What had the focus may be gone; a keyboard must not begin again at the top of the page.
    if (hadFocus && !this.#hasFocus()) (isRunning ? this.#frame.panel : this.#start).focus();
  }

  #hasFocus(): boolean {
    return this.#root.activeElement !== null;
  }
}
