import { css } from "lit";

/** The bar above the pages of a project, the card of the sign-in and of the choice of a project. */
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
  .brand,
  .place-link {
    flex: none;
    color: var(--l-faint);
    text-decoration: none;
    padding-block: var(--l-12);
    white-space: nowrap;
  }
  .place-link:hover {
    color: var(--l-text);
  }
  .brand {
    flex: 0 1 auto;
    color: var(--l-text);
    font-weight: 650;
    font-size: var(--l-text-16);
    margin-inline-end: var(--l-8);
    overflow: hidden;
    text-overflow: ellipsis;
    min-inline-size: 0;
  }
  .place-link[aria-current] {
    color: var(--l-text);
    font-weight: 600;
    box-shadow: inset 0 -2px var(--l-ink);
  }
  @media (forced-colors: active) {
    .place-link[aria-current] {
      text-decoration: underline;
    }
  }
  .bar .place-item {
    display: none;
  }
  .tools {
    flex: none;
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
  /** The menu contains what does not fit in the bar. */
  @media (max-width: 52rem) {
    .place-link {
      display: none;
    }
    .bar .place-item {
      display: flex;
    }
  }
  @media (max-width: 40rem) {
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
