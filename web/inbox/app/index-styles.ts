import { css } from "lit";

/** The list of all settings, beside one part of them. */
export const indexStyles = css`
  .indexed {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: 0 var(--l-40);
    max-inline-size: 68rem;
    margin-inline: auto;
    padding: var(--l-32) var(--l-20) var(--l-64);
  }
  .indexed > .place {
    margin: 0;
    padding: 0;
  }
  .indexed > nav {
    position: sticky;
    inset-block-start: calc(var(--l-48) + var(--l-32));
    align-self: start;
    display: grid;
    margin-inline-start: calc(-1 * var(--l-12));
    font-size: var(--l-text-14);
  }
  .indexed > nav a {
    padding: var(--l-8) var(--l-12);
    border-radius: var(--l-radius);
    color: var(--l-faint);
    text-decoration: none;
  }
  .indexed > nav a:hover {
    color: var(--l-text);
  }
  .indexed > nav [aria-current] {
    background: var(--l-tint);
    color: var(--l-text);
    font-weight: 600;
  }
  .indexed > nav h1,
  .indexed > .back {
    display: none;
  }
  @media (max-width: 40rem) {
    .indexed {
      grid-template-columns: minmax(0, 1fr);
      padding: var(--l-20) var(--l-16) var(--l-64);
    }
    .indexed > nav {
      position: static;
      margin: 0;
      font-size: var(--l-text-16);
    }
    .indexed > nav a,
    .indexed > nav a[aria-current] {
      padding: var(--l-12) 0;
      border-block-end: 1px solid var(--l-rule);
      border-radius: 0;
      background: none;
      color: var(--l-text);
      font-weight: 400;
    }
    .indexed.chosen > nav {
      display: none;
    }
    .indexed > nav h1 {
      display: block;
    }
    .indexed.chosen > .back {
      display: inline-flex;
      align-items: center;
      min-block-size: var(--l-40);
      margin-block: calc(-1 * var(--l-12)) var(--l-8);
      color: var(--l-faint);
      font-size: var(--l-text-14);
      text-decoration: none;
    }
  }
`;
