import { css, html, nothing, type TemplateResult } from "lit";
import { labelOf, valueOf } from "./label-of.ts";
import type { Clash } from "./settings-meeting.ts";
import type { SettingsTexts } from "./texts/en.ts";

interface ClashOptions {
  readonly keep: (clash: Clash) => unknown;
  readonly giveWay: (clash: Clash) => unknown;
  readonly words: SettingsTexts;
}

/** For the page around it. */
export const clashStyles = css`
  .clash {
    display: grid;
    gap: var(--l-12);
    max-inline-size: 45rem;
    margin-block-end: var(--l-24);
    padding: var(--l-16);
    border-radius: var(--l-radius);
    background: var(--l-waiting);
  }
  .clash p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .clash p + p {
    margin-block-start: var(--l-4);
  }
`;

/** What somebody else has changed meanwhile, above all fields: it is decided before anything else is saved. */
export const renderClash = (clash: Clash | undefined, { keep, giveWay, words }: ClashOptions): TemplateResult | typeof nothing => {
  if (clash === undefined) return nothing;
  const { names, theirs } = clash;
  const [labels, by] = [names.map((name) => labelOf(name, words)), theirs.versions?.[0]?.changed_by_name ?? words.somebody];
  const list = new Intl.ListFormat(document.documentElement.lang);
  const values = names.map((name) => valueOf(name, theirs, { words, list }));
  return html`<div class="clash" tabindex="-1">
    <div role="alert">
      <p>${words.changedToo(by, list.format(labels))}</p>
      ${values.map((value, index) => (value === "" ? nothing : html`<p><b>${labels[index]}</b>: <q dir="auto">${value}</q></p>`))}
    </div>
    <div class="row">
      <button @click=${() => giveWay(clash)}>${words.useTheirs}</button>
      <button class="primary" @click=${() => keep(clash)}>${words.keepMine}</button>
    </div>
  </div>`;
};
