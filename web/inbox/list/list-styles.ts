import { css } from "lit";

export const listStyles = css`
  .panes {
    display: grid;
    grid-template-columns: 22.5rem minmax(0, 1fr);
    min-block-size: calc(100dvh - var(--l-48) - 1px);
  }
  .list {
    position: relative;
    padding: var(--l-24) var(--l-12);
    border-inline-end: 1px solid var(--l-rule);
    min-inline-size: 0;
  }
  .list > :not(ul) {
    margin-inline: var(--l-8);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--l-4);
    align-items: center;
    margin-block-end: var(--l-8);
  }
  h1 {
    flex: 1;
    margin: 0;
    font-size: var(--l-text-28);
    white-space: nowrap;
  }
  /** Its menu comes and goes: what is beside and below it stays. */
  .all {
    inline-size: var(--l-40);
    block-size: var(--l-40);
  }
  .filter {
    flex: none;
    max-inline-size: 100%;
    min-block-size: var(--l-32);
    padding-inline: var(--l-4);
    border-color: transparent;
    background: none;
    color: var(--l-faint);
    font-size: var(--l-text-14);
    field-sizing: content;
    text-overflow: ellipsis;
  }
  .filter:hover {
    background: var(--l-hover);
  }
  .count {
    color: var(--l-faint);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  ul {
    list-style: none;
    padding: 0;
    margin: 0;
  }
  li {
    content-visibility: auto;
    overflow-clip-margin: var(--l-4);
    contain-intrinsic-block-size: auto 4rem;
  }
  button.item-row {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 2px;
    inline-size: 100%;
    padding: var(--l-12) var(--l-8);
    font-weight: 400;
    text-align: start;
  }
  button.item-row[aria-current] {
    background: var(--l-tint);
  }
  .item-row > * {
    inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .item-row .hint {
    font-size: var(--l-text-13);
  }
  .item-row b {
    font-weight: 600;
  }
  .beside {
    display: grid;
    grid-template-rows: 1fr auto;
    min-inline-size: 0;
  }
  /** Above the end of the window: nothing moves when it comes. */
  .news {
    position: sticky;
    inset-block-end: var(--l-16);
    z-index: 1;
    grid-row: 2;
    justify-self: start;
    margin: 0 var(--l-40);
    padding: var(--l-12) var(--l-16);
    border-radius: var(--l-radius-large);
    background: var(--l-raised);
    box-shadow: var(--l-middle);
    font-size: var(--l-text-14);
  }
  .news a {
    white-space: nowrap;
  }
  .news::before {
    content: "";
    display: inline-block;
    margin-inline-end: var(--l-8);
    inline-size: var(--l-8);
    block-size: var(--l-8);
    border-radius: var(--l-round);
    background: var(--l-good);
  }
  .pane,
  .nobody {
    grid-row: 1;
  }
  /** Beside a row far down the list, too. */
  @media (min-width: 52.01rem) and (min-height: 30rem) {
    .pane {
      position: sticky;
      inset-block-start: calc(var(--l-48) + 1px);
      align-self: start;
      max-block-size: calc(100dvh - var(--l-48) - 1px);
      overflow-y: auto;
    }
  }
  .pane {
    max-inline-size: 45rem;
    min-inline-size: 0;
    padding: var(--l-32) var(--l-40) var(--l-64);
  }
  .pane:focus {
    outline: none;
  }
  .pane:focus-visible {
    outline: var(--l-ring);
    outline-offset: calc(-1 * var(--l-4));
  }
  .pane > .hint {
    font-size: var(--l-text-13);
  }
  .pane h2 {
    margin-block: var(--l-8);
    font-size: var(--l-text-28);
    overflow-wrap: anywhere;
    white-space: pre-line;
    text-wrap: pretty;
  }
  .pane h2.left {
    font-size: var(--l-text-19);
    font-weight: 400;
    line-height: var(--l-line-reading);
  }
  .pane form,
  .pane > .row:last-child {
    margin-block-start: var(--l-24);
  }
  .back {
    display: none;
  }
  .said {
    border-inline-start: 3px solid var(--l-rule);
    padding-inline-start: var(--l-12);
    margin-block: var(--l-12);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  textarea {
    inline-size: 100%;
    min-block-size: 6rem;
    font-size: var(--l-text-16);
    padding-block: var(--l-12);
  }
  form button + .plain {
    color: var(--l-faint);
  }
  .nobody {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--l-16);
    padding: var(--l-40);
  }
  .nobody .mark {
    inline-size: 64px;
    block-size: 64px;
  }
  .title {
    margin: 0;
    font-family: var(--l-serif);
    font-size: var(--l-text-23);
  }
  /** One of the two: the list, or what was chosen from it. */
  @media (max-width: 52rem) {
    .panes {
      grid-template-columns: minmax(0, 1fr);
      min-block-size: 0;
    }
    .list {
      border: 0;
    }
    .news {
      position: fixed;
      inset-block-end: calc(56px + var(--l-8) + env(safe-area-inset-bottom));
      margin-inline: var(--l-20);
    }
    .panes:not(.chosen) .pane,
    .chosen .list > :not(.head),
    .chosen .head > :not(h1) {
      display: none;
    }
    .chosen .list {
      padding: 0;
    }
    /** The page's heading, for those who hear it. */
    .chosen h1 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      margin: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .pane {
      padding: var(--l-12) var(--l-20) var(--l-64);
    }
    .panes:not(.chosen) .item-row[aria-current] {
      background: none;
    }
    .back {
      display: inline-flex;
      margin: 0 0 var(--l-12) calc(-1 * var(--l-12));
      color: var(--l-faint);
    }
  }
`;
