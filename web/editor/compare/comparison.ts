import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { inOwnDirection } from "../../markdown/own-direction.ts";
import type { PageNode } from "../../markdown/page-blocks.ts";
import { directionOf } from "../../shared/direction.ts";
import { ChangesEvent } from "../events.ts";
import { lateTexts } from "../late-texts.ts";
import { previewStyles } from "../preview/preview-styles.ts";
import { nextTask, toDom } from "../preview/render-markdown.ts";
import { chosenText } from "./chosen-text.ts";
import { comparePages, type Place } from "./compare-pages.ts";
import { type Choices, renderChoices } from "./render-choices.ts";
import { markStyles } from "./mark-styles.ts";
import { comparisonStyles } from "./comparison-styles.ts";

/** Unchanged places beside a changed one that are shown; and how many more may be folded. */
const shownAround = 1;
const fewest = 2;

/**
 * `<lectern-comparison>`: two Markdown texts as one page, with removed words struck out and added ones underlined. With choices, one side
 * of each place is chosen, and `content` is the result.
 */
export class Comparison extends LitElement {
  static override readonly styles = [controls, previewStyles, markStyles, comparisonStyles];

  @property({ attribute: false }) accessor original = "";
  @property({ attribute: false }) accessor changed = "";
  /** What the two sides are called on buttons: the second text stays, or the first comes back. Undefined: nothing is chosen. */
  @property({ attribute: false }) accessor choices: Choices | undefined;
  @property() accessor originalName = "";
  @property() accessor changedName = "";
  /** As long as the page, and as large, instead of a part of a dialog. */
  @property({ type: Boolean, reflect: true }) accessor page = false;
  @property() accessor language = "";

  @state() accessor #places: readonly Place[] | undefined;
  /** Where the original's text is taken. */
  @state() accessor #taken: ReadonlySet<Place> = new Set();

  /** The resulting text. */
  get content(): string {
    return chosenText(this.original, this.changed, this.#places ?? [], this.#taken);
  }

  override firstUpdated(): void {
    void comparePages(this.original, this.changed, nextTask).then((places) => {
      this.#places = places;
      this.dispatchEvent(new ChangesEvent(countOf(places)));
    });
  }

  override render(): TemplateResult {
    const said = lateTexts.compare;
    const places = this.#places;
    if (places === undefined) return html`<p role="status">${said.loading}</p>`;
    const count = countOf(places);
    if (count === 0) return html`<p>${said.unseen}</p>`;
    return html`
      <p class="hint">${said.changes(count)} · <span class="was">${this.originalName}</span> <span class="is">${this.changedName}</span></p>
      <article
        role="region"
        aria-label=${said.label(this.originalName, this.changedName)}
        tabindex="0"
        lang=${this.language}
        dir=${directionOf(this.language)}
      >
        ${runsOf(places).map((run) => this.#renderRun(run))}
      </article>
    `;
  }

  #renderRun({ places, isFolded }: Run): unknown {
    if (!isFolded) return places.map((place) => this.#renderPlace(place));
    const [first, last] = [places[0]?.after?.from ?? 0, places.at(-1)?.after?.to ?? 0];
    return html`<details>
      <summary>${lateTexts.compare.unchanged(last - first)}</summary>
      ${places.map((place) => this.#renderPlace(place))}
    </details>`;
  }

  #renderPlace(place: Place): unknown {
    if (!place.isChanged) return place.nodes.map(this.#draw);
    const isTaken = this.#taken.has(place);
    const taken = place.before === undefined ? [] : [place.before.node(undefined)];
    return html`<div class="place">
      ${(isTaken ? taken : place.nodes).map(this.#draw)}
      ${this.choices ? renderChoices(this.choices, isTaken, (isUndone) => isUndone !== isTaken && this.#choose(place, isTaken)) : nothing}
    </div>`;
  }

  readonly #draw = (node: PageNode): Node => toDom(inOwnDirection(node, directionOf(this.language)));

  #choose(place: Place, isTaken: boolean): void {
    const others = [...this.#taken].filter((other) => other !== place);
    this.#taken = new Set(isTaken ? others : [...others, place]);
  }
}

const countOf = (places: readonly Place[]): number => places.filter(({ isChanged }) => isChanged).length;

interface Run {
  readonly places: readonly Place[];
  readonly isFolded: boolean;
}

/** Long parts without a change are folded. */
const runsOf = (places: readonly Place[]): readonly Run[] => {
  const isNear = (at: number): boolean =>
    places.slice(Math.max(0, at - shownAround), at + shownAround + 1).some(({ isChanged }) => isChanged);
  const runs: { places: Place[]; isFolded: boolean }[] = [];
  for (const [at, place] of places.entries()) {
    const isFolded = !isNear(at);
    const last = runs.at(-1);
    if (last?.isFolded === isFolded) last.places.push(place);
    else runs.push({ places: [place], isFolded });
  }
  return runs.map((run) => ({ ...run, isFolded: run.isFolded && run.places.length >= fewest }));
};
