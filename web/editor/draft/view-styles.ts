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
    align-items: start;
  }
  .toolbar {
    margin-block-end: 0.5rem;
  }
  h2 {
    font-size: 1.1rem;
  }
`;
