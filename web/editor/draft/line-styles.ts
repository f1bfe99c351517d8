import { css } from "lit";

/** Where a text will be. */
export const lineStyles = css`
  .line {
    block-size: 1em;
    border-radius: var(--l-radius);
    background: var(--l-hover);
  }
  .line:last-child {
    inline-size: 60%;
  }
`;
