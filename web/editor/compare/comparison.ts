import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { controls } from "../../shared/controls.ts";
import { inOwnDirection } from "../../markdown/own-direction.ts";
import type { PageNode } from "../../markdown/page-blocks.ts";
import { directionOf } from "../../shared/direction.ts";
import { ChangesEvent } from "../events.ts";
import { lateTexts } from "../late-texts.ts";
import { previewStyles } from "../preview/preview-styles.ts";
import { nextTask } from "../../markdown/create-pauses.ts";
import { toDom } from "../preview/render-markdown.ts";
import { chosenText } from "./chosen-text.ts";
import { comparePages, type Place } from "./compare-pages.ts";
import { type Choices, renderChoices } from "./render-choices.ts";
import { markStyles } from "./mark-styles.ts";
import { comparisonStyles } from "./comparison-styles.ts";

/** Unchanged places beside a changed one that are shown; and how many more may be folded. */
const shownAround = 1;
const fewest = 2;
/** 50 places are drawn at once: what follows comes after a pause for other work. */
const atOnce = 50;

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
  /** Neither text is lost: nothing is struck out. */
  @property({ type: Boolean, reflect: true }) accessor equal = false;
  @property() accessor language = "";

  @state() accessor #places: readonly Place[] | undefined;
  @state() accessor #runs: readonly Run[] = [];
  /** Folded runs that were opened, and how many parts of them are drawn. */
  @state() accessor #opened: ReadonlyMap<Run, number> = new Map();
  /** Where the original's text is taken. */
  @state() accessor #taken: ReadonlySet<Place> = new Set();

  /** The resulting text. */
  get content(): string {
    return chosenText(this.original, this.changed, this.#places ?? [], this.#taken);
  }

  override firstUpdated(): void {
    void comparePages(this.original, this.changed, nextTask).then(async (places) => {
      this.#places = places;
      this.dispatchEvent(new ChangesEvent(countOf(places)));
      await this.#draw(runsOf(places));
    });
  }

  async #draw(runs: readonly Run[]): Promise<void> {
    let room = atOnce;
    for (const [at, { places, isFolded }] of runs.entries()) {
      room -= isFolded && isLong(places) ? 1 : places.length;
      if (room > 0 && at < runs.length - 1) continue;
      this.#runs = runs.slice(0, at + 1);
      room = atOnce;
      await nextTask();
      if (!this.isConnected) return;
    }
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
        ${this.#runs.map((run) =>
          guard([run, this.#opened.get(run), ...run.places.filter((place) => this.#taken.has(place))], () => this.#renderRun(run)),
        )}
      </article>
    `;
  }

  #renderRun(run: Run): unknown {
    const { places, isFolded } = run;
    if (!isFolded) return places.map((place) => this.#renderPlace(place));
    const [first, last] = [places[0]?.after?.from ?? 0, places.at(-1)?.after?.to ?? 0];
    const parts = Array.from({ length: this.#opened.get(run) ?? (isLong(places) ? 0 : 1) }, (_, part) =>
      guard([], () => places.slice(part * atOnce, (part + 1) * atOnce).map((place) => this.#renderPlace(place))),
    );
    return html`<details @toggle=${async () => this.#open(run)}>
      <summary>${lateTexts.compare.unchanged(last - first)}</summary>
      ${parts}
    </details>`;
  }

  async #open(run: Run): Promise<void> {
    if (this.#opened.has(run) || !isLong(run.places)) return;
    for (let parts = 1; (parts - 1) * atOnce < run.places.length && this.isConnected; parts++) {
      this.#opened = new Map(this.#opened).set(run, parts);
      await nextTask();
    }
  }

  #renderPlace(place: Place): unknown {
    if (!place.isChanged) return place.nodes.map(this.#toDom);
    const isTaken = this.#taken.has(place);
    const taken = place.before === undefined ? [] : [place.before.node(undefined)];
    return html`<div class="place">
      ${(isTaken ? taken : place.nodes).map(this.#toDom)}
      ${this.choices ? renderChoices(this.choices, isTaken, (isUndone) => isUndone !== isTaken && this.#choose(place, isTaken)) : nothing}
    </div>`;
  }

  readonly #toDom = (node: PageNode): Node => toDom(inOwnDirection(node, directionOf(this.language)));

  #choose(place: Place, isTaken: boolean): void {
    const others = [...this.#taken].filter((other) => other !== place);
    this.#taken = new Set(isTaken ? others : [...others, place]);
  }
}

/** Whether it is drawn only when somebody opens it: a browser finds nothing there until then. */
const isLong = (places: readonly Place[]): boolean => places.length > atOnce;

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
    if (last?.isFolded === isFolded && (isFolded || last.places.length < atOnce)) last.places.push(place);
    else runs.push({ places: [place], isFolded });
  }
  return runs.map((run) => ({ ...run, isFolded: run.isFolded && run.places.length >= fewest }));
};
