import { svg, type TemplateResult } from "lit";
import type { IconNode } from "lucide";
import { pathOf } from "./path-of.ts";

const paths = new WeakMap<IconNode, string>();

/**
 * An icon next to a word, or in a button with a name: `html`<button>${icon(Search)} ${texts.search}</button>``. Icons are imported one by one
 * from `lucide`, so that a build contains only those in use. An arrow that follows the reading direction gets `turns`.
 */
export const icon = (node: IconNode, { turns = false }: { readonly turns?: boolean } = {}): TemplateResult => {
  const path = paths.get(node) ?? pathOf(node);
  paths.set(node, path);
  return svg`<svg class=${turns ? "icon turns" : "icon"} viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${path}></path></svg>`;
};
