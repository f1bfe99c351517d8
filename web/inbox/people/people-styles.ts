import { css } from "lit";

export const peopleStyles = css`
  .head,
  section,
  form,
  p {
    max-inline-size: 45rem;
  }
  form {
    margin-block-start: var(--l-24);
  }
  .head {
    justify-content: space-between;
  }
  section {
    margin-block-start: var(--l-40);
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--l-4) var(--l-12);
    align-items: center;
    min-block-size: var(--l-48);
    padding-block: var(--l-8);
    border-block-end: 1px solid var(--l-rule);
  }
  .who {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
  .who p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--l-16);
    margin-block-end: var(--l-16);
  }
  @media (max-width: 30rem) {
    .fields {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .done:not(:empty)::before {
    content: "";
    display: inline-block;
    inline-size: var(--l-8);
    block-size: var(--l-8);
    margin-inline-end: var(--l-8);
    border-radius: var(--l-round);
    background: var(--l-good);
  }
  .fields label {
    display: grid;
    gap: var(--l-4);
    align-content: start;
  }
  .fields input,
  .fields select {
    font-size: var(--l-text-16);
    font-weight: 400;
    inline-size: 100%;
  }
`;
