import "../chunks/shared-modules.ts";
import type { Conversation } from "../conversation/conversation.ts";
import type { ConversationView } from "../conversation/conversation-view.ts";
import { adopt, create, setText } from "../drawing/dom.ts";
import thumbStyles from "../styles/thumbs.css" with { type: "text" };
import { feedbackTexts } from "./feedback-texts.ts";

/** A hand with its thumb up. Turned for the other. */
const hand = "M7 10v11M2 12v7a2 2 0 0 0 2 2h13a2 2 0 0 0 2-1.7l1.4-8A2 2 0 0 0 18.4 9H14V5a3 3 0 0 0-3-3l-4 8";

const drawHand = (): Node => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [name, value] of Object.entries({ viewBox: "0 0 24 24", "aria-hidden": "true", class: "hand" })) svg.setAttribute(name, value);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", hand);
  svg.append(path);
  return svg;
};

interface Rated {
  readonly conversation: Conversation;
  readonly view: ConversationView;
  readonly language: string;
}

type Phase = "asking" | "sending" | "sent" | "failed";

/** After the end of a conversation: whether it helped, asked once. */
export class Thumbs {
  readonly #element: HTMLElement;
  readonly #question = create("p", { attributes: { id: "thumbs" } });
  /** Spoken by screen readers, and where the focus goes when the buttons are gone. */
  readonly #outcome = create("p", { attributes: { role: "status", tabindex: "-1" } });
  readonly #yes = this.#button("up", true);
  readonly #no = this.#button("down", false);
  #rated: Rated | undefined;
  #asked: Conversation | undefined;
  #phase: Phase = "asking";

  /** @param after stands below it */
  constructor(root: ShadowRoot, after: HTMLElement) {
    adopt(root, thumbStyles);
    this.#element = create("div", { part: "feedback", className: "thumbs", attributes: { role: "group", "aria-labelledby": "thumbs" } }, [
      this.#question,
      this.#yes,
      this.#no,
      this.#outcome,
    ]);
    after.before(this.#element);
  }

  draw(rated: Rated): void {
    this.#rated = rated;
    const { view, conversation, language } = rated;
    if (this.#asked !== conversation) this.#phase = "asking";
    this.#asked = conversation;
    this.#element.hidden = view.state.kind !== "ended" || !view.captions.some(({ speaker }) => speaker === "visitor");
    const texts = feedbackTexts(language);
    const isSent = this.#phase === "sent";
    for (const part of [this.#question, this.#yes, this.#no]) part.hidden = isSent;
    setText(this.#question, texts.question);
    for (const [button, word] of [[this.#yes, texts.yes] as const, [this.#no, texts.no] as const]) {
      setText(button.lastElementChild ?? button, word);
      button.setAttribute("aria-disabled", String(this.#phase === "sending"));
    }
    setText(this.#outcome, isSent ? texts.thanks : this.#phase === "failed" ? texts.failed : "");
  }

  #button(name: string, isGood: boolean): HTMLButtonElement {
    return create(
      "button",
      {
        part: `button thumb-${name}`,
        className: `button thumb-${name}`,
        attributes: { type: "button" },
        onClick: () => void this.#send(isGood),
      },
      [drawHand(), create("span")],
    );
  }

  async #send(isGood: boolean): Promise<void> {
    const conversation = this.#asked;
    if (conversation === undefined || this.#phase === "sending" || this.#phase === "sent") return;
    this.#become("sending");
    const isSent = await conversation.options.live.feedback({ good: isGood }).then(
      () => true,
      () => false,
    );
    if (conversation !== this.#asked) return;
    this.#become(isSent ? "sent" : "failed");
    if (isSent) this.#outcome.focus();
  }

  #become(phase: Phase): void {
    this.#phase = phase;
    if (this.#rated !== undefined) this.draw(this.#rated);
  }
}
