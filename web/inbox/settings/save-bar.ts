import { css, html, nothing, type TemplateResult } from "lit";
import { labelOf } from "./label-of.ts";
import type { Clash } from "./settings-meeting.ts";
import type { SettingsTexts } from "./texts/en.ts";

interface SaveBarOptions {
  readonly changes: number;
  readonly isBusy: boolean;
  readonly discard: () => void;
  readonly clash: Clash | undefined;
  readonly keep: (clash: Clash) => unknown;
  readonly giveWay: (clash: Clash) => unknown;
  readonly failure: string;
  readonly saved: readonly string[];
  /** Where the site can be looked at. */
  readonly site: string | undefined;
  readonly words: SettingsTexts;
}

/** For the page around it. */
export const barStyles = css`
  .save-bar {
    position: sticky;
    inset-block-end: var(--l-12);
    z-index: 2;
    max-inline-size: 45rem;
    margin-block-start: var(--l-32);
    padding: var(--l-12) var(--l-16);
    border-radius: var(--l-radius-large);
    background: var(--l-raised);
    box-shadow: var(--l-middle);
  }
  .save-bar[data-empty] {
    padding: 0;
    box-shadow: none;
    background: none;
  }
  .save-bar:focus {
    outline: none;
  }
  .save-bar p {
    margin: 0;
  }
  .save-bar [role="status"] {
    flex: 1;
  }
  @media (max-width: 40rem) {
    /* Above the places at the bottom. */
    .save-bar {
      inset-block-end: calc(56px + var(--l-8) + env(safe-area-inset-bottom));
    }
  }
`;

/** What is not saved yet, and then what saving it means. It stays at the end of the window while there is something to say. */
export const renderSaveBar = (options: SaveBarOptions): TemplateResult => {
  const { changes, clash, failure, saved, site, words } = options;
  const isEmpty = changes === 0 && failure === "" && saved.length === 0 && clash === undefined;
  return html`<div class="save-bar" ?data-empty=${isEmpty} tabindex="-1">
    <p role="alert" class="error">${failure}</p>
    ${clash === undefined ? nothing : renderClash(clash, options)}
    <div class="row">
      <p role="status">
        ${changes > 0 ? words.changes(changes) : saved.join(" ")}
        ${changes === 0 && saved.length > 0 && site !== undefined ? html`<a href=${site} target="_blank">${words.lookAtIt}</a>` : nothing}
      </p>
      ${changes === 0 || clash !== undefined ? nothing : renderButtons(options)}
    </div>
  </div>`;
};

const renderButtons = ({ isBusy, discard, words }: SaveBarOptions): TemplateResult =>
  html`<button type="button" @click=${discard} ?disabled=${isBusy}>${words.discard}</button>
    <button form="settings" class="primary" ?disabled=${isBusy}>${words.save}</button>`;

const renderClash = (clash: Clash, { keep, giveWay, words }: SaveBarOptions): TemplateResult => {
  const { names, theirs } = clash;
  const [labels, by] = [names.map((name) => labelOf(name, words)), theirs.versions?.[0]?.changed_by_name ?? words.somebody];
  const list = new Intl.ListFormat(document.documentElement.lang);
  const value = (name: string): string => {
    if (name === "managers") return list.format(theirs.managers.map((manager) => manager.name || manager.phone));
    return typeof theirs[name] === "string" ? theirs[name] : "";
  };
  return html`<div role="alert">
      <p>${words.changedToo(by, list.format(labels))}</p>
      ${names.map((name, index) => (value(name) === "" ? nothing : html`<p><b>${labels[index]}</b>: <q dir="auto">${value(name)}</q></p>`))}
    </div>
    <div class="row">
      <button @click=${() => giveWay(clash)}>${words.useTheirs}</button>
      <button class="primary" @click=${() => keep(clash)}>${words.keepMine}</button>
    </div>`;
};
