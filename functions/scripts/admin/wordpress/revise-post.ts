import { type HtmlElement, type HtmlNode, textOf } from "../../../../web/markdown/from-html/html-tree.ts";
import { classesOf } from "../../../../web/markdown/from-html/styles.ts";
import { embeddedAddress, type LeftBehind } from "./shortcode-html.ts";

export interface OldAddresses {
  /** Where a link leads now; undefined if it should lead nowhere. */
  readonly link: (href: string) => string | undefined;
  /** The whole picture, of whichever size, and what it shows. */
  readonly picture: (source: string) => { readonly address: string; readonly alt: string };
}

/** The elements of a post as its page has them: with addresses of today, with captions below, and without what works only in WordPress. */
export const revisePost = (root: HtmlElement, addresses: OldAddresses, left: LeftBehind): HtmlElement => {
  const revise = (node: HtmlNode): readonly HtmlNode[] => {
    if (typeof node === "string") return [node];
    if (node.attributes["aria-hidden"] === "true") return [];
    const named = namedRecording(node);
    if (named !== undefined) return [element("p", [element("a", named.words, { href: named.source })])];
    const source = sourceOf(node);
    if (source === undefined) return rewrite(node.tag, { ...node, children: node.children.flatMap(revise) }, addresses, left);
    const address = embeddedAddress(source);
    if (address !== "") return [element("p", [element("a", [address], { href: address })])];
    left.leftOut.add(URL.canParse(source) ? `<${node.tag}> from ${new URL(source).host}` : `<${node.tag}>`);
    return [];
  };
  return { ...root, children: root.children.flatMap(revise) };
};

const element = (tag: string, children: readonly HtmlNode[], attributes: HtmlElement["attributes"] = {}): HtmlElement => ({
  tag,
  attributes,
  children: [...children],
});

