import "../loading/shared-modules.ts";
import PhoneOff from "lucide/dist/esm/icons/phone-off.mjs";
import type { Conversation } from "../conversation/conversation.ts";
import { adopt, create, IconButton, setAttribute, setText } from "../drawing/dom.ts";
import { icon } from "../drawing/icon.ts";
import nightTokens from "../../shared/tokens/night-tokens.css" with { type: "text" };
import callStyles from "../styles/call.css" with { type: "text" };
import { initialsOf } from "../../shared/initials-of.ts";
import { inMinutes } from "../talk/in-minutes.ts";
import type { Drawing } from "../talk/drawing.ts";

/** A phone call fills the panel: who is called, for how long, mute, hang up. The status is shown above. */
export class CallStage {
  #conversation: Conversation | undefined;
  #isMuted = false;
  readonly #initials = create("p", { className: "initials", attributes: { "aria-hidden": "true" } });
  readonly #name = create("h3", { part: "card-title", className: "call-name", attributes: { dir: "auto" } });
  readonly #time = create("p", { part: "time", className: "time", attributes: { role: "timer" } });
  readonly #mute: IconButton;
  readonly #hangUp = new IconButton(icon(PhoneOff), {
    part: "button hang-up",
    className: "danger",
    onClick: () => this.#conversation?.hangUp(),
  });
  readonly element: HTMLElement;
  #clock: ReturnType<typeof setInterval> | undefined;
  readonly #redraw: () => void;

  /** `microphone`: its icon, which the talk has already. */
  constructor(root: ShadowRoot, microphone: Node, redraw: () => void) {
    adopt(root, nightTokens);
    adopt(root, callStyles);
    this.#redraw = redraw;
    this.#mute = new IconButton(microphone, { part: "button mute", onClick: () => this.#conversation?.muteCall(!this.#isMuted) });
    this.element = create("article", { part: "call", className: "content" }, [
      this.#initials,
      this.#name,
      this.#time,
      create("div", { className: "call-bar" }, [this.#mute.element, this.#hangUp.element]),
    ]);
  }

  draw({ view, texts, conversation, heading }: Drawing): void {
    this.#conversation = conversation;
    const card = "talk" in view.state ? view.state.talk.call : undefined;
    const since = view.callSinceMs;
    this.#keepTime(since !== undefined);
    if (card?.type !== "call") return;
    this.#isMuted = view.isCallMuted;
    const { dir, labels } = card;
    this.element.dir = dir;
    setText(this.#initials, initialsOf(heading));
    setText(this.#name, heading);
    setAttribute(this.element, "aria-label", labels.title);
    setText(this.#time, since === undefined ? "" : inMinutes((performance.now() - since) / 1_000));
    this.#mute.paint(texts.microphoneWord, view.isCallMuted ? texts.unmute : texts.mute);
    this.#mute.element.classList.toggle("off", view.isCallMuted);
    // The visitor cannot be heard yet.
    this.#mute.element.disabled = since === undefined;
    this.#hangUp.paint(labels.hang_up);
    setAttribute(this.#hangUp.element, "dir", "auto");
  }

  #keepTime(isRunning: boolean): void {
    if (!isRunning) {
      clearInterval(this.#clock);
      this.#clock = undefined;
    } else {
      this.#clock ??= setInterval(this.#redraw, 1_000);
    }
  }
}
