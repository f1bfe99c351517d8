import { css, html, nothing, type TemplateResult } from "lit";
import { keyNames } from "./key-names.ts";

/** What is pressed, one after the other, and what it does. */
type KeyRow = readonly [presses: readonly string[] | string, name: string];

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
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--l-8) 0;
    margin: var(--l-16) 0 0;
  }
  dt,
  dd {
    margin: 0;
    padding-block-end: var(--l-8);
    border-block-end: 1px solid var(--l-rule);
  }
  dt {
    padding-inline-end: var(--l-24);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
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
`;

/** Keys that are pressed together, in the order in which they are written in every language. */
const renderPress = (press: string): TemplateResult =>
  html`<span class="row" dir="ltr">${press.split("+").map((key) => html`<kbd>${keyNames(key)}</kbd>`)}</span>`;

/** A dialog with keyboard shortcuts. What is pressed in it is not for the page below. */
export const renderKeys = ({ heading, rows, then, hint, closeName, close }: KeysOptions): TemplateResult =>
  html`<lectern-modal label=${heading} @lectern-dismiss=${close} @keydown=${(event: Event) => event.stopPropagation()}>
    <h2 tabindex="-1" autofocus>${heading}</h2>
    <dl>
      ${rows.map(
        ([presses, name]) =>
          html`<dt>${name}</dt>
            <dd>${[presses].flat().map((press, index) => html`${index === 0 ? nothing : then} ${renderPress(press)}`)}</dd>`,
      )}
    </dl>
    <p class="hint actions">${hint}</p>
    <div class="row actions"><button class="primary" @click=${close}>${closeName}</button></div>
  </lectern-modal>`;
