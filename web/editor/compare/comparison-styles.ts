import { css } from "lit";

export const comparisonStyles = css`
  article {
    max-block-size: 60dvh;
    overflow: auto;
    max-inline-size: none;
    padding: var(--l-20) var(--l-24);
    margin-block-start: var(--l-8);
    border-radius: var(--l-radius);
    background: var(--l-surface);
    font-size: var(--l-text-16);
  }
  article h1,
  article h2,
  article h3 {
    font-size: var(--l-text-19);
    margin-block-start: 0;
  }
  article img {
    max-block-size: 12rem;
  }
  :host([page]) article {
    max-block-size: none;
    overflow: visible;
    padding: 0;
    font-size: var(--l-text-19);
  }
  .was,
  .is {
    padding-inline: var(--l-4);
    border-radius: calc(var(--l-radius) / 2);
    color: var(--l-text);
  }
  .place {
    border-inline-start: 2px solid var(--l-line-color);
    margin-inline: calc(-1 * var(--l-16) - 2px) 0;
    padding-inline-start: var(--l-16);
    margin-block-end: var(--l-20);
  }
  :is(article, .place) > :last-child {
    margin-block-end: 0;
  }
  ins > img,
  del > img {
    outline: 3px solid var(--l-good);
  }
  del > img {
    outline-color: var(--l-danger);
    opacity: 0.6;
  }
  .place > :is(ins, del) {
    display: block;
    margin-inline: calc(-1 * var(--l-8));
    padding-inline: var(--l-8);
    border-radius: calc(var(--l-radius) / 2);
  }
  .place > :is(ins, del) > * {
    margin-block: 0;
  }
  .place > del + ins {
    margin-block-start: var(--l-8);
  }
  .place > :has(+ .either) {
    margin-block-end: 0;
  }
  .place > .either {
    margin-block-start: var(--l-8);
    font-family: var(--l-font);
  }
  details {
    margin-block-end: var(--l-20);
  }
  summary {
    padding: var(--l-4) var(--l-12);
    margin-block-end: var(--l-8);
    border-radius: var(--l-radius);
    background: var(--l-tint);
    color: var(--l-faint);
    font-family: var(--l-font);
    font-size: var(--l-text-13);
    cursor: pointer;
  }
`;
