import { css, html, nothing, type TemplateResult } from "lit";
import type { SettingsTexts } from "./texts/en.ts";

interface SaveBarOptions {
  readonly changes: number;
  readonly isBusy: boolean;
  readonly discard: () => void;
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
    inset-block-end: 0;
    z-index: 2;
    max-inline-size: 45rem;
    margin-block-start: var(--l-32);
    padding-block: var(--l-12);
    background: var(--l-surface);
    border-block-start: 1px solid var(--l-rule);
  }
  .save-bar[data-empty] {
    padding: 0;
    border: 0;
  }
  .save-bar:focus {
    outline: none;
  }
  .save-bar p {
    margin: 0;
  }
  .save-bar [role="status"] {
    flex: 1;
    font-size: var(--l-text-14);
  }
  .save-bar [role="status"]:not(:last-child) {
    white-space: nowrap;
  }
  @media (max-width: 40rem) {
    /* Above the places at the bottom. */
    .save-bar {
      inset-block-end: calc(56px + env(safe-area-inset-bottom));
    }
  }
`;

/** What is not saved yet, and then what saving it means. It stays at the end of the window while there is something to say. */
export const renderSaveBar = (options: SaveBarOptions): TemplateResult => {
  const { changes, failure, saved, site, words } = options;
  const isEmpty = changes === 0 && failure === "" && saved.length === 0;
  return html`<div class="save-bar" ?data-empty=${isEmpty} tabindex="-1">
    <p role="alert" class="error">${failure}</p>
    <div class="row">
      <p role="status">
        ${changes > 0 ? words.changes(changes) : saved.join(" ")}
        ${changes === 0 && saved.length > 0 && site !== undefined ? html`<a href=${site} target="_blank">${words.lookAtIt}</a>` : nothing}
      </p>
      ${changes === 0 ? nothing : renderButtons(options)}
    </div>
  </div>`;
};

const renderButtons = ({ isBusy, discard, words }: SaveBarOptions): TemplateResult =>
  html`<button type="button" @click=${discard} ?disabled=${isBusy}>${words.discard}</button>
    <button form="settings" class="primary" ?disabled=${isBusy}>${words.save}</button>`;
