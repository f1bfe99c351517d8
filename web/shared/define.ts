/** Defines an element unless the page has it: pages load scripts twice. */
export const define = (tag: string, element: CustomElementConstructor): void => {
  if (customElements.get(tag) === undefined) customElements.define(tag, element);
};
