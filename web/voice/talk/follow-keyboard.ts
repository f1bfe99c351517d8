/**
 * An on-screen keyboard covers the bottom of the page without the style sheet knowing: a full-height panel ends above it. Lives as long as the
 * document, like the style sheets.
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
