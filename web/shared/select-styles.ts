import { css } from "lit";

/** Choices have a chevron of two strokes, 8 px after their words. */
export const selectStyles = css`
  select {
    --chevron: 10px;
    --stroke: transparent 40%, currentColor 40% 60%, transparent 60%;
    --end: 13px;
    appearance: none;
    field-sizing: content;
    padding-inline-end: calc(var(--end) + var(--chevron) + var(--l-8));
    background-image: linear-gradient(45deg, var(--stroke)), linear-gradient(-45deg, var(--stroke));
    background-position:
      right calc(var(--end) + 5px) center,
      right var(--end) center;
    background-size: 5px 5px;
    background-repeat: no-repeat;
  }
  select:dir(rtl) {
    background-position:
      left var(--end) center,
      left calc(var(--end) + 5px) center;
  }
`;
