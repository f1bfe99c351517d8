import { css } from "lit";

export const barStyles = css`
  /** Its own width decides what is in it: a window is as narrow with larger letters. */
  .bar {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    container-type: inline-size;
    background: var(--l-surface);
    border-block-end: 1px solid var(--l-rule);
    font-size: var(--l-text-14);
  }
  .in-one-line {
    display: flex;
    align-items: center;
    gap: var(--l-4);
    min-block-size: calc(var(--l-48) - 1px);
    padding-inline: var(--l-8) var(--l-12);
  }
  .bar button:not(.item),
  .back {
    flex: none;
    min-block-size: var(--l-32);
    padding: var(--l-4) var(--l-8);
    font-size: var(--l-text-14);
    white-space: nowrap;
  }
  .bar button.plain:not([aria-pressed="true"]) {
    font-weight: 400;
  }
  .bar button.primary {
    margin-inline-start: var(--l-4);
    padding-inline: var(--l-16);
  }
  .bar button.primary span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .bar button.primary[aria-disabled],
  .bar button.primary[aria-disabled]:hover:not(:disabled) {
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
    margin: 0 var(--l-8) 0 var(--l-4);
    font-size: var(--l-text-16);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .page-state {
    flex: 0 2 auto;
    min-inline-size: 0;
    margin: 0 var(--l-4);
    color: var(--l-faint);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .of-page + .state:not(:empty)::before,
  .state + .of-page::before {
    content: " · ";
  }
  .state.bad {
    color: var(--l-text);
    font-weight: 600;
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
    background: var(--l-hover);
    font-size: var(--l-text-13);
    font-weight: 600;
  }
  .gap {
    flex: 1;
  }
  .dot:has(~ .state.bad) {
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
  /** The long form remains the button's name. */
  @container (width < 60rem) {
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
  }
  .bar:not(:has(~ lectern-draft-view[away])) h1 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    min-inline-size: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @container (width < 48rem) {
    h1,
    .word {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      min-inline-size: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container (width < 36rem) {
    .in-one-line {
      gap: 0;
      padding-inline: var(--l-4) var(--l-8);
    }
    .bar button.primary {
      padding-inline: var(--l-12);
    }
    /** In two lines rather than cut. */
    .page-state {
      font-size: var(--l-text-13);
      line-height: 1.2;
      white-space: normal;
    }
    button.in-bar,
    .page-state:not(.timed) .of-page:has(+ .state:not(:empty)),
    .state + .of-page,
    .timed .of-page:has(+ .state.bad),
    .timed .state:not(.bad) {
      display: none;
    }
    .of-page + .state:not(:empty)::before {
      content: none;
    }
    .item.in-bar {
      display: flex;
    }
  }
  /** A line of its own: no language's words fit beside the buttons. */
  @container (width < 22rem) {
    .in-one-line {
      flex-wrap: wrap;
      padding-block-start: var(--l-8);
    }
    .bar button.primary {
      flex: 0 1 auto;
      min-inline-size: 4em;
    }
    .page-state {
      order: 1;
      flex-basis: 100%;
      padding-inline-start: var(--l-12);
      padding-block-end: var(--l-4);
    }
  }
`;
