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
  readonly startOver: () => void;
}

/** What the list shows, how many there are, and what became of the last act. */
export const renderHead = (options: HeadOptions): TemplateResult => {
  const { route, texts, failure, count, startOver } = options;
  return html`<h1 id="heading" tabindex="-1">
      ${texts.list.headings[route.state][route.only ?? "all"]} <span class="count">${countText(options)}</span>
    </h1>
    ${renderFilter(route, texts)}
    <p role="alert" class="error">${failure}</p>
    ${failure !== "" && count === 0 ? html`<button @click=${startOver}>${texts.failures.again}</button>` : nothing}
    <p role="status" class=${options.status === "" && count > 0 ? "unseen" : "hint"}>${statusText(options)}</p>`;
};

/** With a plus while there may be more. */
const countText = ({ cursor, count, language }: HeadOptions): string =>
  cursor === undefined ? "" : `${new Intl.NumberFormat(language).format(count)}${cursor === null ? "" : "+"}`;

const statusText = ({ status, failure, cursor, count, texts: { app, list } }: HeadOptions): unknown => {
  if (status !== "") return status;
  if (failure !== "") return "";
  if (cursor === undefined) return app.loading;
  return count === 0 ? "" : list.shown(count);
};
