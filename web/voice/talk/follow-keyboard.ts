/**
 * An on-screen keyboard covers the bottom of the page without the style sheet knowing: a full-height panel ends above it. Lives as long as the
 * document, like the style sheets.
 */
export const followKeyboard = ({ style }: HTMLElement): void => {
  const { visualViewport } = window;
  if (visualViewport === null) return;
  const follow = (): void => {
    const { height, offsetTop, scale } = visualViewport;
    style.setProperty("--seen", `${height * scale}px`);
    // Who has magnified the page moves over it, and over the panel with it: that is no keyboard.
    style.setProperty("--seen-from", `${scale > 1 ? 0 : offsetTop}px`);
  };
  for (const event of ["resize", "scroll"]) visualViewport.addEventListener(event, follow);
  follow();
};
