import { css } from "lit";

export const viewStyles = css`
  :host {
    display: grid;
    gap: 1.5rem;
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 62rem) {
    :host {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
  .head {
    justify-content: space-between;
    align-items: center;
  }
  .head h2 {
    margin: 0;
  }
  .head {
    margin-block-end: 0.5rem;
  }
  .toolbar {
    gap: 0.15rem;
    padding: 0.25rem;
    border: 1px solid var(--l-line-color);
    border-block-end: 0;
    border-radius: 6px 6px 0 0;
    background: var(--l-tint);
  }
  .toolbar button {
    min-block-size: 2.2rem;
    padding: 0.2rem 0.6rem;
    border-color: transparent;
    background: none;
  }
  h2 {
    font-size: 1.1rem;
  }
`;
