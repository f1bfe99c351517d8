import { css } from "lit";

export const versionsStyles = css`
  ol,
  ul {
    list-style: none;
    padding: 0;
    margin: 0 0 1rem;
  }
  ol {
    max-block-size: 30dvh;
    overflow: auto;
  }
  ol button {
    inline-size: 100%;
    text-align: start;
    margin-block-end: 0.3rem;
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
`;
