import type { IconNode } from "lucide";
import Mic from "lucide/dist/esm/icons/mic.mjs";
import PenLine from "lucide/dist/esm/icons/pen-line.mjs";
import { create, IconButton, setAttribute, setText } from "../drawing/dom.ts";
import { icon } from "../drawing/icon.ts";
import type { FirstTexts } from "../texts/en-first.ts";

/** The mark, as in `public/mark.svg`. */
const lectern: IconNode = [
  ["path", { d: "M12 11v9M8 20h8" }],
  ["path", { d: "M3.5 11.5 20.5 6", "stroke-width": 3.2 }],
];

export interface InvitationActions {
  readonly start: () => void;
  /** By text, with this first question or none. */
  readonly write: (question?: string) => void;
  /** The visitor is about to press one of the buttons. */
  readonly warmUp: () => void;
}

interface InvitationView {
  readonly texts: FirstTexts;
  readonly isOver: boolean;
  readonly isOffline: boolean;
  /** Shown where the page has none in the slot. */
  readonly suggestions: readonly string[];
}

/** Further ones are ignored. */
const mostSuggestions = 3;

/** The page's content of a slot, as text: its styles are meant for other places. */
const textSlot = (name: string, onChange: (elements: readonly Element[]) => void): HTMLSlotElement => {
  const slot = create("slot", { attributes: { name, hidden: "" } });
  slot.addEventListener("slotchange", () => onChange(slot.assignedElements()));
  return slot;
};

const languageOf = (element: Element | undefined): string | undefined => element?.closest("[lang]")?.getAttribute("lang") ?? undefined;

/** The display before a conversation: a headline, two ways to start, and the owner's suggested questions. */
export class Invitation {
  /** Above the status. */
  readonly head: HTMLElement;
  /** Below the conversation. */
  readonly foot: HTMLElement;
  readonly #headline = create("p", { part: "headline", className: "headline usual", attributes: { dir: "auto" } });
  #ownHeadline: Element | undefined;
  readonly #start: IconButton;
  readonly #write: IconButton;
  #own: readonly Element[] = [];
  #shown = "";
  readonly #suggestions = create("ul", { part: "suggestions", className: "suggestions" });
  readonly #actions: InvitationActions;

  constructor(actions: InvitationActions) {
    const { start, write, warmUp } = actions;
    this.#actions = actions;
    this.#start = new IconButton(icon(Mic), { part: "button start", className: "primary", onClick: start });
    this.#write = new IconButton(icon(PenLine), { part: "button write", onClick: () => write() });
    this.head = create("div", { className: "invitation" }, [
      textSlot("headline", ([own]) => {
        this.#ownHeadline = own;
        this.#headline.classList.toggle("usual", own === undefined);
        setText(this.#headline, own?.textContent.trim() ?? "");
        setAttribute(this.#headline, "lang", languageOf(own));
      }),
      this.#headline,
    ]);
    this.foot = create("div", { className: "start" }, [
      create("div", { className: "actions" }, [this.#start.element, this.#write.element]),
      textSlot("suggestion", (elements) => {
        this.#own = elements;
        this.#suggest(elements.map((element) => [element.textContent.trim(), languageOf(element)]));
      }),
      this.#suggestions,
      create("slot", { attributes: { name: "notice" } }),
    ]);
    this.#suggestions.hidden = true;
    for (const sign of ["pointerenter", "focusin"]) this.foot.addEventListener(sign, warmUp);
  }

  /** Gets the focus when the conversation is over. */
  get startButton(): HTMLButtonElement {
    return this.#start.element;
  }

  paint({ texts, isOver, isOffline, suggestions }: InvitationView): void {
    if (this.#ownHeadline === undefined) setText(this.#headline, texts.headline);
    this.#start.paint(isOffline ? texts.tryAgain : isOver ? texts.startAgain : texts.start);
    this.foot.classList.toggle("offline", isOffline);
    this.#write.paint(texts.write);
    this.#suggestions.setAttribute("aria-label", texts.suggestions);
    if (this.#own.length > 0 || this.#shown === suggestions.join("\n")) return;
    this.#shown = suggestions.join("\n");
    this.#suggest(suggestions.map((text) => [text, undefined]));
  }

  #suggest(texts: readonly (readonly [text: string, language: string | undefined])[]): void {
    const questions = texts.slice(0, mostSuggestions).map(([text, language]) => {
      const button = create("button", {
        part: "button suggestion",
        className: "suggestion",
        text,
        attributes: { type: "button", dir: "auto" },
        onClick: () => this.#actions.write(text),
      });
      setAttribute(button, "lang", language);
      return create("li", {}, [button]);
    });
    this.#suggestions.replaceChildren(...questions);
    this.#suggestions.hidden = questions.length === 0;
  }
}

/** The shape that represents the conversation: the owner's picture of the agent, or a mark. Animations are drawn around it. */
export const createForm = (): HTMLElement =>
  create("div", { part: "form", className: "form" }, [
    create("slot", { attributes: { name: "avatar" } }, [create("span", { className: "mark" }, [icon(lectern)])]),
  ]);
