import { css } from "lit";

/** Styles for the content of a `<lectern-menu>`, used by the element around it. */
export const menuStyles = css`
  .item {
    display: flex;
    justify-content: flex-start;
    gap: var(--l-12);
    inline-size: 100%;
    min-block-size: 36px;
    align-items: center;
    padding: var(--l-4) var(--l-12);
    border: 0;
    border-radius: var(--l-radius);
    background: none;
    color: var(--l-text);
    font-size: var(--l-text-14);
    font-weight: 400;
    text-decoration: none;
    text-align: start;
    outline-offset: -2px;
  }
  a.item:hover,
  button.item:hover {
    background: var(--l-hover);
  }
  hr {
    margin: var(--l-4) 0;
    border: 0;
    border-block-start: 1px solid var(--l-rule);
  }
  hr + hr {
    display: none;
  }
  .item kbd {
    margin-inline-start: auto;
    color: var(--l-faint);
  }
  .item.choice {
    flex-wrap: wrap;
    gap: 0 var(--l-12);
    justify-content: space-between;
    padding-inline-end: 0;
  }
  .choice select {
    border-color: transparent;
    background-color: transparent;
    min-block-size: 28px;
    padding-block: 0;
    color: var(--l-faint);
  }
  .item.hint {
    color: var(--l-faint);
    border-block-start: 1px solid var(--l-rule);
    border-radius: 0;
  }
  /* A phone has no keys. */
  @media (hover: none) and (pointer: coarse) {
    .keys {
      display: none;
    }
  }
  kbd {
    font-family: inherit;
    font-size: var(--l-text-13);
  }
`;
