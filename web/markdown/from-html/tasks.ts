import type { Block } from "./blocks.ts";
import type { HtmlElement } from "./html-tree.ts";

/** Whether an item of a to-do list is done; undefined for an ordinary item. */
export function readTask(item: HtmlElement): boolean | undefined {
  const { role, "aria-checked": checked, "data-checked": other } = item.attributes;
  if (role === "checkbox" && checked !== undefined) return checked === "true";
  if (other === "true" || other === "false") return other === "true";
  // Confluence, Evernote.
  const state = item.attributes["data-task-state"] ?? /--en-checked:\s*(\w+)/.exec(item.attributes["style"] ?? "")?.[1];
  if (state !== undefined) return /^(?:done|true)$/i.test(state);
  const box = firstInside(item);
  if (box?.tag === "input" && box.attributes["type"] === "checkbox") return "checked" in box.attributes;
  const picture = box?.attributes["aria-roledescription"] === "checkbox" ? box : undefined;
  return picture === undefined ? undefined : picture.attributes["alt"] === "checked";
}

/** The first element without elements, going down at most 6 levels. */
function firstInside(element: HtmlElement): HtmlElement | undefined {
  let inner: HtmlElement | undefined = element;
  for (let levels = 0; inner !== undefined && levels < 6; levels++) {
    const next: HtmlElement["children"][number] | undefined = inner.children.find(
      (child) => typeof child !== "string" || child.trim() !== "",
    );
    if (next === undefined || typeof next === "string") return undefined;
    if (next.tag === "input" || next.tag === "img") return next;
    inner = next.tag === "ul" || next.tag === "ol" ? undefined : next;
  }
  return undefined;
}

/** Docs strikes out what is done. */
export function withoutStrike(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) => {
    if (block.kind !== "paragraph") return block;
    return { ...block, line: block.line.map((item) => ({ ...item, marks: { ...item.marks, strike: false } })) };
  });
}
