import { css, type CSSResultGroup } from "lit";
import { menuStyles } from "../../shared/menu/menu-styles.ts";
import { noticeStyles } from "../../shared/notice-styles.ts";
import { dotStyles } from "../list/dot-styles.ts";
import { barStyles } from "./bar-styles.ts";

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
  .left {
    justify-content: space-between;
    margin-block-start: var(--l-8);
    padding: var(--l-12) var(--l-16);
    border-radius: var(--l-radius);
    background: var(--l-tint);
    font-size: var(--l-text-14);
  }
  .left p {
    flex: 1 1 14rem;
    margin: 0;
  }
  /** Problems stay visible, however far down somebody writes. */
  .notices:has(.trouble) {
    position: sticky;
    inset-block-start: var(--bar);
    z-index: 2;
  }
  /** One at a time. */
  .notices > :is(.notice, :has(.notice)) ~ *,
  .notice ~ .notice {
    display: none;
  }
  /** Floats, so that the text stays where it is. */
  .reward {
    position: fixed;
    inset-inline: var(--l-8);
    inset-block-end: var(--l-48);
    z-index: 3;
    display: flex;
    align-items: center;
    gap: var(--l-8);
    inline-size: fit-content;
    max-inline-size: min(40rem, 100% - var(--l-16));
    margin: 0 auto var(--l-8);
    padding-block: var(--l-12);
    padding-inline: var(--l-16) var(--l-12);
    border-radius: var(--l-radius-large);
    background: var(--l-raised);
    box-shadow: var(--l-middle);
    font-size: var(--l-text-14);
  }
  .reward .mark {
    flex: none;
    inline-size: var(--l-40);
    block-size: var(--l-40);
  }
  .reward .said {
    flex: 1 1 0;
    min-inline-size: 0;
    display: grid;
    margin-inline-end: var(--l-16);
  }
  .reward p {
    margin: 0;
    font-family: var(--l-serif);
    font-size: var(--l-text-23);
    font-weight: 600;
    line-height: var(--l-line-title);
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  .reward :is(button, .button) {
    min-block-size: var(--l-32);
  }
  .reward > :last-child {
    margin-inline-start: auto;
  }
  .reward .address {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--l-faint);
  }
  /** Where it is and how to close it are one line, what to do the next. */
  @media (width < 40rem) {
    .reward {
      flex-wrap: wrap;
      inline-size: auto;
    }
    .reward .said {
      flex-basis: 30%;
      margin: 0;
    }
    .reward :is(.button, .button ~ button:not([aria-label])) {
      order: 1;
      flex: 1 1 auto;
    }
    .reward .said + .button:has(+ [aria-label]) {
      min-inline-size: 100%;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .in-one-line > :not(.back) {
      animation: appear var(--l-fast) var(--l-ease);
    }
    .reward {
      animation: arrive var(--l-slow) var(--l-ease);
    }
    /** The lectern stands, and then its desk is laid on it. */
    .reward .desk {
      stroke-dasharray: 18;
      animation: draw calc(3 * var(--l-slow)) var(--l-slow) var(--l-ease) backwards;
    }
    .bar:has(~ .notices .reward) .page-state .dot {
      animation: pulse var(--l-slow) var(--l-ease);
    }
  }
  @keyframes arrive {
    from {
      opacity: 0;
      translate: 0 var(--l-16);
    }
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 18;
      opacity: 0;
    }
    10% {
      opacity: 1;
    }
  }
  @keyframes pulse {
    50% {
      scale: 1.8;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    .reward {
      border: 1px solid;
    }
  }
  @media (max-height: 24rem) {
    .bar {
      position: static;
    }
  }
`;

export const draftStyles: CSSResultGroup = [noticeStyles, pageStyles, dotStyles, barStyles, menuStyles];
