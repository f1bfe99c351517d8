import type { HtmlElement } from "./html-tree.ts";

/** Properties of an element, in lower case. */
export type Style = ReadonlyMap<string, string>;

/** What changes the meaning of a text, or hides it. Office programs put some of it into style sheets. */
const properties: ReadonlySet<string> = new Set(
  (
    "font-weight font-style font-size font-family text-decoration text-decoration-line vertical-align display visibility opacity position margin top left text-indent " +
    "clip clip-path width height max-height overflow white-space list-style-type page-break-before mso-hide mso-list mso-element " +
    "mso-special-format mso-special-character mso-symbol-font-family"
  ).split(" "),
);

/** The style of each element: its own, and what style sheets say of its name and classes. Other selectors have no effect. */
export function createStyles(sheet: string): (element: HtmlElement) => Style {
  const rules = readSheet(sheet);
  const known = new WeakMap<HtmlElement, Style>();
  return (element) => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const style = new Map<string, string>();
    const classes = classesOf(element);
    const selectors = [element.tag, ...classes.map((name) => `.${name}`), ...classes.map((name) => `${element.tag}.${name}`)];
    for (const selector of selectors) for (const [name, value] of rules.get(selector) ?? []) style.set(name, value);
    for (const [name, value] of readDeclarations(element.attributes["style"] ?? "")) style.set(name, value);
    known.set(element, style);
    return style;
  };
}

export function classesOf({ attributes }: HtmlElement): readonly string[] {
  return (attributes["class"] ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 20);
}

function readDeclarations(text: string): readonly (readonly [string, string])[] {
  return text.split(";").flatMap((declaration) => {
    const [name = "", ...value] = declaration.split(":");
    const property = name.trim().toLowerCase();
    const set = value
      .join(":")
      .replace(/!important/i, "")
      .trim()
      .toLowerCase();
    return properties.has(property) ? [[property, set] as const] : [];
  });
}

/** `tag`, `.class` and `tag.class`. Blocks of `@media`, `@list` and their like are left out. */
function readSheet(sheet: string): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  const rules = new Map<string, (readonly [string, string])[]>();
  const text = withoutComments(sheet);
  let [at, depth] = [0, 0];
  for (let open = text.indexOf("{"); open !== -1; open = text.indexOf("{", at)) {
    const prelude = text.slice(at, open).trim();
    const close = text.indexOf("}", open);
    if (close === -1) break;
    const inner = text.indexOf("{", open + 1);
    if (inner !== -1 && inner < close) {
      depth += 1;
      at = open + 1;
      continue;
    }
    at = close + 1;
    if (depth === 0 && !prelude.startsWith("@")) addRule(rules, prelude, text.slice(open + 1, close));
    for (let next = /^\s*\}/.exec(text.slice(at, at + 100)); depth > 0 && next !== null; next = /^\s*\}/.exec(text.slice(at, at + 100))) {
      depth -= 1;
      at += next[0].length;
    }
  }
  return rules;
}

function addRule(rules: Map<string, (readonly [string, string])[]>, prelude: string, body: string): void {
  const declarations = readDeclarations(body);
  if (declarations.length === 0) return;
  for (const selector of prelude.split(",").slice(0, 100)) {
    const name = selector.trim().toLowerCase();
    if (/^[a-z][a-z\d]*$|^(?:[a-z][a-z\d]*)?\.[\w-]+$/.test(name))
      rules.set(name, [...(rules.get(name) ?? []).slice(0, 100), ...declarations]);
  }
}

function withoutComments(sheet: string): string {
  return sheet
    .replaceAll(/<!--|-->/g, " ")
    .split("/*")
    .map((part, index) => (index === 0 ? part : part.includes("*/") ? part.slice(part.indexOf("*/") + 2) : ""))
    .join(" ");
}
