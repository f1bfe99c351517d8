import { css } from "lit";

/** One line below a bar. */
export const noticeStyles = css`
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
    flex: 1 1 12rem;
    padding-block: var(--l-4);
  }
  .notice p .icon {
    margin-block-start: 2px;
    color: var(--l-faint);
  }
  /** At the end of a line of its own, too. */
  .notice .plain {
    margin-inline-start: auto;
  }
  .notice.trouble {
    background: var(--l-waiting);
  }
  .notice :is(button, .button) {
    min-block-size: var(--l-32);
    font-size: var(--l-text-14);
  }
  @media (width < 40rem) {
    .notice {
      row-gap: var(--l-4);
    }
    .notice:has(button) {
      padding-block: 2px var(--l-4);
    }
  }
  @media (forced-colors: active) {
    .notice {
      border-block-end: 1px solid;
    }
  }
`;
