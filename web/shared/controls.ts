import { css } from "lit";

/** How buttons, fields and dialogs look in every element. The colours are custom properties of the page (`page.css`). */
export const controls = css`
  :host {
    display: block;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  * {
    box-sizing: border-box;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    border: 1px solid var(--lectern-line);
    border-radius: 6px;
    background: var(--lectern-field);
    padding: 0.45rem 0.7rem;
    min-block-size: 2.5rem;
    max-inline-size: 100%;
  }
  input[type="checkbox"],
  input[type="radio"] {
    min-block-size: 0;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin: 0.2rem;
    accent-color: var(--lectern-accent);
  }
  button {
    cursor: pointer;
  }
  button:hover:not(:disabled, .primary) {
    background: var(--lectern-hover);
  }
  button.primary {
    background: var(--lectern-accent);
    border-color: var(--lectern-accent);
    color: var(--lectern-on-accent);
  }
  button.primary:hover:not(:disabled) {
    text-decoration: underline;
  }
  button.danger {
    color: var(--lectern-danger);
    border-color: currentColor;
  }
  button.plain {
    border-color: transparent;
    background: none;
  }
  button:disabled {
    cursor: default;
    opacity: 0.6;
  }
  button[aria-pressed="true"] {
    border-color: var(--lectern-accent);
    box-shadow: inset 0 0 0 1px var(--lectern-accent);
  }
  a {
    color: var(--lectern-accent);
  }
  :focus-visible {
    outline: 3px solid var(--lectern-accent);
    outline-offset: 2px;
  }
  label,
  legend {
    font-weight: 600;
  }
  h1,
  h2,
  h3 {
    line-height: 1.25;
    margin-block: 0 0.75rem;
  }
  h1 {
    font-size: 1.6rem;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    align-items: center;
  }
  .stack {
    display: grid;
    gap: 0.9rem;
    justify-items: start;
  }
  .stack > * {
    max-inline-size: 100%;
  }
  .wide {
    inline-size: 100%;
  }
  .hint {
    color: var(--lectern-faint);
    font-size: 0.9rem;
    margin: 0;
  }
  .error {
    color: var(--lectern-danger);
    margin: 0;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .actions {
    margin-block-start: 0.9rem;
  }
  dialog {
    border: 1px solid var(--lectern-line);
    border-radius: 10px;
    background: var(--lectern-page);
    color: inherit;
    padding: 1.25rem;
    inline-size: min(40rem, 100vw - 1.5rem);
    max-block-size: calc(100dvh - 1.5rem);
    overflow: auto;
  }
  dialog.large {
    inline-size: min(75rem, 100vw - 1.5rem);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 50%);
  }
`;
