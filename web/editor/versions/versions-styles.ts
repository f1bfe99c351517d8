import { css } from "lit";

export const versionsStyles = css`
  ol,
  ul {
    list-style: none;
    padding: 0;
    margin: 0 0 var(--l-16);
  }
  ol {
    max-block-size: 34dvh;
    overflow: auto;
    padding: 2px;
  }
  ol button {
    display: grid;
    justify-items: start;
    gap: 0 var(--l-12);
    inline-size: 100%;
    text-align: start;
    font-weight: 400;
    border-color: transparent;
    padding: var(--l-8) var(--l-12);
    background: none;
    overflow-wrap: anywhere;
  }
  ol li + li {
    border-block-start: 1px solid var(--l-rule);
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
    ol button {
      grid-template-columns: minmax(0, 14rem) minmax(0, 1fr) auto;
    }
    ol button .hint {
      grid-column: -2;
    }
  }
`;
