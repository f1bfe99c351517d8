import { languageOf } from "../../shared/language-of.ts";
import type * as DrawCard from "../cards/draw-card.ts";
import type { Caption } from "../conversation/captions.ts";
import { keyOf } from "../conversation/talk-column.ts";
import { PartOnDemand } from "../loading/part-on-demand.ts";
import { create, setAttribute, setText } from "../drawing/dom.ts";
import { activity } from "../status/status-text.ts";
import { formatMinutes } from "../drawing/format-minutes.ts";
import { inOrder, type Thing } from "./in-order.ts";
import type { Drawing } from "./drawing.ts";

/** A reader this close to the end is still reading the newest. */
const nearPx = 40;

/** Utterances, activities and cards, in order of time. The newest stays visible, unless the visitor looks at older ones. */
export class Column {
  readonly element = create("ol", { part: "transcript", className: "column", attributes: { tabindex: "0", "aria-live": "off" } });
  /** The displayed items by key. */
  #items = new Map<string, HTMLLIElement>();
  /** Loaded on demand: most conversations have no card. */
  readonly #cards: PartOnDemand<typeof DrawCard, typeof DrawCard>;
  #newestCard: string | undefined;
  /** Until the visitor scrolls away. */
  #isFollowing = true;
  readonly #working = create("li", { part: "working", className: "line" });
  readonly #work = create("span");

  constructor(root: ShadowRoot, redraw: () => void) {
    this.#cards = new PartOnDemand(
      async () => import("../cards/draw-card.ts"),
      (cards) => {
        cards.adoptCardStyles(root);
        return cards;
      },
      redraw,
    );
    const { element } = this;
    // Where the column has another size, the browser has scrolled, not the visitor.
    let [width, height] = [0, 0];
    element.addEventListener("scroll", () => {
      if (element.clientWidth !== width || element.clientHeight !== height) return;
      this.#isFollowing = element.scrollHeight - element.scrollTop - height < nearPx;
    });
    new ResizeObserver(() => {
      [width, height] = [element.clientWidth, element.clientHeight];
      this.#follow();
    }).observe(element);
    // Comes before the scroll event, also where the window has its old size again and no frame has seen the other one.
    window.addEventListener("resize", () => this.#follow());
    const dots = create("span", { className: "dots", attributes: { "aria-hidden": "true" } }, [create("i"), create("i"), create("i")]);
    this.#working.append(dots, this.#work);
  }

  draw(drawing: Drawing): void {
    const { element } = this;
    const { view, texts, isThinking } = drawing;
    element.setAttribute("aria-label", texts.transcript);
    const things = inOrder(view.captions, view.inserts);
    const doing = activity(view, texts, isThinking);
    setText(this.#work, doing ?? "");
    const items = new Map(things.map((thing) => [keyOfThing(thing), this.#draw(thing, drawing)]));
    place(element, [...items.values(), ...(doing === undefined ? [] : [this.#working])]);
    element.hidden = element.childElementCount === 0;
    this.#items = items;
    this.#foldOlder(things);
    this.#follow();
  }

  #follow(): void {
    if (this.#isFollowing) this.element.scrollTop = this.element.scrollHeight;
  }

  #draw(thing: Thing, { texts, language, pages, conversation }: Drawing): HTMLLIElement {
    const known = this.#items.get(keyOfThing(thing));
    if ("speaker" in thing) {
      const item = known ?? createCaption(thing);
      const words = [`${thing.speaker === "agent" ? texts.agent : texts.you}: `, thing.text];
      [...item.children].forEach((part, index) => setText(part, words[index] ?? ""));
      item.toggleAttribute("data-open", !thing.isFinal);
      setAttribute(item, "lang", languageOf(thing.text, language));
      return item;
    }
    const item = known ?? create("li", thing.kind === "call" ? { part: "past-call", className: "line past" } : {});
    if (thing.kind === "call") setText(item, texts.pastCall(formatMinutes(thing.seconds)));
    else this.#cards.part?.drawCard(item, thing.card, { language, pages, say: (text) => conversation.tell({ kind: "typed", text }) });
    return item;
  }

  /** A new card folds the older ones, which can be opened again. */
  #foldOlder(things: readonly Thing[]): void {
    const newest = things.findLast((thing) => "kind" in thing && thing.kind === "card");
    if (newest === undefined || this.#cards.part === undefined || keyOfThing(newest) === this.#newestCard) return;
    this.#newestCard = keyOfThing(newest);
    const cards = [...this.element.querySelectorAll("details")];
    for (const card of cards) card.open = card === cards.at(-1);
  }
}

const keyOfThing = (thing: Thing): string => {
  if ("speaker" in thing) return `caption ${thing.id}`;
  return thing.kind === "card" ? `${keyOf(thing.card)} ${thing.after}` : `call ${thing.id}`;
};

const createCaption = ({ speaker }: Caption): HTMLLIElement =>
  create("li", { part: `caption ${speaker}`, className: `caption ${speaker}` }, [create("span", { className: "unseen" }), create("bdi")]);

/** Sets these children in this order. Elements already in place are not moved, because they may be scrolled, folded, or focused. */
const place = (parent: HTMLElement, children: readonly HTMLElement[]): void => {
  for (const child of [...parent.children]) if (!children.some((wanted) => wanted === child)) child.remove();
  children.forEach((child, index) => {
    const there = parent.children[index];
    if (there !== child) parent.insertBefore(child, there ?? null);
  });
};
