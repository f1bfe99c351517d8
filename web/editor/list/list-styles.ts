import { css } from "lit";

export const listStyles = css`
  .head {
    justify-content: space-between;
    margin-block-end: var(--l-20);
  }
  .head h1 {
    margin: 0;
    font-size: var(--l-text-28);
  }
  search {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-12);
    margin-block-end: var(--l-8);
  }
  .search {
    position: relative;
  }
  .search .icon {
    position: absolute;
    inset-inline-start: var(--l-12);
    inset-block-start: calc(50% - 0.575em);
    color: var(--l-faint);
    pointer-events: none;
  }
  .search input {
    padding-inline-start: var(--l-40);
  }
  .chips {
    gap: var(--l-4) var(--l-24);
  }
  .chips .row {
    gap: var(--l-4);
  }
  .chips button {
    border-radius: var(--l-round);
    border-color: var(--l-rule);
    min-block-size: var(--l-32);
    padding-block: 0;
    font-size: var(--l-text-14);
    font-weight: 450;
    background: none;
  }
  .chips button[aria-pressed="true"] {
    background: var(--l-accent-tint);
    border-color: var(--l-accent-text);
    font-weight: 600;
  }
  ul {
    list-style: none;
    padding: 0;
    margin: 0;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(7rem, 11rem) minmax(7rem, 11rem) minmax(7rem, 10rem);
    gap: 0 var(--l-16);
    align-items: center;
    padding: var(--l-12);
    margin-inline: calc(-1 * var(--l-12));
    border-block-end: 1px solid var(--l-rule);
    content-visibility: auto;
    contain-intrinsic-block-size: auto 4.25rem;
    transition: background-color var(--l-fast) var(--l-ease);
  }
  li:hover {
    background: var(--l-tint);
  }
  li:focus-within {
    background: var(--l-tint);
  }
  .name {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .title {
    justify-self: start;
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }
  /** The whole row is a link. */
  .title::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--l-radius);
  }
  .title:focus-visible {
    outline: none;
  }
  .title:focus-visible::after {
    outline: var(--l-ring);
    outline-offset: -2px;
  }
  .about {
    font-size: var(--l-text-14);
    color: var(--l-faint);
  }
  .about.state {
    color: var(--l-text);
  }
  .who {
    display: grid;
  }
  .lost {
    grid-column: 1 / -1;
    display: flex;
    gap: var(--l-8);
    margin-block-start: var(--l-4);
    font-size: var(--l-text-14);
    overflow-wrap: anywhere;
  }
  .lost .icon {
    flex: none;
    margin-block-start: var(--l-4);
    color: var(--l-warning);
  }
  .lost bdi + bdi {
    margin-inline-start: var(--l-8);
  }
  .dot {
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline-end: var(--l-8);
    border: 2px solid var(--l-warning);
    border-radius: 50%;
  }
  .dot.live {
    border-color: var(--l-good);
    background: var(--l-good);
  }
  .dot.both {
    border-color: var(--l-good);
    background: linear-gradient(to bottom, var(--l-good) 50%, transparent 50%);
  }
  .bone {
    block-size: 1em;
    border-radius: var(--l-radius);
    background: var(--l-hover);
  }
  .bone:nth-child(1) {
    inline-size: 60%;
  }
  .empty {
    display: grid;
    justify-items: center;
    gap: var(--l-12);
    padding: var(--l-64) var(--l-16);
    text-align: center;
    color: var(--l-faint);
  }
  .empty > .icon {
    inline-size: var(--l-48);
    block-size: var(--l-48);
    stroke-width: 1.25;
  }
  .empty p {
    margin: 0;
  }
  .empty .say {
    font-family: var(--l-serif);
    font-size: var(--l-text-23);
    color: var(--l-text);
  }
  @media (max-width: 48rem) {
    li {
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--l-4) var(--l-16);
    }
    .name,
    .who {
      grid-column: 1 / -1;
    }
    .who {
      display: flex;
      gap: var(--l-8);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .bone {
      animation: breathe calc(6 * var(--l-slow)) ease-in-out infinite alternate;
    }
  }
  @keyframes breathe {
    to {
      opacity: 0.45;
    }
  }
`;
