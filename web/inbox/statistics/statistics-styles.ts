import { css } from "lit";

export const statisticsStyles = css`
  section {
    margin-block: var(--l-32);
  }
  .chart svg {
    display: block;
    inline-size: 100%;
    block-size: 9rem;
  }
  /** Time runs in the reading direction. */
  :host(:dir(rtl)) .chart > svg,
  :host(:dir(rtl)) .shares svg {
    transform: scaleX(-1);
  }
  .ground {
    stroke: var(--l-line-color);
  }
  .series-0 {
    fill: var(--l-accent);
  }
  .series-1 {
    fill: var(--l-good);
  }
  .series-2 {
    fill: var(--l-warning);
  }
  .ends {
    display: flex;
    justify-content: space-between;
    margin-block: var(--l-4) var(--l-12);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--l-4) var(--l-16);
    list-style: none;
    padding: 0;
    margin: 0 0 var(--l-8);
    font-size: var(--l-text-14);
  }
  .legend svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
  .scroll {
    overflow-x: auto;
    max-block-size: 22rem;
    overflow-y: auto;
  }
  table {
    border-collapse: collapse;
    inline-size: 100%;
    font-size: var(--l-text-14);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    text-align: end;
    font-weight: 400;
    padding: var(--l-4) var(--l-8);
    border-block-end: 1px solid var(--l-rule);
  }
  thead th {
    color: var(--l-faint);
    vertical-align: bottom;
  }
  .scroll thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--l-surface);
  }
  th:first-child {
    text-align: start;
    overflow-wrap: anywhere;
  }
  .shares td:last-child {
    inline-size: 40%;
  }
  .shares svg {
    display: block;
    inline-size: 100%;
    block-size: 0.75rem;
  }
`;
