import { css } from "lit";

export const versionsStyles = css`
  ol,
  ul {
    list-style: none;
    padding: 0;
    margin: 0 0 var(--l-16);
  }
  header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: var(--l-8);
    min-block-size: var(--l-48);
    padding-inline: var(--l-8) var(--l-12);
    background: var(--l-surface);
    border-block-end: 1px solid var(--l-rule);
  }
  header button {
    min-block-size: var(--l-32);
    padding: var(--l-4) var(--l-12);
    font-size: var(--l-text-14);
    white-space: nowrap;
  }
  .back {
    min-inline-size: 0;
    padding-inline: var(--l-8);
    color: var(--l-faint);
    font-weight: 400;
  }
  .back bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  h2 {
    flex: 1 0 auto;
    margin: 0;
    font-size: var(--l-text-16);
  }
  .error,
  .sides {
    max-inline-size: 68rem;
    margin-inline: auto;
    padding: var(--l-32) var(--l-20);
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-24);
  }
  .text h3 {
    margin: 0;
    font-size: var(--l-text-34);
    overflow-wrap: anywhere;
  }
  .text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-16);
    align-content: start;
    inline-size: 100%;
    max-inline-size: 42.5rem;
  }
  ol button {
    display: block;
    inline-size: 100%;
    text-align: start;
    font-size: var(--l-text-14);
    font-weight: 400;
    border-color: transparent;
    padding: var(--l-8) var(--l-12);
    background: none;
    overflow-wrap: anywhere;
    outline-offset: -2px;
  }
  li + li {
    margin-block-start: var(--l-4);
  }
  ol button:hover:not([aria-current="true"]) {
    background: var(--l-tint);
  }
  ol button[aria-current="true"] {
    background: var(--l-hover);
  }
  ol .hint {
    display: block;
    font-size: var(--l-text-13);
  }
  details {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }
  .hint + ul {
    margin-block-start: var(--l-8);
  }
  summary {
    font-size: var(--l-text-14);
    cursor: pointer;
  }
  pre {
    max-block-size: 12rem;
    margin-block: var(--l-8);
    overflow: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font: var(--l-text-16) / var(--l-line-reading) var(--l-serif);
  }
  /** No line is cut through. */
  pre::after {
    content: "";
    position: sticky;
    inset-block-end: 0;
    display: block;
    block-size: var(--l-32);
    background: linear-gradient(transparent, var(--l-surface));
    pointer-events: none;
  }
  @media (width < 64rem) {
    .sides {
      padding-block-start: var(--l-24);
    }
    ol {
      max-block-size: 30dvh;
      overflow: auto;
    }
  }
  @media (width >= 64rem) {
    .sides {
      grid-template-columns: minmax(0, 1fr) 20rem;
      gap: var(--l-48);
    }
    .timeline {
      order: 1;
      position: sticky;
      inset-block-start: calc(var(--l-48) + var(--l-32));
      align-self: start;
    }
  }
`;
