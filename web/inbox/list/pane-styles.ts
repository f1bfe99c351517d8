import { css } from "lit";

/** One item, beside the list or instead of it. */
export const paneStyles = css`
  .pane {
    max-inline-size: 45rem;
    min-inline-size: 0;
    padding: var(--l-40) var(--l-40) var(--l-64);
  }
  .news ~ .pane {
    padding-block-start: var(--l-8);
  }
  .pane:focus {
    outline: none;
  }
  .pane:focus-visible {
    outline: var(--l-ring);
    outline-offset: calc(-1 * var(--l-4));
  }
  .pane > .hint {
    font-size: var(--l-text-13);
  }
  .pane :is(h2, .left) {
    margin-block: var(--l-8);
    font-size: var(--l-text-28);
    overflow-wrap: anywhere;
    white-space: pre-line;
    text-wrap: pretty;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .pane .left {
    font-family: var(--l-serif);
    font-size: var(--l-text-19);
    line-height: var(--l-line-reading);
  }
  .reach {
    align-self: center;
    font-size: var(--l-text-16);
    overflow-wrap: anywhere;
  }
  .pane form,
  .pane > .row:last-child {
    margin-block-start: var(--l-24);
  }
  .back {
    display: none;
  }
  .said {
    border-inline-start: 3px solid var(--l-rule);
    padding-inline-start: var(--l-12);
    margin-block: var(--l-12);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  textarea {
    inline-size: 100%;
    min-block-size: 6rem;
    font-size: var(--l-text-16);
    padding-block: var(--l-12);
  }
  form button + .plain {
    color: var(--l-faint);
  }
  @media (max-width: 52rem) {
    .pane {
      padding: var(--l-12) var(--l-20) var(--l-64);
    }
    .back {
      display: inline-flex;
      margin: 0 0 var(--l-12) calc(-1 * var(--l-12));
      color: var(--l-faint);
    }
  }
  @media (width < 30rem) {
    .pane .row:has(> button) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: stretch;
    }
  }
`;
