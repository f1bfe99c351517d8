import { css } from "lit";

export const settingsStyles = css`
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-32);
  }
  @media (min-width: 60rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr) 22rem;
      align-items: start;
    }
    lectern-trial {
      position: sticky;
      inset-block-start: var(--l-64);
    }
  }
  textarea {
    inline-size: 100%;
    min-block-size: 10rem;
  }
  #greeting {
    min-block-size: var(--l-64);
  }
  [aria-invalid="true"] {
    border-color: var(--l-danger);
  }
  fieldset {
    border: 1px solid var(--l-rule);
    border-radius: var(--l-radius);
    padding: var(--l-8) var(--l-16);
  }
  /* The second span of a day appears beside a first one. */
  [role="group"]:not(:has(input:not(:placeholder-shown))) > .row ~ .row {
    display: none;
  }
  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: var(--l-12);
    margin-block-end: var(--l-12);
  }
  .choice .hint {
    grid-column: 2;
  }
  code {
    overflow-wrap: anywhere;
  }
  section {
    margin-block-start: var(--l-32);
  }
  .scrolls {
    margin-block-start: var(--l-12);
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    inline-size: 100%;
    font-size: var(--l-text-14);
  }
  th,
  td {
    padding-block: var(--l-8);
    padding-inline: 0 var(--l-12);
    border-block-end: 1px solid var(--l-rule);
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  tbody th {
    font-weight: 400;
  }
`;
