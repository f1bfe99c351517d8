import { css } from "lit";
import { clashStyles } from "./clash.ts";
import { hoursStyles } from "./hours-field.ts";
import { managersStyles } from "./managers-field.ts";
import { barStyles } from "./save-bar.ts";

const layout = css`
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 45rem);
    gap: var(--l-40);
  }
  @media (min-width: 64rem) {
    .columns:has(> lectern-trial) {
      grid-template-columns: minmax(0, 1fr) 20rem;
      align-items: start;
    }
    /* Not on what is tried. */
    .columns:has(> lectern-trial) ~ .save-bar {
      max-inline-size: calc(100% - 20rem - var(--l-40));
    }
    lectern-trial {
      position: sticky;
      inset-block-start: var(--l-64);
    }
  }
  @media (max-width: 40rem) {
    :host([listed]) :is(h1, .columns) {
      display: none;
    }
  }
  section,
  section form,
  .group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-16);
    justify-items: start;
  }
  section > *,
  section form > * {
    max-inline-size: 100%;
  }
  lectern-keys {
    margin-block-start: var(--l-40);
  }
  h1 {
    margin-block-end: var(--l-24);
  }
  section > div,
  section > fieldset,
  .rows,
  .scrolls,
  .field,
  .new-key,
  section form {
    inline-size: 100%;
  }
  h2 {
    margin: 0;
    font-family: var(--l-serif);
    font-size: var(--l-text-23);
  }
  legend {
    padding: 0;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-4);
    justify-items: start;
  }
  label.row {
    flex-wrap: nowrap;
    font-size: var(--l-text-14);
    font-weight: 400;
  }
  .label {
    font-weight: 600;
    font-size: var(--l-text-13);
  }
  #time_zone {
    max-inline-size: min(20rem, 100%);
  }
  textarea {
    inline-size: 100%;
    max-block-size: 24rem;
    field-sizing: content;
  }
  #instructions {
    min-block-size: 7.5rem;
  }
  [aria-invalid="true"] {
    border-color: var(--l-danger);
  }
  summary {
    margin-block: var(--l-8);
    font-size: var(--l-text-14);
    cursor: pointer;
  }
  details {
    inline-size: 100%;
  }
  code {
    overflow-wrap: anywhere;
  }
  .rows {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .rows > li {
    flex-wrap: nowrap;
    gap: var(--l-16);
    padding-block: var(--l-12);
    border-block-end: 1px solid var(--l-rule);
  }
  .rows button {
    flex: none;
  }
  .grows {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .end {
    justify-content: end;
  }
  .new-key {
    padding: var(--l-16);
    border-radius: var(--l-radius);
    background: var(--l-accent-tint);
  }
  .new-key p {
    margin: 0 0 var(--l-8);
  }
  .scrolls {
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

const choices = css`
  input[role="switch"] {
    appearance: none;
    display: inline-flex;
    align-items: center;
    inline-size: var(--l-40);
    block-size: var(--l-24);
    padding: 0;
    border: 1px solid var(--l-line-color);
    border-radius: var(--l-round);
    background: var(--l-line-color);
    cursor: pointer;
    transition: background-color var(--l-fast) var(--l-ease);
  }
  input[role="switch"]::before {
    content: "";
    display: block;
    inline-size: var(--l-16);
    block-size: var(--l-16);
    margin-inline: 2px;
    border-radius: var(--l-round);
    background: var(--l-surface);
    transition: margin var(--l-fast) var(--l-ease);
  }
  input[role="switch"]:checked {
    border-color: var(--l-good);
    background: var(--l-good);
  }
  input[role="switch"]:checked::before {
    margin-inline-start: auto;
  }
  .pictures {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--l-12);
  }
  @media (max-width: 40rem) {
    .pictures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .picture {
    position: relative;
    display: grid;
    gap: var(--l-8);
    align-content: start;
    cursor: pointer;
  }
  .picture svg {
    inline-size: 100%;
    border-radius: var(--l-radius);
    outline: 1px solid var(--l-rule);
  }
  .picture:hover svg {
    outline-color: var(--l-line-color);
  }
  .picture :checked + svg {
    outline: 2px solid var(--l-text);
  }
  .picture :focus-visible + svg {
    box-shadow: 0 0 0 4px var(--l-accent-text);
  }
  .ground {
    fill: var(--l-raised);
  }
  .on-site {
    fill: var(--l-tint);
  }
  .agent {
    fill: var(--l-accent);
  }
  input[role="switch"]:disabled,
  :disabled :is(.picture, .wide, textarea) {
    opacity: 0.6;
    cursor: default;
  }
  :disabled :is(#menu, lectern-menu-order button) {
    display: none;
  }
  input[type="color"] {
    inline-size: var(--l-48);
    padding: var(--l-4);
  }
  @media (forced-colors: active) {
    input[role="switch"],
    .picture svg {
      forced-color-adjust: none;
    }
  }
`;

export const settingsStyles = [layout, choices, barStyles, clashStyles, hoursStyles, managersStyles];
