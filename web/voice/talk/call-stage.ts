import "../chunks/shared-modules.ts";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import type { Conversation } from "../conversation/conversation.ts";
import { adopt, create, IconButton, setAttribute, setText } from "../drawing/dom.ts";
import { icon } from "../drawing/icon.ts";
import nightTokens from "../../shared/tokens/night-tokens.css" with { type: "text" };
import callStyles from "../styles/call.css" with { type: "text" };
import { readAgent } from "../embed/site-agent.ts";
import type { KeptPlace } from "../kept/kept-place.ts";
import { initialsOf } from "../../shared/initials-of.ts";
import { formatMinutes } from "../drawing/format-minutes.ts";
import type { Drawing } from "./drawing.ts";

/** A phone call fills the panel: who is called, mute, hang up, and between them that it rings, then for how long somebody has been there. */
export class CallStage {
  #conversation: Conversation | undefined;
  #isMuted = false;
  /** Whom the visitor talks to: the site's name. Asked for with the first call; the browser may still have the answer. */
  #name: string | undefined;
  readonly #initials = create("p", { className: "initials", attributes: { "aria-hidden": "true" } });
  readonly #heading = create("h2", { part: "card-title", className: "call-name", attributes: { dir: "auto" } });
  readonly #time = create("p", { part: "time", className: "time", attributes: { role: "timer" } });
  readonly #mute: IconButton;
  readonly #hangUp = new IconButton(icon(Phone), {
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
      this.#heading,
      this.#time,
      create("div", { className: "call-bar" }, [this.#mute.element, this.#hangUp.element]),
    ]);
  }

  draw({ view, texts, conversation, place, heading }: Drawing): void {
    this.#conversation = conversation;
    const card = "talk" in view.state ? view.state.talk.call : undefined;
    const since = view.callSinceMs;
    this.#keepTime(since !== undefined);
    if (card?.type !== "call") return;
    this.#isMuted = view.isCallMuted;
    const { dir, labels } = card;
    this.element.dir = dir;
    if (this.#name === undefined) void this.#findName(place, heading);
    setText(this.#initials, initialsOf(this.#name ?? ""));
    setText(this.#heading, this.#name ?? "");
    this.#heading.hidden = (this.#name ?? "") === "";
    setAttribute(this.element, "aria-label", labels.title);
    setText(this.#time, since === undefined || view.call !== "talking" ? "" : formatMinutes((performance.now() - since) / 1_000));
    if (view.isCallMuted) this.#mute.paint(texts.unmuteWord, texts.unmute);
    else this.#mute.paint(texts.muteWord, texts.mute);
    this.#mute.element.classList.toggle("off", view.isCallMuted);
    // The visitor cannot be heard yet.
    this.#mute.element.disabled = since === undefined;
    this.#hangUp.paint(labels.hang_up);
    setAttribute(this.#hangUp.element, "dir", "auto");
  }

  async #findName(place: KeptPlace, otherwise: string): Promise<void> {
    this.#name = "";
    const agent = await readAgent(place).catch(() => undefined);
    this.#name = agent?.name ?? otherwise;
    this.#redraw();
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
