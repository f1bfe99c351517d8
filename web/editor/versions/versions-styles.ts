import { css } from "lit";

export const versionsStyles = css`
  ol,
  ul {
    list-style: none;
    padding: 0;
    margin: 0 0 var(--l-16);
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-24);
  }
  ol {
    max-block-size: 34dvh;
    overflow: auto;
    padding: 2px;
  }
  ol button {
    display: block;
    inline-size: 100%;
    text-align: start;
    font-weight: 400;
    border-color: transparent;
    padding: var(--l-8) var(--l-12);
    background: none;
    overflow-wrap: anywhere;
  }
  ol button[aria-current="true"] {
    background: var(--l-tint);
    border-inline-start-color: var(--l-text);
  }
  ol .hint {
    display: block;
    font-size: var(--l-text-13);
  }
  details {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }
  pre {
    max-block-size: 12rem;
    overflow: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media (min-width: 48rem) {
    .sides {
      grid-template-columns: 20rem minmax(0, 1fr);
    }
    ol {
      max-block-size: 60dvh;
    }
  }
`;
