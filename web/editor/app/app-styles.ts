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
    padding-block: 0.5rem;
    margin-block-end: 1rem;
    border-block-end: 1px solid var(--lectern-line);
  }
  .person {
    margin-inline-start: auto;
  }
  .banner {
    background: var(--lectern-soft);
    border-block-end: 2px solid var(--lectern-warning);
    padding: 0.5rem 1rem;
  }
  .banner p {
    margin: 0;
    flex: 1 1 20rem;
  }
`;
