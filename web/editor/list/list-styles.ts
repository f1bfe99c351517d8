import { css } from "lit";

export const listStyles = css`
  .head {
    justify-content: space-between;
    margin-block-end: 0.75rem;
  }
  ul {
    list-style: none;
    padding: 0;
    margin: 0;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    justify-content: space-between;
    padding-block: 0.7rem;
    border-block-end: 1px solid var(--l-rule);
  }
  .name {
    display: grid;
    flex: 1 1 16rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .title {
    font-weight: 600;
    justify-self: start;
  }
  .badge {
    border: 1px solid var(--l-rule);
    border-radius: 999px;
    background: var(--l-tint);
    padding: 0.05rem 0.6rem;
    font-size: 0.85rem;
  }
  .head h1 {
    margin: 0;
  }
  search {
    margin-block-end: 0.75rem;
  }
  @media (max-width: 40rem) {
    search {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
`;
