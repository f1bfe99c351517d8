import { css } from "lit";

export const listStyles = css`
  nav {
    margin-block-end: var(--l-12);
  }
  nav a {
    text-decoration: none;
    padding: var(--l-4) var(--l-12);
    border: 1px solid var(--l-rule);
    border-radius: var(--l-round);
    color: inherit;
  }
  nav a[aria-current] {
    background: var(--l-ink);
    border-color: var(--l-ink);
    color: var(--l-on-ink);
  }
  .states {
    margin-inline-start: auto;
  }
  .count {
    color: var(--l-faint);
    font-weight: 400;
  }
  ul {
    list-style: none;
    padding: 0;
    margin: 0;
  }
  li {
    padding-block: var(--l-16);
    border-block-end: 1px solid var(--l-rule);
    content-visibility: auto;
    overflow-clip-margin: var(--l-4);
    contain-intrinsic-block-size: auto 10rem;
  }
  li:focus {
    outline: var(--l-ring);
  }
  .text {
    margin: var(--l-4) 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .said {
    border-inline-start: 3px solid var(--l-rule);
    padding-inline-start: var(--l-12);
    margin-block: var(--l-8);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  textarea {
    inline-size: 100%;
    min-block-size: 6rem;
  }
`;
