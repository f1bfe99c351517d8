import { css } from "lit";

export const statisticsStyles = css`
  section {
    margin-block: var(--l-40);
  }
  .two {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
    gap: 0 var(--l-40);
  }
  .two section {
    margin-block: var(--l-16) var(--l-40);
  }
  .questions {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .questions li {
    display: grid;
    gap: 2px;
    padding-block: var(--l-12);
    border-block-end: 1px solid var(--l-rule);
  }
  .asked {
    color: var(--l-text);
    font-family: var(--l-serif);
    font-size: var(--l-text-19);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a.asked:hover {
    text-decoration: underline;
  }
  .questions .hint {
    font-size: var(--l-text-13);
  }
  .dot {
    display: inline-block;
    inline-size: var(--l-8);
    block-size: var(--l-8);
    margin-inline-end: var(--l-8);
    border: 1px solid transparent;
    border-radius: var(--l-round);
    background: var(--l-good);
  }
  .dot.open {
    background: var(--l-warning);
  }
  .nobody {
    display: grid;
    justify-items: center;
    gap: var(--l-12);
    padding-block: var(--l-64);
    text-align: center;
  }
  .nobody .mark {
    inline-size: var(--l-48);
    block-size: var(--l-48);
  }
  .nobody .title {
    margin: 0;
    font-family: var(--l-serif);
    font-size: var(--l-text-23);
    text-wrap: balance;
  }
  .none {
    margin-block: var(--l-32);
  }
  .choices {
    gap: var(--l-8) var(--l-12);
  }
  .choices :is(select, button) {
    min-block-size: var(--l-32);
    font-size: var(--l-text-14);
  }
  .choices button {
    margin-inline-start: auto;
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: var(--l-16) var(--l-24);
    margin-block: var(--l-32);
  }
  .figures > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: var(--l-faint);
    font-size: var(--l-text-14);
  }
  dd {
    margin: 0;
    font-family: var(--l-serif);
    font-size: var(--l-text-34);
    font-weight: 600;
    line-height: var(--l-line-title);
    font-variant-numeric: tabular-nums;
  }
  .weeks {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    font-size: var(--l-text-13);
    text-align: center;
    white-space: nowrap;
  }
  /** Too narrow for all of them. */
  @media (max-width: 60rem) {
    .weeks {
      display: flex;
    }
    .weeks > :not(:first-child, :last-child) {
      display: none;
    }
  }
  summary {
    padding-block: var(--l-8);
    border-radius: var(--l-radius);
    font-size: var(--l-text-14);
    font-weight: 550;
    cursor: pointer;
  }
  details h3 {
    margin-block-start: var(--l-24);
  }
  .chart svg {
    display: block;
    inline-size: 100%;
    block-size: 9rem;
    margin-block-start: var(--l-40);
    overflow: visible;
  }
  .chart text {
    fill: currentColor;
    font-size: var(--l-text-13);
    font-variant-numeric: tabular-nums;
  }
  /** Time runs in the reading direction. */
  :host(:dir(rtl)) .chart > svg,
  :host(:dir(rtl)) .shares svg {
    transform: scaleX(-1);
  }
  :host(:dir(rtl)) .chart text {
    transform: scaleX(-1);
    transform-box: fill-box;
    transform-origin: center;
  }
  .week {
    white-space: nowrap;
  }
  .ground {
    stroke: var(--l-line-color);
  }
  .series-0 {
    fill: var(--l-accent);
  }
  .series-1 {
    fill: color-mix(in srgb, var(--l-accent) 45%, var(--l-surface));
  }
  .series-2 {
    fill: var(--l-warning);
  }
  :is(.weeks, .ends) {
    justify-content: space-between;
    margin-block: var(--l-4) var(--l-12);
  }
  .ends {
    display: flex;
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
