/** Style attributes are renamed: the page's policy would report each, and nothing applies them here. */
export const keptStyle = "data-style";

/** The value of a property of an element's own style, in lower case; empty if it has none. `mso-bidi-font-weight` is not `font-weight`. */
export const styleValue = (node: Element, property: string): string => {
  const declarations = (node.getAttribute(keptStyle) ?? "").split(";").map((declaration) => declaration.split(":"));
  const values = declarations.filter(([name = ""]) => name.trim().toLowerCase() === property).map(([, ...value]) => value.join(":"));
  return values.at(-1)?.trim().toLowerCase() ?? "";
};
