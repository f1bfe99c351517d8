/** Defines an element unless it exists already: pages load scripts twice. */
export const define = (tag: string, element: CustomElementConstructor): void => {
  if (customElements.get(tag) === undefined) customElements.define(tag, element);
};
