import { create, setText } from "../drawing/dom.ts";
import { importAgain } from "../loading/import-again.ts";
import { floating } from "./floating.ts";
import type { BuildFrame, FrameActions } from "./frame.ts";
import { inline } from "./inline.ts";
import type * as Late from "./inside.ts";
import type { InvitationActions } from "./invitation.ts";
import { modal } from "./modal.ts";
import type { Placement } from "../embed/placement.ts";

const frames: Readonly<Record<Exclude<Placement, "none">, BuildFrame>> = {
  homepage: inline("homepage"),
  destination_page: inline("destination_page"),
  widget: floating,
  modal,
};

interface ShellActions extends FrameActions, InvitationActions {
  readonly redraw: () => void;
}

/** The placement's frame, and what is in its panel, which is loaded when it is about to be shown. */
export class Shell {
  readonly root: ShadowRoot;
  readonly #actions: ShellActions;
  readonly #isAlwaysOpen: boolean;
  readonly #frame;
  /** Announces problems, and what is not audible. */
  readonly #live = create("p", { className: "unseen", attributes: { role: "status" } });
  #told = "";
  #isLoading = false;
  /** It could not be loaded. */
  #isMissing = false;
  readonly #again = create("button", {
    part: "button start",
    className: "button primary",
    attributes: { type: "button" },
    onClick: () => void this.#load(),
  });
  #late: typeof Late | undefined;
  #inside: Late.Inside | undefined;

  constructor(root: ShadowRoot, placement: Exclude<Placement, "none">, actions: ShellActions) {
    this.root = root;
    this.#actions = actions;
    this.#isAlwaysOpen = placement.includes("page");
    this.#frame = frames[placement](this.#live, actions);
    const load = (): void => void this.#load();
    if (this.#isAlwaysOpen)
      // 300 px before it is seen: it grows where nobody looks yet.
      new IntersectionObserver((news) => news.at(-1)?.isIntersecting && load(), { rootMargin: "300px" }).observe(root.host);
    else for (const sign of ["pointerenter", "focusin"]) this.#frame.root.addEventListener(sign, load);
    root.replaceChildren(this.#frame.root);
  }

  /** `draw` draws the conversation. */
  paint(view: Late.InsideView, draw: (inside: Late.Inside) => void): void {
    const hadFocus = this.#hasFocus();
    const { texts, language: lang, dir, state, isRunning } = view;
    if (view.isOpen && !this.#isMissing) void this.#load();
    if (this.#late !== undefined) this.#inside ??= new this.#late.Inside(this.root, this.#live, this.#actions);
    const inside = this.#inside;
    const isMissing = this.#isMissing && inside === undefined;
    const told = isMissing ? texts.ended[navigator.onLine ? "unavailable" : "offline"] : view.told;
    Object.assign(this.#frame.root, { lang, dir });
    this.#frame.paint({ ...view, isOpen: isMissing ? view.isOpen : (this.#isAlwaysOpen || view.isOpen) && inside !== undefined });
    this.panel.classList.toggle("missing", isMissing);
    this.#live.classList.toggle("unseen", !isMissing);
    if (isMissing) this.#live.after(this.#again);
    else this.#again.remove();
    setText(this.#again, texts.tryAgain);
    // Not what is audible anyway.
    if (state !== "speaking" && ![texts.status.idle, texts.status.listening].includes(told)) this.#tell(told);
    else this.#told = "";
    this.panel.dataset["state"] = state;
    if (inside === undefined) return;
    inside.paint(view);
    draw(inside);
    // The focused element may be gone; a keyboard user must not be sent back to the top of the page.
    if (hadFocus && !this.#hasFocus()) (isRunning ? this.panel : inside.startButton).focus();
  }

  get panel(): HTMLElement {
    return this.#frame.panel;
  }

  /** For visitors who cannot hear the agent: announces what was said, once. */
  announce(text: string): void {
    setText(this.#live, text);
  }

  /** Where that fails, the panel says so. */
  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      // oxlint-disable-next-line typescript/promise-function-async -- `async` would call the page's own `Promise.prototype.then`.
      this.#late = await importAgain(() => import("./inside.ts"));
      this.#actions.redraw();
    } catch (error) {
      this.#isLoading = false;
      this.#isMissing = true;
      if (navigator.onLine) reportError(error);
      this.#actions.redraw();
    }
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
