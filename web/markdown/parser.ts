import MarkdownIt, { type Env, type MarkdownItOptions, type MarkdownIt as Parser } from "markdown-it";
import { isLinkAddress } from "./link-address.ts";
import { countNumberedLists } from "./numbered-lists.ts";

const limits = {
  /** 10,000 cells in a text: markdown-it adds missing cells, up to 65,536 for a table of a few hundred characters. */
  cells: 10_000,
  /** 32 nested elements, or 16 lists. Deeper ones are text, because every quote reads all its lines again. */
  nesting: 32,
} as const;

/** The number of table cells in a text so far. */
export const usedCells = new WeakMap<Env, number>();

/** A Markdown parser that is fast for any text. Tables over the limit become paragraphs; links that nobody should follow are text. */
export const createParser = (options: MarkdownItOptions): Parser => {
  const parser = new MarkdownIt({ ...options, maxNesting: limits.nesting + 4 });
  parser.validateLink = isLinkAddress;
  const { ruler } = parser.block;
  const rules = ruler.getRules("");
  // The first rule is the one for tables, the last one for paragraphs.
  const [table, paragraph] = [rules[0], rules.at(-1)];
  ruler.at(
    "table",
    (state, start, end, isSilent) => {
      const used = usedCells.get(state.env) ?? 0;
      if (used >= limits.cells || table?.(state, start, end, true) !== true) return false;
      const columns = state.src.slice(state.bMarks[start + 1], state.eMarks[start + 1]).match(/-+/g)?.length ?? 1;
      const rows = Math.floor((limits.cells - used) / columns);
      if (rows === 0 || isSilent) return rows > 0;
      table(state, start, Math.min(end, start + 1 + rows), false);
      usedCells.set(state.env, used + columns * (state.line - start - 1));
      return true;
    },
    { alt: ["paragraph", "reference"] },
  );
  countNumberedLists(parser);
  // Measures, not emphasis: 120*60*75.
  parser.inline.ruler.before("emphasis", "product", (state, isSilent) => {
    if (!/^\d\*\d$/.test(state.src.slice(Math.max(0, state.pos - 1), state.pos + 2))) return false;
    if (!isSilent) state.pending += "*";
    state.pos += 1;
    return true;
  });
  // At `maxNesting`, markdown-it would drop the rest of the text. A list adds two elements at once.
  ruler.before(
    "table",
    "nested",
    (state, start, end, isSilent) => state.level >= limits.nesting && paragraph?.(state, start, end, isSilent) === true,
  );
  return parser;
};
