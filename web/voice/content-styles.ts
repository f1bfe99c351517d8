/** The look of what a conversation shows: it comes with the conversation. */
export const contentStyles = `
  .area {
    display: contents;
  }
  form.row {
    flex-wrap: nowrap;
  }
  input {
    flex: 1;
    min-inline-size: 0;
  }
  input::placeholder {
    color: var(--faint);
    opacity: 1;
  }
  .notice {
    background: var(--tint);
    border-radius: calc(var(--radius) / 2);
    padding: 0.6rem 0.75rem;
    display: grid;
    gap: 0.5rem;
    justify-items: start;
  }
  .cards {
    display: grid;
    gap: 0.75rem;
  }
  .card {
    background: var(--tint);
    border-radius: calc(var(--radius) / 1.5);
    padding: 0.75rem 0.9rem;
    display: grid;
    gap: 0.4rem;
    overflow-wrap: anywhere;
  }
  blockquote {
    margin: 0;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--accent);
    white-space: pre-line;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(6rem, auto) 1fr;
    gap: 0.2rem 0.9rem;
    margin: 0;
  }
  dt,
  .faint,
  .speaker {
    color: var(--faint);
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
  .faint,
  .speaker {
    font-size: 0.88em;
  }
  ul,
  ol {
    margin: 0;
    padding-inline-start: 1.2rem;
  }
  .badge {
    border: 1px solid currentColor;
    border-radius: 1rem;
    padding: 0 0.5rem;
    font-size: 0.85em;
  }
  a {
    color: var(--accent);
  }
  .transcript {
    list-style: none;
    padding: 0;
    display: flex;
    flex-direction: column;
    gap: 0.6rem;
    overflow: auto;
    overflow-anchor: none;
    max-block-size: 14rem;
  }
  .transcript li {
    display: grid;
    overflow-wrap: anywhere;
    max-inline-size: 90%;
  }
  /* Colours that are forced upon a page leave the edges. */
  .card,
  .notice,
  .transcript .visitor {
    border: 1px solid transparent;
  }
  .transcript .visitor {
    align-self: flex-end;
    background: var(--tint);
    border-radius: calc(var(--radius) / 1.5);
    padding: 0.4rem 0.75rem;
  }
`;
