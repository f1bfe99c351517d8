import { css } from "lit";

/** What was removed and what was added. Not by the colour alone. */
export const markStyles = css`
  ins,
  .is {
    background: var(--l-added);
    text-decoration: underline;
  }
  del,
  .was {
    background: var(--l-removed);
    text-decoration: line-through;
  }
  del + ins {
    margin-inline-start: 2px;
  }
`;
