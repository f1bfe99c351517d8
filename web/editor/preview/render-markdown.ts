import MarkdownIt, { type Token } from "markdown-it";

/** Raw HTML is shown as the text that it is, and an address that could run a script is no link: markdown-it sees to it. */
const markdown = new MarkdownIt({ html: false });

/** Attributes that have a meaning here. Tables align their cells by `style`, which a page's policy refuses as an attribute. */
const attributes = new Set(["href", "src", "alt", "title", "start"]);

/** Markdown as nodes. Nothing is ever parsed as HTML: every word of the text becomes a text node. */
export const renderMarkdown = (text: string): DocumentFragment => {
  const root = document.createDocumentFragment();
  append(root, markdown.parse(text, {}));
  return root;
};

const append = (root: Node, tokens: readonly Token[]): void => {
  const open: Node[] = [root];
  for (const token of tokens) {
    const parent = open.at(-1) ?? root;
    if (token.nesting === -1) open.pop();
    else if (token.type === "inline") append(parent, token.children ?? []);
    // The paragraph of a tight list item has no element of its own.
    else if (token.hidden) open.push(parent);
    else {
      const node = nodeOf(token);
      parent.appendChild(node);
      if (token.nesting === 1) open.push(node);
    }
  }
};

const nodeOf = (token: Token): Node => {
  if (token.type === "softbreak") return document.createTextNode("\n");
  if (token.tag === "" || token.type === "text") return document.createTextNode(token.content);
  if (token.type === "fence" || token.type === "code_block") return element("pre", element("code", document.createTextNode(token.content)));
  const made = element(token.tag, document.createTextNode(token.type === "image" ? "" : token.content));
  for (const [name, value] of token.attrs ?? []) if (attributes.has(name)) made.setAttribute(name, String(value));
  if (token.type === "image") made.setAttribute("alt", token.content);
  if (made instanceof HTMLAnchorElement) made.rel = "noopener noreferrer";
  return made;
};

const element = (tag: string, child: Node): HTMLElement => {
  const made = document.createElement(tag);
  made.append(child);
  return made;
};
