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
  :host([equal]) del {
    text-decoration: none;
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
  /** Two buttons as one, of which one half is pressed. */
  .either {
    display: inline-flex;
  }
  .either :first-child {
    border-inline-end-width: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .either :last-child {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  del + ins {
    margin-inline-start: 2px;
  }
`;
