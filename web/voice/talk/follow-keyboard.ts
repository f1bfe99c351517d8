/**
 * A keyboard on the screen covers what is below, which the style sheet cannot know: a panel as high as the screen ends above it. Safari on iOS
 * also pushes the window up behind the keyboard, and what is fixed to it with it. For as long as the document lives, as the panel may.
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
