import { css } from "lit";

/** What was removed and what was added. Not by the colour alone. */
export const markStyles = css`
  ins,
  .is {
    background: var(--l-added);
  }
  del,
  .was {
    background: var(--l-removed);
  }
  ins {
    text-decoration: underline;
  }
  del {
    text-decoration: line-through;
  }
  /* Whoever is named in the legend is not struck out, unless nothing else tells the two apart. */
  @media (forced-colors: active) {
    .is {
      text-decoration: underline;
    }
    .was {
      text-decoration: line-through;
    }
  }
  del + ins {
    margin-inline-start: 2px;
  }
`;
