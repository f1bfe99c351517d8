import { css } from "lit";

export const appStyles = css`
  main {
    max-inline-size: 80rem;
    margin-inline: auto;
    padding: 0.5rem 1rem 3rem;
  }
  main:focus {
    outline: none;
  }
  .bar {
    gap: 0.25rem 1.1rem;
    padding-block: 0.6rem;
    margin-block-end: 1.25rem;
    border-block-end: 1px solid var(--l-rule);
  }
  .bar a {
    text-decoration: none;
    padding-block: 0.3rem;
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
    box-shadow: 0 2px var(--l-accent);
  }
  @media (forced-colors: active) {
    .bar [aria-current] {
      text-decoration: underline;
    }
  }
  .bar bdi {
    color: var(--l-faint);
    max-inline-size: 14rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .card {
    max-inline-size: 26rem;
    margin: 8dvh auto;
    padding: 1.5rem;
    border: 1px solid var(--l-rule);
    border-radius: 10px;
  }
  .person {
    margin-inline-start: auto;
  }
  .banner {
    background: var(--l-tint);
    border-block-end: 2px solid var(--l-warning);
    padding: 0.5rem 1rem;
  }
  .banner p {
    margin: 0;
    flex: 1 1 20rem;
  }
`;
