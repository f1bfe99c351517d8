import { css } from "lit";

export const appStyles = css`
  .banner {
    background: var(--l-tint);
    border-block-end: 2px solid var(--l-warning);
    padding: var(--l-8) var(--l-16);
  }
  .banner p {
    margin: 0;
    flex: 1 1 20rem;
  }
`;
