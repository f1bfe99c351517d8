/** On a page that has replaced what the element is built with, no button is better than a dead one. */
export const removeOnFailure = (element: HTMLElement, deed: () => void): void => {
  try {
    deed();
  } catch (error) {
    if (!element.isConnected) return;
    element.remove();
    console.error("<lectern-voice> has removed itself: this page has replaced what it needs.", error);
  }
};
