import { css } from "lit";

export const commentsStyles = css`
  :host(:not([open])) {
    display: none;
  }
  header {
    justify-content: space-between;
    margin-block-end: var(--l-12);
  }
  h2 {
    margin: 0;
  }
  ol {
    list-style: none;
    padding: 0;
    margin: 0 0 var(--l-16);
  }
  .thread {
    padding-block: var(--l-12);
    border-block-start: 1px solid var(--l-rule);
  }
  .thread ol {
    margin: var(--l-8) 0 0;
    padding-inline-start: var(--l-12);
    border-inline-start: 1px solid var(--l-rule);
  }
  .thread ol li + li {
    margin-block-start: var(--l-8);
  }
  .quote {
    display: block;
    inline-size: 100%;
    min-block-size: var(--l-32);
    padding: var(--l-4) 0;
    border: 0;
    background: none;
    color: var(--l-faint);
    font: var(--l-text-14) / var(--l-line-reading) var(--l-serif);
    text-align: start;
    overflow: hidden;
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  p.quote {
    margin: 0;
  }
  button.quote:hover {
    color: var(--l-text);
  }
  .words {
    margin: 2px 0 var(--l-4);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .row button {
    min-block-size: var(--l-32);
    padding: var(--l-4) var(--l-8);
    font-size: var(--l-text-13);
  }
  /* The words of such buttons begin where the text does. */
  .row > .plain:first-child {
    margin-inline-start: calc(-1 * var(--l-8));
  }
  form > .plain {
    justify-self: start;
    padding-inline: 0;
    font-size: var(--l-text-13);
  }
  form {
    display: grid;
    gap: var(--l-8);
    margin-block-end: var(--l-16);
  }
  textarea {
    inline-size: 100%;
    min-block-size: 5rem;
    resize: vertical;
    font-size: var(--l-text-14);
  }
  summary {
    min-block-size: var(--l-32);
    cursor: pointer;
  }
`;
