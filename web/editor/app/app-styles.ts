import { css } from "lit";

export const appStyles = css`
  main:focus {
    outline: none;
  }
  .place {
    max-inline-size: 68rem;
    margin-inline: auto;
    padding: var(--l-32) var(--l-20) var(--l-64);
  }
  .bar {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    display: flex;
    gap: var(--l-4) var(--l-16);
    align-items: center;
    min-block-size: var(--l-48);
    padding-inline: var(--l-20) var(--l-8);
    background: var(--l-surface);
    border-block-end: 1px solid var(--l-rule);
    font-size: var(--l-text-14);
  }
  .bar a {
    color: var(--l-faint);
    text-decoration: none;
    padding-block: var(--l-12);
    white-space: nowrap;
  }
  .bar a:hover {
    color: var(--l-text);
  }
  .bar .brand {
    color: var(--l-text);
    font-weight: 650;
    font-size: var(--l-text-16);
    margin-inline-end: var(--l-8);
    overflow: hidden;
    text-overflow: ellipsis;
    min-inline-size: 0;
  }
  .bar [aria-current] {
    color: var(--l-text);
    font-weight: 600;
    box-shadow: inset 0 -2px var(--l-accent-text);
  }
  @media (forced-colors: active) {
    .bar [aria-current] {
      text-decoration: underline;
    }
  }
  .find {
    margin-inline-start: auto;
    color: var(--l-faint);
    font-size: var(--l-text-14);
  }
  .find + lectern-menu,
  .brand + lectern-menu {
    margin-inline-start: 0;
  }
  .brand + lectern-menu {
    margin-inline-start: auto;
  }
  .person {
    display: inline-flex;
    font-size: var(--l-text-19);
  }
  .door {
    min-block-size: 100dvh;
    display: grid;
    /** Not in the middle: content that appears later makes the card longer, and would move it. */
    place-items: start center;
    padding: max(var(--l-20), 12dvh) var(--l-20) var(--l-20);
    background: var(--l-tint);
  }
  .card {
    inline-size: min(26rem, 100%);
    padding: var(--l-32);
    border-radius: var(--l-radius-large);
    background: var(--l-raised);
    box-shadow: var(--l-middle);
  }
  @media (forced-colors: active) {
    .card {
      border: 1px solid;
    }
  }
  .site {
    margin: 0 0 var(--l-20);
    font-family: var(--l-serif);
    font-size: var(--l-text-28);
    line-height: var(--l-line-tight);
    overflow-wrap: anywhere;
  }
  .projects {
    list-style: none;
    margin: 0 0 var(--l-16);
    padding: 0;
  }
  .projects a {
    display: grid;
    padding: var(--l-12) var(--l-16);
    margin-inline: calc(-1 * var(--l-16));
    border-radius: var(--l-radius);
    color: inherit;
    text-decoration: none;
  }
  .projects a:hover {
    background: var(--l-hover);
  }
  .projects b {
    font-size: var(--l-text-19);
  }
  .banner {
    background: var(--l-tint);
    border-block-end: 2px solid var(--l-warning);
    padding: var(--l-8) var(--l-16);
  }
  .banner p {
    margin: 0;
    flex: 1 1 20rem;
  }
  @media (max-width: 40rem) {
    /** The menu offers the same. */
    .find kbd,
    .bar .settings {
      display: none;
    }
    .place {
      padding-inline: var(--l-16);
      padding-block-start: var(--l-20);
    }
    .bar {
      gap: var(--l-4) var(--l-12);
      padding-inline-start: var(--l-16);
    }
  }
`;
