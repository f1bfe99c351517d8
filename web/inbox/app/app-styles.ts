import { css } from "lit";

export const appStyles = css`
  main {
    max-inline-size: 56rem;
    margin-inline: auto;
    padding: var(--l-8) var(--l-16) var(--l-48);
  }
  main:focus {
    outline: none;
  }
  .bar {
    gap: var(--l-4) var(--l-16);
    padding-block: var(--l-8);
    margin-block-end: var(--l-20);
    border-block-end: 1px solid var(--l-rule);
  }
  .bar a {
    text-decoration: none;
    padding-block: var(--l-4);
  }
  .bar a:hover {
    text-decoration: underline;
  }
  .bar .brand,
  .bar [aria-current] {
    color: inherit;
    font-weight: 700;
  }
  .bar [aria-current] {
    text-decoration: underline;
  }
  .bar bdi {
    color: var(--l-faint);
    max-inline-size: 14rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  lectern-menu {
    margin-inline-start: auto;
  }
`;
