/**
 * A keyboard on the screen covers what is below, which the style sheet cannot know: a panel as high as the screen ends above it. For as long as the
 * document lives, as the sheets do.
 */
export const followKeyboard = (root: ShadowRoot): void => {
  const { visualViewport } = window;
  if (visualViewport === null) return;
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const follow = (): void => sheet.replaceSync(`:host { --seen: ${Math.round(visualViewport.height)}px; }`);
  visualViewport.addEventListener("resize", follow);
  follow();
};
