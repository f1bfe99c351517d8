import { css } from "lit";

export const barStyles = css`
  .bar {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    display: flex;
    align-items: center;
    gap: var(--l-4);
    min-block-size: var(--bar);
    padding-inline: var(--l-8) var(--l-12);
    background: var(--l-surface);
    border-block-end: 1px solid var(--l-rule);
    font-size: var(--l-text-14);
  }
  .bar button:not(.item),
  .back {
    min-block-size: var(--l-32);
    padding: var(--l-4) var(--l-8);
    font-size: var(--l-text-14);
    white-space: nowrap;
  }
  .bar button.plain {
    color: var(--l-text);
    font-weight: 450;
  }
  .bar button.plain[aria-pressed="true"] {
    color: var(--l-accent-text);
    background: var(--l-accent-tint);
    border-color: transparent;
  }
  .bar button.primary {
    margin-inline-start: var(--l-4);
    padding-inline: var(--l-16);
  }
  .bar button.primary[aria-disabled] {
    cursor: default;
    color: var(--l-faint);
    background: var(--l-tint);
    border-color: transparent;
  }
  .short {
    display: none;
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: var(--l-4);
    border-radius: var(--l-radius);
    color: var(--l-faint);
    text-decoration: none;
  }
  .back:hover {
    background: var(--l-hover);
    color: var(--l-text);
  }
  h1 {
    flex: 0 1 auto;
    min-inline-size: 4rem;
    margin: 0 var(--l-4);
    font-size: var(--l-text-16);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .page-state {
    flex: 0 9999 auto;
    min-inline-size: 0;
    margin: 0;
    color: var(--l-faint);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .people {
    display: flex;
    flex: none;
    gap: var(--l-4);
  }
  .person {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    background: var(--l-accent-tint);
    color: var(--l-accent-text);
    font-size: var(--l-text-13);
    font-weight: 600;
  }
  /** Other words give way to it. */
  .state {
    display: flex;
    flex: none;
    align-items: center;
    margin: 0 var(--l-8) 0 auto;
    min-inline-size: 7.5rem;
    justify-content: flex-end;
    white-space: nowrap;
    color: var(--l-faint);
  }
  .state.bad {
    color: var(--l-text);
  }
  .dot {
    flex: none;
    display: inline-block;
    inline-size: var(--l-8);
    block-size: var(--l-8);
    margin-inline-end: var(--l-8);
    border: 2px solid currentColor;
    border-radius: 50%;
    transition: background-color var(--l-slow) var(--l-ease);
  }
  .dot.draft {
    border-color: var(--l-warning);
  }
  .dot.both {
    border-color: var(--l-good);
    background: linear-gradient(to bottom, var(--l-good) 50%, transparent 50%);
  }
  .dot.live,
  .good .dot {
    border-color: var(--l-good);
    background: var(--l-good);
  }
  .bad .dot {
    border-color: var(--l-warning);
    background: var(--l-warning);
  }
  .face {
    display: inline-flex;
  }
  .item.danger {
    color: var(--l-danger);
  }
  .item.in-bar {
    display: none;
  }
  @media (max-width: 75rem) {
    .ago {
      display: none;
    }
  }
  @media (max-width: 64rem) {
    .word {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 40rem) {
    .bar {
      gap: 0;
      padding-inline: var(--l-4);
    }
    h1,
    .page-state {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      min-inline-size: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .state {
      flex: 1 1 0;
      min-inline-size: 0;
      margin-inline: var(--l-4);
      justify-content: flex-start;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .bar button.primary {
      padding-inline: var(--l-12);
    }
    /** The long form remains its accessible name. */
    .long {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .short {
      display: inline;
    }
    button.in-bar {
      display: none;
    }
    .item.in-bar {
      display: flex;
    }
  }
  /** A line of its own: no language's words fit beside the buttons. */
  @media (max-width: 30rem) {
    .bar {
      flex-wrap: wrap;
      padding-block-start: var(--l-8);
    }
    .back {
      margin-inline-end: auto;
    }
    .state {
      order: 1;
      flex-basis: 100%;
      block-size: var(--l-24);
    }
  }
`;
