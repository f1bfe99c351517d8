import "../chunks/first-modules.ts";
import { adopt, create, setText } from "../drawing/dom.ts";
import type { VoiceStatus } from "../status/status-text.ts";
import panelTokens from "../../shared/tokens/panel-tokens.css" with { type: "text" };
import insideStyles from "../styles/inside.css" with { type: "text" };
import type { FrameView } from "./frame.ts";
import { createForm, Invitation, type InvitationActions } from "./invitation.ts";

export interface InsideView extends FrameView {
  readonly state: VoiceStatus;
  /** There is no network, and all that can be done is trying again. */
  readonly isOffline: boolean;
  /** The owner's questions, where the page has none. */
  readonly suggestions: readonly string[];
}

/** What is in the panel: the status in words, the display before a conversation, and a place for the conversation. */
export class Inside {
  /** Animations are drawn in it. */
  readonly form = createForm();
  /** The conversation is drawn in it. */
  readonly content = create("div", { className: "content" });
  readonly #status = create("p", { part: "status", className: "status" });
  readonly #invitation: Invitation;

  /** `live`: what is announced; all else comes before it. */
  constructor(root: ShadowRoot, live: HTMLElement, actions: InvitationActions) {
    for (const css of [panelTokens, insideStyles]) adopt(root, css);
    this.#invitation = new Invitation(actions);
    live.before(
      create("div", { className: "stage" }, [this.form, this.#invitation.head, this.#status]),
      this.content,
      this.#invitation.foot,
    );
  }

  /** Gets the focus when the conversation is over. */
  get startButton(): HTMLButtonElement {
    return this.#invitation.startButton;
  }

  paint({ texts, heading, status, state, isRunning, isOffline, suggestions }: InsideView): void {
    setText(this.#status, status);
    this.content.parentElement?.classList.toggle("named", heading !== texts.title);
    this.#invitation.paint({ texts, suggestions, isOver: state === "ended", isOffline });
    this.#invitation.head.hidden = state !== "idle";
    this.#invitation.foot.hidden = isRunning;
  }
}
