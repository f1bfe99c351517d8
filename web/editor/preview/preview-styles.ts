import { css } from "lit";

export const previewStyles = css`
  :host {
    /** 640 px of text. */
    --column: 42.5rem;
  }
  article {
    --face: var(--l-serif);
    max-inline-size: var(--column);
    margin-inline: auto;
    padding: var(--l-40) var(--l-20) 50dvh;
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
  /** Smaller than the page's title. */
  h1 {
    font-size: var(--l-text-28);
  }
  .title {
    font-size: var(--l-text-34);
    max-inline-size: var(--column);
    margin: 0 auto;
    padding: var(--l-40) var(--l-20) var(--l-16);
    overflow-wrap: anywhere;
  }
  .title + article {
    padding-block-start: 0;
  }
  h2 {
    font-size: var(--l-text-23);
  }
  :is(h3, h4, h5, h6) {
    font-size: inherit;
    font-weight: 600;
    line-height: var(--l-line-title);
    letter-spacing: -0.01em;
  }
  article :is(h1, h2, h3, h4, h5, h6) {
    margin-block: var(--l-40) var(--l-8);
  }
  /** As in reading-style.ts. */
  :is(p, h1, h2, h3, h4, h5, h6)[dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  p,
  ul,
  ol,
  blockquote,
  pre,
  table {
    margin-block: 0 var(--l-20);
  }
  li + li,
  li > :is(ul, ol) {
    margin-block-start: var(--l-4);
  }
  a {
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.16em;
  }
  /** The box is in the place of a bullet. */
  .task {
    list-style: none;
    text-indent: -1.3em;
  }
  .task :is(ul, ol) {
    text-indent: 0;
  }
  img {
    max-inline-size: 100%;
    border-radius: var(--l-radius);
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--l-20);
    border-inline-start: 2px solid var(--l-rule);
    color: var(--l-faint);
  }
  li > :is(ul, ol),
  blockquote > :last-child {
    margin-block-end: 0;
  }
  hr {
    border: 0;
    border-block-start: 1px solid var(--l-rule);
    margin-block: var(--l-40);
  }
  /** Whatever the page's language. */
  pre,
  code {
    direction: ltr;
    unicode-bidi: isolate;
    font-family: var(--l-mono);
    font-size: var(--l-code);
  }
  code {
    background: var(--l-tint);
    border-radius: var(--l-4);
    padding: 1px var(--l-4);
  }
  pre code {
    font-size: inherit;
    padding: 0;
  }
  pre {
    text-align: start;
    white-space: pre-wrap;
    background: var(--l-tint);
    border-radius: var(--l-radius);
    padding: var(--l-12) var(--l-16);
  }
  /** The rest of a long text. Each line has its own direction. */
  .source,
  .source > div {
    white-space: pre-wrap;
    unicode-bidi: plaintext;
  }
  .source > div {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 100rem;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--l-text-16);
    font-variant-numeric: tabular-nums;
  }
  th {
    font-weight: 600;
  }
  th,
  td {
    vertical-align: top;
    min-inline-size: 4rem;
    border-block-end: 1px solid var(--l-rule);
    padding: var(--l-8) var(--l-12);
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  :is(th, td):not([align="center"]) {
    text-align: start;
  }
  /** Written for a page from left to right, a column is at its end in the other direction, too. */
  :is(th, td)[align="right"] {
    text-align: end;
  }
`;
