import { css } from "lit";

/** The mark, a sentence alone on its page, a person's initials, and what is being loaded. */
export const partStyles = css`
  .mark {
    inline-size: 28px;
    block-size: 28px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark .desk {
    stroke: var(--l-accent);
    stroke-width: 3.2;
  }
  .alone {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--l-16);
    justify-items: start;
    max-inline-size: 34rem;
    margin: 12dvh auto 0;
  }
  .alone > .mark {
    inline-size: var(--l-40);
    block-size: var(--l-40);
  }
  .alone > h1 {
    margin: 0;
    font-size: var(--l-text-28);
    overflow: visible;
    white-space: normal;
  }
  .person {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: var(--l-32);
    block-size: var(--l-32);
    border-radius: var(--l-round);
    background: var(--l-tint);
    font-size: var(--l-text-13);
    font-weight: 600;
  }
  .person::before {
    content: attr(data-initials);
  }
  .grey-rows {
    display: grid;
    gap: var(--l-16);
    padding-block: var(--l-16);
  }
  .grey-rows > i {
    block-size: var(--l-16);
    border-radius: var(--l-4);
    background: var(--l-tint);
  }
  .grey-rows > :nth-child(2n) {
    inline-size: 60%;
  }
`;
