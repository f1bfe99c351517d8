import { css } from "lit";

/** Of a button that takes files. */
export const dropStyle = css`
  .drop {
    inline-size: 100%;
    min-block-size: 6rem;
    border-style: dashed;
    background: none;
    color: var(--l-faint);
    font-weight: 400;
  }
`;
