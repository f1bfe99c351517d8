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
    min-block-size: var(--l-24);
    margin-block: 0 var(--l-8);
    padding: 0;
    padding-inline-start: var(--l-8);
    border: 0;
    border-inline-start: 2px solid var(--l-rule);
    border-radius: 0;
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
  button.quote:hover {
    color: var(--l-text);
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--l-24);
  }
  .head lectern-menu {
    margin-block: calc(-1 * var(--l-8));
  }
  .head .hint {
    font-size: var(--l-text-13);
  }
  .head b {
    color: var(--l-text);
    font-weight: 600;
  }
  /** Louder than the comment only for those who look for it. */
  @media (hover: hover) {
    li:not(:hover, :focus-within) > .head > lectern-menu {
      opacity: 0;
    }
  }
  .words {
    margin: 0;
    font-size: var(--l-text-14);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .row :is(button, button.primary) {
    min-block-size: var(--l-32);
    padding: var(--l-4) var(--l-12);
    font-size: var(--l-text-13);
  }
  form select {
    justify-self: start;
    max-inline-size: 100%;
    min-block-size: var(--l-32);
    padding-block: 0;
    border-color: var(--l-rule);
    background-color: transparent;
    color: var(--l-faint);
    font-size: var(--l-text-13);
    text-overflow: ellipsis;
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-8);
    margin-block-end: var(--l-16);
  }
  .thread form {
    margin-block: var(--l-8) 0;
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
