import { css } from "lit";

/** The dot before the state of a page, in the list and in the bar: half of each where a live page has a draft. */
export const dotStyles = css`
  .dot {
    display: inline-block;
    inline-size: var(--l-8);
    block-size: var(--l-8);
    margin-inline-end: var(--l-8);
    border: 2px solid var(--l-warning);
    border-radius: 50%;
    transition: background-color var(--l-slow) var(--l-ease);
  }
  .dot.live {
    border-color: var(--l-good);
    background: var(--l-good);
  }
  .dot.both {
    border: 0;
    background: linear-gradient(to right, var(--l-good) 50%, var(--l-warning) 50%);
  }
`;