/** Of what shows something else, or runs: where it comes from, if anybody knows. Undefined for all other elements. */
const sourceOf = ({ tag, attributes, children }: HtmlElement): string | undefined => {
  if (/^(?:script|style|form)$/.test(tag)) return "";
  if (!/^(?:iframe|audio|video|embed|object)$/.test(tag)) return undefined;
  const inner = children.flatMap((child) => (typeof child !== "string" && child.tag === "source" ? (child.attributes["src"] ?? []) : []));
  return (attributes["src"] ?? attributes["data-src"] ?? attributes["data"] ?? inner[0] ?? "").replace(/^\/\//, "https://");
};

/** A recording of the old site, with the caption that says what it is. */
const namedRecording = ({ tag, children }: HtmlElement): { readonly source: string; readonly words: readonly HtmlNode[] } | undefined => {
  const [recording, caption, ...others] = children.flatMap((child) => (typeof child === "string" ? [] : child));
  if (tag !== "figure" || recording === undefined || !/^(?:audio|video)$/.test(recording.tag)) return undefined;
  const source = sourceOf(recording) ?? "";
  const isNamed = caption !== undefined && textOf(caption).trim() !== "" && others.length === 0 && embeddedAddress(source) !== "";
  return isNamed ? { source, words: caption.children } : undefined;
};

const rewrite = (tag: string, node: HtmlElement, addresses: OldAddresses, left: LeftBehind): readonly HtmlNode[] => {
  const { children, attributes } = node;
  const hasCaptionClass = classesOf(node).some((name) => /^(?:wp-caption-text|gallery-caption)$/.test(name));
  switch (hasCaptionClass ? "figcaption" : tag) {
    case "a":
      return rewriteLink(node, addresses, left);
    case "img":
      return [rewritePicture(node, addresses)];
    case "ul":
      // Of a gallery.
      return children.every(isPictureItem) ? children.flatMap((child) => (typeof child === "string" ? [] : child.children)) : [node];
    case "p":
      return splitPictures(children).map((part) => ({ ...node, children: [...part] }));
    case "button":
      // Of an accordion: its questions.
      return [element("p", [element("strong", children)])];
    case "figcaption":
      return textOf(node).trim() === "" ? [] : [element("p", [element("em", children)])];
    case "blockquote":
      return [{ ...node, children: children.map(toSource) }];
    case "table": {
      const isCaption = (child: HtmlNode): boolean => typeof child !== "string" && child.tag === "caption";
      const below = children
        .filter(isCaption)
        .map((child) => element("p", [element("em", typeof child === "string" ? [] : child.children)]));
      return [{ ...node, children: children.filter((child) => !isCaption(child)) }, ...below];
    }
    case "pre":
      return [classesOf(node).some((name) => name.includes("verse")) ? element("p", children, { style: "white-space: pre-wrap" }) : node];
    default:
      return [{ ...node, attributes, children: withoutSecondLinks(children) }];
  }
};

/** A picture that leads to its own file, or to WordPress' page about it, leads nowhere on another site. */
const rewriteLink = (node: HtmlElement, { link }: OldAddresses, left: LeftBehind): readonly HtmlNode[] => {
  const { attributes, children } = node;
  const { href = "" } = attributes;
  const isPicture = children.every((child) => (typeof child === "string" ? child.trim() === "" : child.tag === "img"));
  if (isPicture && /\.(?:jpe?g|png|gif|webp|avif)$|attachment_id=\d+/i.test(href)) return children;
  const target = href === "" ? undefined : link(href);
  if (target === undefined && href !== "") left.leftOut.add("a link to a page that visitors could not see");
  return target === undefined ? children : [{ ...node, attributes: { ...attributes, href: target } }];
};

/** Of lazily loaded pictures, `src` is a placeholder. */
const rewritePicture = (node: HtmlElement, { picture }: OldAddresses): HtmlElement => {
  const { src = "", ...attributes } = node.attributes;
  const { address, alt } = picture(attributes["data-src"] ?? attributes["data-lazy-src"] ?? src);
  return { ...node, attributes: { alt, ...attributes, src: address } };
};

const isPictureItem = (node: HtmlNode): boolean =>
  typeof node === "string"
    ? node.trim() === ""
    : node.tag === "li" && node.children.every((child) => (typeof child === "string" ? child.trim() === "" : child.tag === "figure"));

/** Who said it, in its own paragraph. */
const toSource = (child: HtmlNode): HtmlNode => {
  if (typeof child === "string") return child;
  const [only, ...others] = child.children.filter((part) => typeof part !== "string" || part.trim() !== "");
  if (child.tag === "p" && others.length === 0 && isSource(only)) return toSource(only);
  if (!isSource(child)) return child;
  return element("p", [/^\s*[—–-]/.test(textOf(child)) ? "" : "— ", ...child.children]);
};

const isSource = (node: HtmlNode | undefined): node is HtmlElement =>
  node !== undefined && typeof node !== "string" && /^(?:cite|footer)$/.test(node.tag);

/** The file block has a button that leads where its link leads. */
const withoutSecondLinks = (children: readonly HtmlNode[]): HtmlNode[] => {
  const seen = new Set<string | undefined>();
  return children.filter((child) => {
    if (typeof child === "string" || child.tag !== "a") return true;
    const { href } = child.attributes;
    const isSecond = "download" in child.attributes && seen.has(href);
    seen.add(href);
    return !isSecond;
  });
};

/** A picture that begins or ends a paragraph, or has a line of its own, stands above or below the words. */
const splitPictures = (children: readonly HtmlNode[]): readonly (readonly HtmlNode[])[] => {
  const parts: HtmlNode[][] = [[]];
  const isEdge = (index: number, step: 1 | -1): boolean => {
    const near = children[index + step];
    const beside = typeof near === "string" && near.trim() === "" ? children[index + 2 * step] : near;
    return beside === undefined || (typeof beside !== "string" && (beside.tag === "br" || isOwnPicture(beside)));
  };
  for (const [index, child] of children.entries()) {
    if (isOwnPicture(child) && (isEdge(index, -1) || isEdge(index, 1))) parts.push([child], []);
    else parts.at(-1)?.push(child);
  }
  return parts;
};

const isOwnPicture = (node: HtmlNode): boolean => {
  if (typeof node === "string") return false;
  if (node.tag === "a") return node.children.length === 1 && node.children.every(isOwnPicture);
  return node.tag === "img" && !classesOf(node).some((name) => /emoji|smil(?:ey|ie)/.test(name));
};
