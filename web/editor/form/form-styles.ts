import { css } from "lit";

export const formStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.9rem;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem;
    justify-items: start;
  }
  fieldset {
    border: 1px solid var(--l-line-color);
    border-radius: 6px;
    margin: 0;
    min-inline-size: 0;
  }
  .hint:empty,
  .error:empty {
    display: none;
  }
  .choice {
    display: inline-flex;
    align-items: center;
    gap: 0.2rem;
  }
  .choice label {
    font-weight: 400;
  }
  .tags {
    list-style: none;
    padding: 0;
    margin: 0;
  }
  .tags li {
    border: 1px solid var(--l-line-color);
    border-radius: 999px;
    padding-inline-start: 0.8rem;
    overflow-wrap: anywhere;
  }
  img {
    max-inline-size: 12rem;
    max-block-size: 8rem;
    object-fit: contain;
  }
  pre {
    margin: 0;
    overflow: auto;
    max-block-size: 12rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
