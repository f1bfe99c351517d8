import { css } from "lit";

export const joinStyles = css`
  .choice {
    margin-block-start: var(--l-24);
    padding-block-start: var(--l-16);
    border-block-start: 1px solid var(--l-rule);
  }
  [role="status"]:empty {
    margin: 0;
  }
  .button {
    min-block-size: var(--l-48);
  }
  .new {
    justify-content: space-between;
  }
  .new p {
    margin: 0;
  }
  .error {
    flex-basis: 100%;
    margin-block-end: var(--l-16);
  }
  .new .error {
    margin-block-end: var(--l-4);
  }
  h1,
  p {
    overflow-wrap: anywhere;
  }
  .card > :last-child {
    margin-block-end: 0;
  }
`;
