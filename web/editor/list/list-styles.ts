import { css } from "lit";

export const listStyles = css`
  .head {
    align-items: baseline;
    gap: var(--l-4) var(--l-12);
    margin-block-end: var(--l-24);
  }
  .head h1 {
    margin: 0;
    font-family: var(--l-serif);
    font-size: var(--l-text-34);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  .head .primary {
    margin-inline-start: auto;
  }
  search {
    gap: 0 var(--l-4);
    border-block-end: 1px solid var(--l-rule);
  }
  .tabs {
    gap: 0 var(--l-20);
    margin-inline-end: auto;
  }
  .tab,
  search select,
  .search input {
    border: 0;
    border-radius: 0;
    background-color: transparent;
    font-size: var(--l-text-14);
    font-weight: 400;
    min-block-size: var(--l-40);
  }
  .tab {
    padding: 0;
    color: var(--l-faint);
    box-shadow: inset 0 -2px transparent;
    gap: var(--l-4);
  }
  .tab[aria-pressed="true"] {
    background: none;
    color: var(--l-text);
    font-weight: 600;
    box-shadow: inset 0 -2px currentColor;
  }
  .tab:hover:not(:disabled, .primary) {
    background: none;
    color: var(--l-text);
  }
  .count {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  search select {
    --end: 0px;
    color: var(--l-faint);
    padding-inline-start: var(--l-8);
    max-inline-size: 11rem;
    text-overflow: ellipsis;
  }
  .search {
    display: flex;
    align-items: center;
    gap: var(--l-8);
    flex: 0 1 11rem;
    min-inline-size: 7rem;
    padding-inline: var(--l-8);
    border-radius: var(--l-radius);
    color: var(--l-faint);
  }
  .search:focus-within {
    outline: var(--l-ring);
  }
  .search input {
    flex: 1;
    min-inline-size: 0;
    padding: 0;
    outline: none;
    color: var(--l-text);
  }
  .empty {
    display: grid;
    justify-items: center;
    gap: var(--l-12);
    padding: var(--l-64) var(--l-16);
    text-align: center;
    color: var(--l-faint);
  }
  .empty > .mark {
    inline-size: var(--l-48);
    block-size: var(--l-48);
    color: var(--l-text);
  }
  .empty p {
    margin: 0;
  }
  .empty .say {
    font-family: var(--l-serif);
    font-size: var(--l-text-28);
    color: var(--l-text);
  }
  @media (max-width: 48rem) {
    .head .hint {
      order: 1;
      flex-basis: 100%;
    }
    search select {
      padding-inline-start: 0;
    }
    search {
      row-gap: var(--l-4);
    }
    .tabs {
      flex-basis: 100%;
    }
    /* In one line with both choices, where their words have room. */
    .search {
      flex: 1 1 5rem;
      min-inline-size: 5rem;
      padding-inline: 0;
    }
  }
`;
