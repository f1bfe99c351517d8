import { css, type CSSResultGroup } from "lit";
import { noticeStyles } from "../../shared/notice-styles.ts";

const styles = css`
  .panes {
    display: grid;
    grid-template: auto 1fr / 22.5rem minmax(0, 1fr);
    min-block-size: calc(100dvh - var(--l-48) - 1px);
  }
  .trouble {
    position: sticky;
    inset-block-start: calc(var(--l-48) + 1px);
    z-index: 1;
    grid-column: 1 / -1;
    padding-inline: var(--l-20);
  }
  .met {
    margin-block: var(--l-24) calc(-1 * var(--l-4));
    padding: var(--l-8) var(--l-12);
    border-radius: var(--l-radius);
    background: var(--l-waiting);
    font-size: var(--l-text-14);
  }
  .list {
    position: relative;
    padding: var(--l-24) var(--l-12);
    grid-row: 2;
    border-inline-end: 1px solid var(--l-rule);
    min-inline-size: 0;
  }
  .list > :not(ul) {
    margin-inline: var(--l-8);
  }
  .head,
  .filters {
    display: flex;
    gap: 0 var(--l-4);
    align-items: center;
    margin-block-end: var(--l-12);
  }
  .list > .filters {
    flex-wrap: wrap;
    margin-inline: 0;
  }
  h1 {
    flex: 1;
    margin: 0;
    font-size: var(--l-text-28);
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
  button.item-row:hover:not([aria-current]) {
    background: var(--l-tint);
  }
  button.item-row[aria-current] {
    background: var(--l-hover);
  }
  @media (forced-colors: active) {
    button.item-row[aria-current] {
      border-color: Highlight;
    }
  }
  .item-row > * {
    inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    /** A text of another direction begins where the page's lines do. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .item-row .hint {
    font-size: var(--l-text-13);
  }
  .item-row b {
    font-weight: 600;
  }
  .beside {
    display: grid;
    grid-row: 2;
    grid-template-rows: auto minmax(0, 1fr);
    min-inline-size: 0;
  }
  /** In the room above the pane: nothing moves when it comes. */
  .news {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--l-8);
    min-block-size: var(--l-32);
    margin: 0;
    padding: var(--l-8) var(--l-40) 0;
    font-size: var(--l-text-14);
  }
  .which {
    max-inline-size: min(24rem, 90%);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--l-faint);
  }
  .news a {
    white-space: nowrap;
  }
  .news::before {
    content: "";
    inline-size: var(--l-8);
    block-size: var(--l-8);
    border-radius: var(--l-round);
    background: var(--l-good);
  }
  .pane,
  .nobody {
    grid-row: 2;
  }
  /** Beside a row far down the list, too. */
  @media (min-width: 52.01rem) and (min-height: 30rem) {
    .beside {
      position: sticky;
      inset-block-start: calc(var(--l-48) + 1px);
      align-self: start;
      block-size: calc(100dvh - var(--l-48) - 1px);
    }
    .trouble:not([hidden]) ~ .beside {
      inset-block-start: calc(var(--l-48) + var(--l-40) + 1px);
      block-size: calc(100dvh - var(--l-48) - var(--l-40) - 1px);
    }
    .pane {
      overflow-y: auto;
    }
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
      display: flex;
      flex-direction: column;
      min-block-size: 0;
    }
    .beside {
      display: contents;
    }
    .list {
      border: 0;
    }
    .news {
      order: -1;
      padding-inline: var(--l-20);
    }
    .trouble {
      order: -2;
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
    .panes:not(.chosen) .item-row[aria-current] {
      background: none;
    }
  }
`;

export const listStyles: CSSResultGroup = [noticeStyles, styles];
