import { css } from "lit";

export const rowStyles = css`
  ul {
    list-style: none;
    padding: 0;
    margin: 0;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, auto) minmax(8rem, 14rem) minmax(7rem, 11rem);
    gap: 0 var(--l-24);
    align-items: center;
    min-block-size: var(--l-48);
    padding: var(--l-4) var(--l-12);
    margin-inline: calc(-1 * var(--l-12));
    border-radius: var(--l-radius);
    background: linear-gradient(var(--l-rule), var(--l-rule)) bottom / calc(100% - 2 * var(--l-12)) 1px no-repeat;
    font-size: var(--l-text-14);
    content-visibility: auto;
    contain-intrinsic-block-size: auto 49px;
    transition: background-color var(--l-fast) var(--l-ease);
  }
  li:hover,
  li:focus-within {
    background-color: var(--l-tint);
  }
  .second {
    display: contents;
  }
  .state {
    overflow-wrap: anywhere;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--l-8);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .title {
    font-family: var(--l-serif);
    font-size: var(--l-text-16);
    font-weight: 600;
    letter-spacing: -0.01em;
    color: inherit;
    text-decoration: none;
  }
  /* The whole row is a link. */
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
  .slug,
  .who {
    color: var(--l-faint);
    font-size: var(--l-text-13);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .who {
    text-align: end;
  }
  .here {
    color: var(--l-text);
    font-weight: 600;
  }
  .people {
    display: none;
    justify-content: flex-end;
    gap: var(--l-4);
  }
  .person {
    inline-size: 24px;
    block-size: 24px;
  }
  .excerpt {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--l-faint);
    overflow-wrap: anywhere;
    text-align: match-parent;
  }
  mark {
    background: var(--l-accent-tint);
    color: inherit;
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: var(--l-4);
  }
  .tag {
    display: inline-grid;
    place-items: center;
    min-block-size: 24px;
    min-inline-size: 28px;
    padding-inline: var(--l-4);
    border: 1px solid var(--l-rule);
    border-radius: calc(var(--l-radius) / 2);
    font-size: var(--l-text-13);
    line-height: 1;
    text-transform: uppercase;
    color: var(--l-faint);
    text-decoration: none;
  }
  /* Above the row's own link. */
  a.tag {
    position: relative;
    z-index: 1;
  }
  a.tag:hover {
    color: var(--l-text);
    border-color: var(--l-line-color);
  }
  li:has(.lost) {
    padding-block: var(--l-8);
  }
  .lost {
    grid-column: 1 / -1;
    display: flex;
    gap: var(--l-8);
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
  .dot.waiting {
    background: var(--l-warning);
  }
  .dot.refused {
    border-color: var(--l-danger);
    background: var(--l-danger);
  }
  .bone {
    block-size: 1em;
    inline-size: 40%;
    border-radius: var(--l-radius);
    background: var(--l-hover);
  }
  @media (max-width: 48rem) {
    li {
      /* However many languages there are, and however large the letters: words of the title stay whole. */
      grid-template-columns: minmax(60%, 1fr) auto;
      gap: var(--l-4) var(--l-16);
      padding-block: var(--l-8);
    }
    .tags {
      justify-content: flex-end;
    }
    /* The second line has its own columns: who edited the page is said whole. */
    .second {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--l-16);
    }
    .slug {
      display: none;
    }
    /* Their initials, because their names have no room. */
    .people {
      display: flex;
    }
    .names {
      display: none;
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
