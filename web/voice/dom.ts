interface Looks {
  readonly part?: string;
  readonly className?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onClick?: () => void;
}

/** An element with its children. The button of a page must not wait for a library of templates. */
export const create = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { part, className, text, attributes = {}, onClick }: Looks = {},
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  if (part !== undefined) element.setAttribute("part", part);
  if (className !== undefined) element.className = className;
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (onClick !== undefined) element.addEventListener("click", onClick);
  element.append(...children);
  return element;
};

/** A live region speaks whenever its text is set, also to the same. */
export const setText = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};
