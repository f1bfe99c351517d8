import MarkdownIt, { type Env, type MarkdownItOptions, type MarkdownIt as Parser } from "markdown-it";

const limits = {
  /** 10,000 cells of a whole text: markdown-it adds the missing ones, up to 65,536 in a table of a few hundred characters. */
  cells: 10_000,
  /** 32 elements within each other, 16 lists. Deeper ones are left out: every quote reads all its lines again. */
  nesting: 32,
} as const;

/** A Markdown parser that no text keeps busy for long. Tables over the limit are paragraphs. */
export const createParser = (options: MarkdownItOptions): Parser => {
  const parser = new MarkdownIt({ ...options, maxNesting: limits.nesting });
  const { ruler } = parser.block;
  const cellsOf = new WeakMap<Env, number>();
  // The first rule is the one for tables.
  const [table] = ruler.getRules("");
  ruler.at(
    "table",
    (state, start, end, isSilent) => {
      const used = cellsOf.get(state.env) ?? 0;
      if (used >= limits.cells || table?.(state, start, end, true) !== true) return false;
      const columns = state.src.slice(state.bMarks[start + 1], state.eMarks[start + 1]).match(/-+/g)?.length ?? 1;
      const rows = Math.floor((limits.cells - used) / columns);
      if (rows === 0 || isSilent) return rows > 0;
      table(state, start, Math.min(end, start + 1 + rows), false);
      cellsOf.set(state.env, used + columns * (state.line - start - 1));
      return true;
    },
    { alt: ["paragraph", "reference"] },
  );
  return parser;
};
