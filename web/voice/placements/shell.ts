import { create, setText } from "../drawing/dom.ts";
import { createForm, Invitation } from "./invitation.ts";
import type { Placement } from "./placement.ts";
import { floating } from "./floating.ts";
import type { BuildFrame, FrameActions, FrameView } from "./frame.ts";
import { inline } from "./inline.ts";
import { modal } from "./modal.ts";
import type { VoiceStatus } from "../status/status-text.ts";

const frames: Readonly<Record<Exclude<Placement, "none">, BuildFrame>> = {
  homepage: inline("homepage"),
  destination_page: inline("destination_page"),
  widget: floating,
  modal,
};

interface ShellActions extends FrameActions {
  readonly start: () => void;
  readonly write: (question?: string) => void;
  readonly warmUp: () => void;
}

interface ShellView extends FrameView {
  readonly status: string;
  /** As a sentence. */
  readonly told: string;
  readonly state: VoiceStatus;
  /** The owner's questions, where the page has none. */
  readonly suggestions: readonly string[];
}

/** The placement's frame, the status in words, and the display before a conversation. */
export class Shell {
  readonly root: ShadowRoot;
  readonly #frame;
  readonly #invitation: Invitation;
  readonly #status = create("p", { part: "status", className: "status" });
  /** Announces problems, and what is not audible. */
  readonly #live = create("p", { className: "unseen", attributes: { role: "status" } });
  #told = "";
  /** Animations are drawn in it. */
  readonly form = createForm();
  /** The conversation is drawn in it. */
  readonly content = create("div", { className: "content" });

  constructor(root: ShadowRoot, placement: Exclude<Placement, "none">, { start, write, warmUp, ...actions }: ShellActions) {
    this.root = root;
    this.#invitation = new Invitation({ start, write, warmUp });
    const stage = create("div", { className: "stage" }, [this.form, this.#invitation.head, this.#status]);
    this.#frame = frames[placement]([stage, this.content, this.#invitation.foot, this.#live], actions);
    root.replaceChildren(this.#frame.root);
  }

  /** `draw` draws the conversation. */
  paint(view: ShellView, draw: () => void): void {
    const hadFocus = this.#hasFocus();
    const { texts, status, told, state, isRunning, suggestions } = view;
    this.#frame.paint(view);
    setText(this.#status, status);
    // Not what is audible anyway.
    if (![texts.status.idle, texts.status.listening, texts.status.speaking].includes(told)) this.#tell(told);
    else this.#told = "";
    this.#frame.panel.dataset["state"] = state;
    this.#invitation.paint({ texts, suggestions, isOver: state === "ended" });
    this.#invitation.head.hidden = state !== "idle";
    this.#invitation.foot.hidden = isRunning;
    draw();
    // The focused element may be gone; a keyboard user must not be sent back to the top of the page.
    if (hadFocus && !this.#hasFocus()) (isRunning ? this.#frame.panel : this.#invitation.startButton).focus();
  }

  get panel(): HTMLElement {
    return this.#frame.panel;
  }

  /** For visitors who cannot hear the agent: announces what was said, once. */
  announce(text: string): void {
    setText(this.#live, text);
  }

  /** A status is announced when it begins, and not again after another announcement. */
  #tell(text: string): void {
    if (text === this.#told) return;
    this.#told = text;
    setText(this.#live, text);
  }

  #hasFocus(): boolean {
    const focused = this.root.activeElement;
    // A hidden element keeps the focus until the next layout.
    return focused !== null && focused.getClientRects().length > 0;
  }
}
