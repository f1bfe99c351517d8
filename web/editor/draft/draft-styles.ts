import { css } from "lit";

export const draftStyles = css`
  header {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    background: var(--l-surface);
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--l-rule);
    display: grid;
    gap: 0.4rem;
    margin-block-end: 1rem;
  }
  .state {
    margin: 0;
    margin-inline-start: auto;
    padding: 0.2rem 0.8rem;
    border-radius: 8px;
    background: var(--l-tint);
    font-weight: 600;
  }
  .good {
    color: var(--l-good);
  }
  .busy {
    color: var(--l-faint);
  }
  .bad {
    color: var(--l-danger);
  }
  .notice {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    align-items: center;
    justify-content: space-between;
    background: var(--l-tint);
    border-inline-start: 4px solid var(--l-warning);
    border-radius: 6px;
    padding: 0.6rem 0.9rem;
    margin-block-end: 0.75rem;
  }
  .notice p {
    margin: 0;
    flex: 1 1 16rem;
  }
  @media (max-width: 40rem) {
    header .row {
      gap: 0.3rem;
    }
    header button {
      font-size: 0.9rem;
      min-block-size: 2.2rem;
      padding: 0.3rem 0.45rem;
    }
  }
  @media (max-height: 24rem) {
    header {
      position: static;
    }
  }
  h1 {
    font-size: 1.3rem;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
