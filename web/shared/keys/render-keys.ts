import { css, html, nothing, type TemplateResult } from "lit";
import { keyNames } from "./key-names.ts";

/** What is pressed, one after the other, and what it does. */
export type KeyRow = readonly [presses: readonly string[] | string, name: string];

interface KeysOptions {
  readonly heading: string;
  readonly rows: readonly KeyRow[];
  /** Between two presses. */
  readonly then?: string;
  readonly hint: string;
  readonly closeName: string;
  readonly close: () => void;
}

export const keysStyles = css`
  dl {
    columns: 17rem 2;
    column-gap: var(--l-40);
    margin: 0;
    font-size: var(--l-text-14);
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-block: var(--l-8);
    border-block-end: 1px solid var(--l-rule);
    break-inside: avoid;
  }
  dt {
    padding-inline-end: var(--l-16);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin: 0;
    gap: var(--l-4);
  }
  kbd {
    font: inherit;
    font-size: var(--l-text-13);
    min-inline-size: 1.5em;
    padding-inline: var(--l-8);
    text-align: center;
    border: 1px solid var(--l-line-color);
    border-radius: var(--l-4);
    background: var(--l-tint);
  }
  /* Seen, however long the list is. */
  .foot {
    position: sticky;
    inset-block-end: calc(-1 * var(--l-24));
    display: flex;
    flex-wrap: wrap;
    gap: var(--l-8) var(--l-16);
    align-items: center;
    justify-content: space-between;
    margin-block-end: calc(-1 * var(--l-24));
    padding-block: var(--l-16) var(--l-24);
    background: var(--l-raised);
  }
`;

/** Keys that are pressed together, in the order in which they are written in every language. */
const renderPress = (press: string): TemplateResult =>
  html`<span class="row" dir="ltr">${press.split("+").map((key) => html`<kbd>${keyNames(key)}</kbd>`)}</span>`;

/** A dialog with keyboard shortcuts. What is pressed in it is not for the page below. */
export const renderKeys = ({ heading, rows, then, hint, closeName, close }: KeysOptions): TemplateResult =>
  html`<lectern-modal large label=${heading} @lectern-dismiss=${close} @keydown=${(event: Event) => event.stopPropagation()}>
    <h2 tabindex="-1" autofocus>${heading}</h2>
    <dl>
      ${rows.map(
        ([presses, name]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${[presses].flat().map((press, index) => html`${index === 0 ? nothing : then} ${renderPress(press)}`)}</dd>
          </div>`,
      )}
    </dl>
    <div class="foot">
      <p class="hint">${hint}</p>
      <button class="primary" @click=${close}>${closeName}</button>
    </div>
  </lectern-modal>`;
