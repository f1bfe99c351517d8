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
  .place.full {
    max-inline-size: none;
    padding: 0;
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
  .places {
    display: flex;
    gap: var(--l-20);
  }
  .brand,
  .place-link {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-block-size: var(--l-48);
    color: var(--l-faint);
    text-decoration: none;
    white-space: nowrap;
  }
  .place-link .icon {
    display: none;
  }
  .badge {
    min-inline-size: var(--l-20);
    margin-inline-start: var(--l-8);
    padding-inline: var(--l-4);
    border-radius: var(--l-round);
    background: var(--l-accent);
    color: var(--l-on-accent);
    font-size: var(--l-text-13);
    font-weight: 600;
    line-height: var(--l-20);
    text-align: center;
  }
  .place-link:hover {
    color: var(--l-text);
  }
  .brand {
    flex: 0 1 auto;
    color: var(--l-text);
    font-family: var(--l-serif);
    font-weight: 600;
    font-size: var(--l-text-16);
    margin-inline-end: var(--l-8);
    min-inline-size: 0;
  }
  .brand .mark {
    flex: none;
    margin-inline-end: var(--l-8);
  }
  .brand bdi {
    overflow: hidden;
    text-overflow: ellipsis;
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
  .finder {
    flex: none;
    margin-inline-start: auto;
    min-block-size: var(--l-32);
    color: var(--l-faint);
    font-weight: 400;
  }
  .finder kbd {
    padding: 1px var(--l-4);
    border: 1px solid var(--l-rule);
    border-radius: var(--l-4);
  }
  .person {
    inline-size: 28px;
    block-size: 28px;
  }
  .door {
    min-block-size: 100dvh;
    display: grid;
    /** Not in the middle: content that appears later makes the card longer, and would move it. */
    place-items: start center;
    padding: min(2 * var(--l-40), 8dvh) var(--l-20) var(--l-20);
  }
  .card {
    inline-size: min(26rem, 100%);
    padding: var(--l-32);
    border-radius: var(--l-radius-large);
    background: var(--l-raised);
    border: 1px solid var(--l-rule);
  }
  .card h1 {
    font-size: var(--l-text-28);
  }
  .projects {
    list-style: none;
    margin: 0 0 var(--l-16);
    padding: 0;
  }
  .projects a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--l-12);
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--l-48);
    padding: var(--l-4) var(--l-16);
    margin-inline: calc(-1 * var(--l-16));
    border-radius: var(--l-radius);
    color: inherit;
    text-decoration: none;
  }
  .projects a:hover {
    background: var(--l-hover);
  }
  .projects b {
    font-family: var(--l-serif);
    font-weight: 600;
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .door .mark {
    inline-size: var(--l-40);
    block-size: var(--l-40);
    margin-block-end: var(--l-16);
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
    .bar ~ main {
      padding-block-end: calc(var(--l-48) + var(--l-8) + env(safe-area-inset-bottom));
    }
    .places {
      position: fixed;
      inset: auto 0 0;
      z-index: 3;
      gap: 0;
      padding-block-end: env(safe-area-inset-bottom);
      background: var(--l-surface);
      border-block-start: 1px solid var(--l-rule);
    }
    .place-link {
      position: relative;
      flex: 1 1 auto;
      min-inline-size: 0;
      padding-inline: 2px;
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      min-block-size: 56px;
      font-size: var(--l-text-13);
    }
    .place-link > span:not(.badge) {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .place-link .icon {
      display: block;
      font-size: var(--l-text-16);
    }
    .place-link[aria-current] {
      box-shadow: inset 0 2px var(--l-ink);
      font-weight: 400;
    }
    .badge {
      position: absolute;
      inset-block-start: 2px;
      inset-inline-start: 50%;
    }
    .finder kbd {
      display: none;
    }
  }
`;
