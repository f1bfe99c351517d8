import { css } from "lit";

export const iconStyles = css`
  .icon {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
    vertical-align: -0.2em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .turns:dir(rtl) {
    transform: scaleX(-1);
  }
`;
