import { html, nothing, type TemplateResult } from "lit";
import { TriangleAlert } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import type { Texts } from "../texts/en.ts";
import { type ListRoute, renderFilter } from "./render-filter.ts";

interface HeadOptions {
  readonly route: ListRoute;
  readonly texts: Texts;
  /** The reader's language. */
  readonly language: string;
  readonly count: number;
  /** Null: all are shown; undefined: none is loaded. */
  readonly cursor: string | null | undefined;
  readonly failure: string;
  /** What became of the last act. */
  readonly status: unknown;
  /** What can be done with all of them. */
  readonly menu: unknown;
  readonly startOver: () => void;
}

/** What the list shows, and how many there are. */
export const renderHead = (options: HeadOptions): TemplateResult => {
  const { route, texts, menu } = options;
  return html`<div class="head">
      <h1 id="heading" tabindex="-1">${texts.app.inbox} <span class="count">${countText(options)}</span></h1>
      ${route.state === "done" ? nothing : html`<div class="all">${menu}</div>`}
    </div>
    <div class="filters">${renderFilter(route, texts)}</div>`;
};

/** Of all that wait, as the badge in the bar. With a plus while there may be more; without a number when there is none. */
const countText = ({ route: { only, state }, cursor, count, language }: HeadOptions): string =>
  cursor === undefined || count === 0 || only !== undefined || state === "done"
    ? ""
    : `${new Intl.NumberFormat(language).format(count)}${cursor === null ? "" : "+"}`;

/** Why the list is not shown, or the last act not done: a line below the bar. */
export const renderTrouble = ({ failure, count, texts, startOver }: HeadOptions): TemplateResult =>
  html`<div class="notice trouble" ?hidden=${failure === ""}>
    <p>${icon(TriangleAlert)}<span role="alert">${failure}</span></p>
    ${count === 0 ? html`<button @click=${startOver}>${texts.failures.again}</button>` : nothing}
  </div>`;

/** What became of the last act, for everybody; and what is shown, for those who hear it. */
export const renderNews = ({ status, failure, cursor, count, texts: { app, list } }: HeadOptions): TemplateResult => {
  const heard = failure !== "" ? "" : cursor === undefined ? app.loading : count === 0 ? "" : list.shown(count);
  return html`<p role="status" class=${status === "" ? "unseen" : "news"}>${status === "" ? heard : status}</p>`;
};
