import { css } from "lit";

export const previewStyles = css`
  article {
    --face: var(--l-serif);
    max-inline-size: 44rem;
    margin-inline: auto;
    padding: var(--l-40) var(--l-32) 50dvh;
    font-family: var(--face);
    font-size: var(--l-text-19);
    line-height: var(--l-line-reading);
    overflow-wrap: anywhere;
  }
  :host([face="sans"]) article {
    --face: var(--l-font);
    font-size: var(--l-text-16);
  }
  article > * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 3rem;
  }
  h1 {
    font-size: var(--l-text-34);
  }
  h2 {
    font-size: var(--l-text-28);
    margin-block-start: var(--l-32);
  }
  h3 {
    font-size: var(--l-text-23);
    margin-block-start: var(--l-24);
  }
  p,
  ul,
  ol,
  blockquote,
  pre,
  table {
    margin-block: 0 var(--l-20);
  }
  img {
    max-inline-size: 100%;
    border-radius: var(--l-radius);
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--l-16);
    border-inline-start: 2px solid var(--l-line-color);
    color: var(--l-faint);
  }
  hr {
    border: 0;
    border-block-start: 1px solid var(--l-rule);
    margin-block: var(--l-32);
  }
  /** Whatever the page's language. */
  pre,
  code {
    direction: ltr;
    unicode-bidi: isolate;
    font-family: var(--l-mono);
    font-size: var(--l-text-14);
  }
  pre {
    text-align: start;
    overflow: auto;
    background: var(--l-tint);
    border-radius: var(--l-radius);
    padding: var(--l-12) var(--l-16);
  }
  /** The rest of a long text. Each line has its own direction. */
  .source {
    white-space: pre-wrap;
    unicode-bidi: plaintext;
  }
  /** Words stay whole: a wide table scrolls. */
  table {
    display: block;
    overflow: auto;
    border-collapse: collapse;
    font-size: var(--l-text-16);
    overflow-wrap: normal;
  }
  th,
  td {
    min-inline-size: 4rem;
    border-block-end: 1px solid var(--l-rule);
    padding: var(--l-8) var(--l-12);
  }
  :is(th, td):not([align]) {
    text-align: start;
  }
`;
