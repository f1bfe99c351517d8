import { css } from "lit";

export const formStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-8);
  }
  details {
    border-block-end: 1px solid var(--l-rule);
    padding-block-end: var(--l-12);
  }
  details:last-child {
    border: 0;
  }
  summary {
    padding-block: var(--l-8);
    font-size: var(--l-text-13);
    font-weight: 600;
    color: var(--l-faint);
    cursor: pointer;
    border-radius: var(--l-radius);
  }
  summary:hover {
    color: var(--l-text);
  }
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-16);
    padding-block-start: var(--l-4);
  }
  .field,
  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-4);
    justify-items: start;
  }
  legend {
    padding: 0;
    margin-block-end: var(--l-4);
  }
  label .hint,
  legend .hint {
    font-weight: 400;
  }
  .hint,
  .error {
    font-size: var(--l-text-13);
  }
  input:not([type="checkbox"]),
  select,
  textarea {
    inline-size: 100%;
    min-block-size: 36px;
    font-size: var(--l-text-14);
  }
  /** The field is the part of it that can be changed. */
  .address {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    inline-size: 100%;
    padding-inline: var(--l-12);
    border: 1px solid var(--l-line-color);
    border-radius: var(--l-radius);
    background: var(--l-raised);
    font-size: var(--l-text-14);
  }
  .address:focus-within {
    outline: var(--l-ring);
    outline-offset: 2px;
  }
  .before {
    min-inline-size: 0;
    color: var(--l-faint);
    overflow-wrap: anywhere;
  }
  .address input:not([type="checkbox"]) {
    flex: 1 0 6rem;
    inline-size: auto;
    min-inline-size: 0;
    padding-inline: 0;
    border: 0;
    outline: none;
    background: none;
  }
  .picture {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    inline-size: 100%;
    padding: var(--l-4);
    border: 1px dashed var(--l-line-color);
    border-radius: var(--l-radius);
  }
  .picture .drop {
    min-block-size: 4rem;
    border: 0;
  }
  .picture ::placeholder {
    text-decoration: underline;
  }
  /** Looks like a link until somebody follows it. */
  .picture input:placeholder-shown:not(:focus) {
    border-color: transparent;
    background: none;
    text-align: center;
    cursor: pointer;
  }
  textarea {
    field-sizing: content;
    min-block-size: 5rem;
    max-block-size: 20rem;
  }
  .choice {
    display: inline-flex;
    align-items: center;
    gap: var(--l-4);
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
    border-radius: var(--l-radius);
    background: var(--l-tint);
    padding-inline-start: var(--l-12);
    overflow-wrap: anywhere;
  }
  .tags button {
    min-block-size: var(--l-32);
    padding-inline: var(--l-8);
  }
  .tags + .row button {
    min-block-size: 36px;
  }
  .tags + .row {
    inline-size: 100%;
    flex-wrap: nowrap;
  }
  img {
    max-inline-size: 100%;
    max-block-size: 10rem;
    border-radius: var(--l-radius);
    object-fit: cover;
  }
  pre {
    margin: 0;
    overflow: auto;
    max-block-size: 12rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-size: var(--l-text-13);
  }
`;
