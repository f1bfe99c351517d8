import { css } from "lit";

export const publishStyles = css`
  .missing {
    background: var(--l-tint);
    border-radius: var(--l-radius-large);
    padding: var(--l-12) var(--l-16);
    margin-block: var(--l-12);
  }
  .missing p {
    margin: 0;
  }
  .missing ul {
    margin: var(--l-8) 0 0;
    padding: 0;
    list-style: none;
    display: grid;
    gap: var(--l-8);
  }
  .when {
    gap: var(--l-16);
    margin-block: var(--l-16) var(--l-8);
    display: grid;
    /* A time field is never wider than the dialog. */
    grid-template-columns: minmax(0, 1fr);
  }
  input[type="datetime-local"] {
    flex: 0 1 16rem;
    min-inline-size: 0;
  }
  .when p {
    margin: 0;
  }
  summary {
    margin-block-end: var(--l-8);
    font-size: var(--l-text-14);
    cursor: pointer;
  }
  .moment {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-4);
  }
  .moment fieldset label {
    font-weight: 400;
  }
  h2 {
    font-family: var(--l-serif);
    font-size: var(--l-text-23);
    overflow-wrap: anywhere;
  }
  progress {
    display: block;
    inline-size: 100%;
    accent-color: var(--l-accent);
  }
  .caution p,
  .caution ul {
    margin-block: 0 var(--l-4);
  }
  .caution {
    border-inline-start: 3px solid var(--l-warning);
    padding-inline-start: var(--l-12);
  }
`;
