import { html, nothing, type TemplateResult } from "lit";
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

/** What the list shows, how many there are, and why it does not show them. */
export const renderHead = (options: HeadOptions): TemplateResult => {
  const { route, texts, failure, count, menu, startOver } = options;
  return html`<div class="head">
      <h1 id="heading" tabindex="-1">${texts.app.inbox} <span class="count">${countText(options)}</span></h1>
      ${renderFilter(route, texts)} ${route.state === "done" ? nothing : html`<div class="all">${menu}</div>`}
    </div>
    <p role="alert" class="error">${failure}</p>
    ${failure !== "" && count === 0 ? html`<button @click=${startOver}>${texts.failures.again}</button>` : nothing}`;
};

/** With a plus while there may be more. */
const countText = ({ cursor, count, language }: HeadOptions): string =>
  cursor === undefined ? "" : `${new Intl.NumberFormat(language).format(count)}${cursor === null ? "" : "+"}`;

/** What became of the last act, for everybody; and what is shown, for those who hear it. */
export const renderNews = ({ status, failure, cursor, count, texts: { app, list } }: HeadOptions): TemplateResult => {
  const heard = failure !== "" ? "" : cursor === undefined ? app.loading : count === 0 ? "" : list.shown(count);
  return html`<p role="status" class=${status === "" ? "unseen" : "news"}>${status === "" ? heard : status}</p>`;
};
