const dark = `
      --accent: var(--lectern-accent, #8ab4f8);
      --on-accent: var(--lectern-on-accent, #10131a);
      --surface: var(--lectern-surface, #1b1d22);
      --text: var(--lectern-text, #e8eaed);
      --faint: var(--lectern-faint, #b3b8c0);
      --line: var(--lectern-line, #7d828c);
      --tint: var(--lectern-tint, #292c33);
      --danger: var(--lectern-danger, #f2a39c);
    `;

/** The look. What a page may change are the `--lectern-*` properties and the parts: `docs/embedding.md` has the list. */
export const styles = `
  :host {
    --accent: var(--lectern-accent, #0b57d0);
    --on-accent: var(--lectern-on-accent, #fff);
    --surface: var(--lectern-surface, #fff);
    --text: var(--lectern-text, #1b1c1e);
    --faint: var(--lectern-faint, #565a61);
    --line: var(--lectern-line, #8a8f98);
    --tint: var(--lectern-tint, #f0f3f9);
    --danger: var(--lectern-danger, #b3261e);
    --radius: var(--lectern-radius, 12px);
    display: block;
    font-family: var(--lectern-font, system-ui, sans-serif);
    font-size: var(--lectern-font-size, 1rem);
    line-height: 1.45;
    font-style: normal;
    font-weight: 400;
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    color: var(--text);
  }
  :host([hidden]),
  :host([placement="none"]),
  [hidden] {
    display: none !important;
  }
  :host(:is([placement="widget"], [placement="modal"], :not([placement]))) {
    display: inline-block;
  }
  * {
    box-sizing: border-box;
  }
  /* A page may style every element of its own, and so the host: what is in it takes nothing from there. */
  .panel,
  .floating,
  dialog {
    color: var(--text);
  }
  .panel,
  .content {
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
    min-inline-size: 0;
  }
  .content:empty {
    display: none;
  }
  .panel {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: 1rem;
    min-inline-size: 0;
  }
  .panel:focus {
    outline: none;
  }
  .homepage {
    max-inline-size: 36rem;
  }
  .homepage .transcript {
    max-block-size: 16rem;
  }
  .destination_page {
    border: none;
  }
  .destination_page .transcript {
    max-block-size: none;
  }
  .floating {
    position: fixed;
    inset: auto;
    margin: 0;
    border: 0;
    padding: 0;
    background: none;
    overflow: visible;
    inset-block-end: max(1rem, env(safe-area-inset-bottom));
    inset-inline-end: 1rem;
    z-index: var(--lectern-layer, 2147483000);
  }
  .floating > .row {
    justify-content: flex-end;
  }
  .away {
    display: block;
    font-size: 0.85em;
    font-weight: 400;
  }
  .away:empty {
    display: none;
  }
  .floating .panel {
    inline-size: min(24rem, 100vw - 2rem);
    max-block-size: min(40rem, 100dvh - 2rem);
    overflow: auto;
    box-shadow: 0 8px 28px rgb(0 0 0 / 28%);
  }
  .floating .transcript {
    min-block-size: 5rem;
  }
  dialog {
    border: none;
    padding: 0;
    background: none;
    inline-size: min(36rem, 100vw - 2rem);
    max-block-size: calc(100dvh - 2rem);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 55%);
  }
  header,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  h2,
  h3,
  h4,
  p {
    margin: 0;
  }
  h2 {
    font-size: 1.1em;
    flex: 1;
  }
  h3 {
    font-size: 1em;
  }
  h4 {
    font-size: 0.9em;
    margin-block-start: 0.6rem;
  }
  .status {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-block-size: 1.5em;
  }
  .dot {
    flex: none;
    inline-size: 0.7rem;
    block-size: 0.7rem;
    border-radius: 50%;
    border: 2px solid var(--faint);
  }
  .listening .dot,
  .on_call .dot {
    background: var(--accent);
    border-color: var(--accent);
  }
  .speaking .dot,
  .working .dot {
    background: var(--accent);
    border-color: var(--accent);
    animation: pulse 1s ease-in-out infinite alternate;
  }
  @keyframes pulse {
    to {
      transform: scale(1.5);
      opacity: 0.5;
    }
  }
  button,
  input {
    font: inherit;
    color: inherit;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) / 1.5);
    padding: 0.5rem 0.85rem;
    min-block-size: 2.75rem;
    max-inline-size: 100%;
  }
  button {
    cursor: pointer;
  }
  .primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .danger {
    color: var(--danger);
    border-color: currentColor;
  }
  .round {
    border-radius: 2rem;
    box-shadow: 0 3px 12px rgb(0 0 0 / 30%);
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  @media (prefers-color-scheme: dark) {
    :host(:not([theme="light"])) {${dark}}
  }
  :host([theme="dark"]) {${dark}}
  @media (prefers-reduced-motion: reduce) {
    .dot {
      animation: none !important;
    }
  }
  @media (forced-colors: active) {
    .dot {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
