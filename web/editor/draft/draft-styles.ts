import { css, type CSSResultGroup } from "lit";
import { menuStyles } from "../../shared/menu/menu-styles.ts";
import { barStyles } from "./bar-styles.ts";
import { lineStyles } from "./line-styles.ts";

const pageStyles = css`
  :host {
    --bar: var(--l-48);
    min-block-size: 100dvh;
    display: flex;
    flex-direction: column;
  }
  lectern-draft-view {
    flex: 1;
  }
  .aside {
    max-inline-size: 44rem;
    margin: var(--l-32) auto;
    padding-inline: var(--l-20);
  }
  /** Problems stay visible, however far down somebody writes. */
  .notices:has(.trouble) {
    position: sticky;
    inset-block-start: var(--bar);
    z-index: 2;
  }
  .notice {
    display: flex;
    flex-wrap: wrap;
    gap: var(--l-8) var(--l-12);
    align-items: center;
    min-block-size: var(--l-40);
    background: var(--l-tint);
    border-block-end: 1px solid var(--l-rule);
    padding: 2px var(--l-12) 2px var(--l-16);
    font-size: var(--l-text-14);
  }
  .notice p {
    display: flex;
    gap: var(--l-8);
    margin: 0;
    flex: 1 1 16rem;
    padding-block: var(--l-4);
  }
  .notice .icon {
    margin-block-start: 2px;
    color: var(--l-faint);
  }
  .notice.trouble {
    background: var(--l-waiting);
  }
  /** One at a time. */
  .notices > :is(.notice, :has(.notice)) ~ *,
  .notice ~ .notice {
    display: none;
  }
  .notice .dot {
    align-self: center;
  }
  .notice :is(button, .button) {
    min-block-size: var(--l-32);
    font-size: var(--l-text-14);
  }
  .start {
    margin-block-start: var(--l-12);
  }
  .lines {
    display: grid;
    gap: var(--l-16);
    inline-size: min(40rem, 100% - var(--l-40));
    margin: var(--l-48) auto;
  }
  .lines h1 {
    position: static;
    margin: 0;
    clip-path: none;
    inline-size: auto;
    block-size: auto;
    white-space: normal;
    font-family: var(--l-serif);
    font-size: var(--l-text-34);
  }
  @media (prefers-reduced-motion: no-preference) {
    lectern-draft-view {
      animation: appear var(--l-fast) var(--l-ease);
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    .notice {
      border-block-end: 1px solid;
    }
  }
  @media (max-width: 30rem) {
    :host {
      --bar: var(--l-64);
    }
  }
  @media (max-height: 24rem) {
    .bar {
      position: static;
    }
  }
`;

export const draftStyles: CSSResultGroup = [pageStyles, lineStyles, barStyles, menuStyles];
