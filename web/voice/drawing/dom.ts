interface Looks {
  readonly part?: string;
  readonly className?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onClick?: () => void;
}

/** An element with its children. A page's button must not wait for a template library. */
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

/** Does nothing if the text is the same: a live region speaks whenever its text is set. */
export const setText = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** Undefined: removes it. */
export const setAttribute = (element: Element, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** A button with an icon and a word. */
export class IconButton {
  readonly element: HTMLButtonElement;
  /** In its own direction: it may be the owner's. */
  readonly #word = create("bdi", { className: "word" });

  constructor(picture: Node, { className = "", ...looks }: Looks) {
    this.element = create("button", { ...looks, className: `button ${className}`, attributes: { type: "button", ...looks.attributes } }, [
      picture,
      this.#word,
    ]);
  }

  /** `name`: the accessible name if it says more than the word; it contains the word. */
  paint(word: string, name?: string): void {
    setText(this.#word, word);
    setAttribute(this.element, "aria-label", name === word ? undefined : name);
  }
}

/** In a way that no policy of the page forbids. */
export const adopt = (root: ShadowRoot, css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
};
