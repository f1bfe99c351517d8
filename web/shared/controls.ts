import { css, type CSSResultGroup } from "lit";
import { iconStyles } from "./icons/icon-styles.ts";
import { partStyles } from "./part-styles.ts";
import { selectStyles } from "./select-styles.ts";

const base = css`
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
  :focus-visible {
    outline: var(--l-ring);
    outline-offset: 2px;
  }
  a {
    color: var(--l-accent-text);
  }
  label,
  legend {
    font-weight: 600;
    font-size: var(--l-text-13);
  }
  h1,
  h2,
  h3 {
    font-family: var(--l-serif);
    font-weight: 600;
    line-height: var(--l-line-title);
    letter-spacing: -0.01em;
    text-wrap: balance;
    margin-block: 0 var(--l-12);
  }
  h1 {
    font-size: var(--l-text-34);
  }
  h2 {
    font-size: var(--l-text-19);
  }
  /** Of a question, which is read before anything is pressed. */
  h2:focus {
    outline: none;
  }
  h3 {
    font-size: var(--l-text-16);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--l-8);
    align-items: center;
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-16);
    justify-items: start;
  }
  /** What belongs to a field is close to it. */
  .stack > :is(label + *, :is(input, select, textarea) + .hint) {
    margin-block-start: calc(-1 * var(--l-12));
  }
  .stack > * {
    max-inline-size: 100%;
  }
  .wide {
    inline-size: 100%;
  }
  .hint {
    color: var(--l-faint);
    font-size: var(--l-text-14);
    margin: 0;
  }
  .error {
    color: var(--l-danger);
    margin: 0;
  }
  .error:empty,
  .hint:empty {
    display: none;
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
    justify-content: flex-end;
    margin-block-start: var(--l-24);
  }
  .quiet {
    margin-inline-end: auto;
  }
  /* One below the other, the first of them lowest. */
  @media (width < 30rem) {
    .actions:not(form) {
      flex-direction: column-reverse;
      align-items: stretch;
    }
    .quiet {
      margin: 0;
    }
  }
  fieldset {
    border: 0;
    padding: 0;
    margin: 0;
    min-inline-size: 0;
  }
`;

const fields = css`
  button,
  .button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    border: 1px solid var(--l-line-color);
    border-radius: var(--l-radius);
    background: var(--l-raised);
    padding: var(--l-4) var(--l-12);
    min-block-size: var(--l-40);
    max-inline-size: 100%;
  }
  ::placeholder {
    color: var(--l-faint);
    opacity: 1;
  }
  input[type="checkbox"],
  input[type="radio"] {
    flex: none;
    min-block-size: 0;
    inline-size: var(--l-20);
    block-size: var(--l-20);
    margin: 0;
    accent-color: var(--l-accent);
  }
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--l-8);
    cursor: pointer;
    font-size: var(--l-text-14);
    font-weight: 550;
    text-decoration: none;
    transition:
      background-color var(--l-fast) var(--l-ease),
      border-color var(--l-fast) var(--l-ease);
  }
  button:hover:not(:disabled, .primary) {
    background: var(--l-hover);
  }
  :is(button, .button).primary {
    padding-inline: var(--l-16);
    background: var(--l-ink);
    border-color: var(--l-ink);
    color: var(--l-on-ink);
  }
  :is(button, .button).primary:hover:not(:disabled) {
    background: color-mix(in oklch, var(--l-ink), var(--l-on-ink) 16%);
  }
  @media (forced-colors: active) {
    :is(button, .button).primary {
      background: ButtonFace;
      color: ButtonText;
    }
    button[aria-pressed="true"] {
      border-color: Highlight;
    }
  }
  button.danger {
    color: var(--l-danger);
    border-color: currentColor;
  }
  button.plain {
    border-color: transparent;
    background: none;
  }
  button:disabled,
  button[aria-disabled="true"] {
    cursor: default;
    opacity: 0.6;
  }
  button[aria-pressed="true"] {
    background: var(--l-hover);
    font-weight: 600;
  }
`;

const dialogs = css`
  dialog {
    border: 0;
    border-radius: var(--l-radius-large);
    background: var(--l-raised);
    box-shadow: var(--l-middle);
    color: inherit;
    padding: var(--l-24);
    inline-size: min(40rem, 100vw - var(--l-24));
    max-block-size: calc(100dvh - var(--l-24));
    overflow: auto;
  }
  /** Only as long as nothing in it can have the focus. */
  dialog:focus {
    outline: none;
  }
  dialog.large {
    inline-size: min(45rem, 100vw - var(--l-24));
  }
  @media (forced-colors: active) {
    dialog {
      border: 1px solid;
    }
  }
  dialog::backdrop {
    background: var(--l-scrim);
  }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] {
      animation: appear var(--l-slow) var(--l-ease);
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
      translate: 0 var(--l-8);
    }
  }
`;

/** The styles of buttons, fields, dialogs and icons in all our elements, made of the page's tokens (`page.css`). */
export const controls: CSSResultGroup = [base, partStyles, fields, selectStyles, dialogs, iconStyles];
