import { css } from "lit";

export const viewStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    /** 68 characters of text, and the margins. */
    --column: 46rem;
    /** Marks of headings and quotations hang in the margin. */
    --hang: 1;
  }
  .desk {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .writing {
    inline-size: 100%;
    max-inline-size: var(--column);
    min-inline-size: 0;
    margin-inline: auto;
    padding: var(--l-16) var(--l-48) var(--l-64);
    display: flex;
    flex-direction: column;
  }
  lectern-source {
    flex: 1;
  }
  .line {
    margin-block-end: var(--l-16);
  }
  .kind {
    min-block-size: var(--l-24);
    margin-block-end: var(--l-4);
    color: var(--l-faint);
    font-size: var(--l-text-13);
  }
  lectern-title {
    margin-block-end: var(--l-16);
  }
  /** Not loaded yet. */
  .page:not(:defined) {
    display: none;
  }
  .page {
    padding: var(--l-20);
    border-inline-start: 1px solid var(--l-rule);
    font-size: var(--l-text-14);
  }
  .page header {
    display: none;
    justify-content: space-between;
  }
  .page h2 {
    margin: 0;
  }
  .preview {
    border-inline-start: 1px solid var(--l-rule);
    min-inline-size: 0;
  }
  .foot {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--l-16);
    min-block-size: var(--l-40);
    padding-inline: var(--l-12);
    background: var(--l-surface);
    border-block-start: 1px solid var(--l-rule);
    color: var(--l-faint);
    font-size: var(--l-text-13);
  }
  .foot .row {
    gap: 0 var(--l-16);
  }
  .foot .tools {
    gap: 0;
    flex-wrap: nowrap;
  }
  .foot button {
    border: 0;
    background: none;
    color: var(--l-faint);
    min-block-size: var(--l-32);
    min-inline-size: var(--l-32);
    padding: var(--l-4);
    font-size: var(--l-text-14);
  }
  .foot button:hover {
    color: var(--l-text);
  }
  @media (width >= 64rem) {
    .with-page {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
    .with-preview {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .with-preview.with-page {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 20rem;
    }
    .page,
    .preview {
      position: sticky;
      inset-block-start: var(--l-48);
      block-size: calc(100dvh - var(--l-48) - var(--l-40));
      overflow: auto;
      scrollbar-width: thin;
    }
  }
  @media (width < 64rem) {
    :host {
      --hang: 0;
    }
    .writing {
      padding: var(--l-12) var(--l-20) var(--l-48);
    }
    .with-preview .writing {
      display: none;
    }
    .preview {
      border: 0;
    }
    /** A sheet from below: the text comes first. */
    .page {
      position: fixed;
      inset-inline: 0;
      inset-block-end: 0;
      z-index: 4;
      max-block-size: 75dvh;
      overflow: auto;
      background: var(--l-raised);
      border: 0;
      border-radius: var(--l-radius-large) var(--l-radius-large) 0 0;
      box-shadow: var(--l-middle);
      animation: rise var(--l-slow) var(--l-ease);
      padding-block-end: max(var(--l-20), env(safe-area-inset-bottom));
    }
    .page header {
      display: flex;
      margin-block-end: var(--l-12);
    }
  }
  @media (max-width: 40rem) {
    .foot {
      padding-inline: var(--l-4);
    }
    .foot .about {
      display: none;
    }
    /** All of them, beside each other. */
    .foot .tools {
      inline-size: 100%;
    }
    .foot .tools button {
      flex: 1 1 0;
      min-inline-size: 0;
      min-block-size: var(--l-40);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    lectern-source {
      animation: appear var(--l-fast) var(--l-ease);
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @keyframes rise {
    from {
      translate: 0 var(--l-64);
    }
  }
  @media (max-height: 24rem) {
    .foot {
      position: static;
    }
  }
`;
