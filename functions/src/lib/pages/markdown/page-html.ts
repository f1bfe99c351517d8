import { setImmediate } from "node:timers/promises";
import { createFairTurns, type Turn } from "../../platform/core/fair-turns.ts";
import { directionOf } from "../../i18n/direction.ts";
import { escapeHtml } from "../../../../../web/markdown/escape-html.ts";
import type { Direction } from "../../../../../web/markdown/first-direction.ts";
import { inOwnDirection } from "../../../../../web/markdown/own-direction.ts";
import type { PageNode } from "../../../../../web/markdown/page-blocks.ts";
import { parseInParts, partLimits, sourceNode } from "../../../../../web/markdown/page-parts.ts";
import { pictureSize } from "../../../../../web/markdown/picture-size.ts";
import { createPauses } from "../../../../../web/markdown/create-pauses.ts";

/** 4 Mi characters of an owner: the longest page takes 1 to 2 s for each, and nobody waits longer than 10 s. */
const mostWaiting = 4 * 1_048_576;

/** Long texts are rendered one at a time, because rendering may take a hundred times their length in memory. */
const inTurn = createFairTurns(mostWaiting);

/**
 * A page's Markdown as HTML, like the editor's preview. Other requests are handled between the parts of a long text. `owner`: its project.
 *
 * @throws AppError `unavailable` if nobody is waiting for a long text any more when its turn comes, or too much of its owner waits
 */
export const toPageHtml = async (
  markdown: string,
  { base, language }: { readonly base: string | undefined; readonly language: string },
  { owner, isAwaited }: Omit<Turn, "size"> = { owner: "", isAwaited: () => true },
): Promise<string> => {
  const direction = directionOf(language);
  if (markdown.length <= partLimits.part) return render(markdown, base, direction);
  return inTurn({ owner, size: markdown.length, isAwaited }, async () => render(markdown, base, direction));
};

const render = async (markdown: string, base: string | undefined, direction: Direction): Promise<string> => {
  const turn = createPauses(setImmediate);
  const html: string[] = [];
  for (const piece of await parseInParts(markdown, turn)) {
    if (typeof piece === "string") {
      const parts: string[] = [];
      for (const part of sourceNode(piece).children) {
        parts.push(toHtml(part));
        await turn();
      }
      html.push(`<div class="source">${parts.join("")}</div>`);
      continue;
    }
    for (const work of piece.pieces) {
      work();
      await turn();
    }
    html.push(toHtml(inOwnDirection(piece.node(base), direction)));
    await turn();
  }
  return html.join("\n");
};

const endless: ReadonlySet<string> = new Set(["br", "hr", "img"]);

const toHtml = (node: PageNode): string => {
  if (typeof node === "string") return escapeHtml(node);
  const { tag, attributes, children } = node;
  const size = tag === "img" ? pictureSize(attributes.get("src") ?? "") : undefined;
  const all =
    size === undefined ? [...attributes] : ([...attributes, ["width", String(size.width)], ["height", String(size.height)]] as const);
  const start = `<${tag}${all.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("")}>`;
  return endless.has(tag) ? start : `${start}${children.map(toHtml).join("")}</${tag}>`;
};
