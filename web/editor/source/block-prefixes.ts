import type { Prefix, Starts } from "./toggle-prefix.ts";

const removeMarks: Starts = (lines) => lines.map(({ quote, indent }) => quote + indent);

/** An item loses its mark. */
export const headingPrefix = (signs: "##" | "###", own = /^#/): Prefix => ({
  own: ({ mark }) => own.test(mark),
  add: (lines) => lines.map(({ quote, indent, mark }) => `${quote}${mark === "" ? indent : ""}${signs} `),
  remove: removeMarks,
  isContainer: false,
  keepsLines: false,
});

export const quotePrefix: Prefix = {
  own: ({ quote }) => quote !== "",
  add: (lines) => {
    const common = Math.min(...lines.map(({ indent }) => indent.length));
    return lines.map(({ quote, indent, mark, box }) =>
      quote === "" ? `${indent.slice(0, common)}> ${indent.slice(common)}${mark}${box}` : quote + indent + mark + box,
    );
  },
  remove: (lines) => lines.map(({ quote, indent, mark, box }) => quote.replace(/>[ \t]?/, "") + indent + mark + box),
  isContainer: true,
  keepsLines: true,
};

interface Level {
  /** The columns of its marks, and of the words of its last item; no line goes on with what was no item. */
  readonly column: number;
  readonly content: number;
  /** What these become. */
  readonly nextColumn: number;
  readonly nextContent: number;
  readonly count: number;
}

/** Items of each level get marks; what is below one goes on below it. */
const addMarks =
  (markOf: (count: number) => string, boxOf = ""): Starts =>
  (lines, numberAbove) => {
    const levels: Level[] = [];
    return lines.map(({ quote, indent, mark, box }, index) => {
      const column = indent.length;
      const isItem = /^[-*+\d]/.test(mark);
      while ((levels.at(-1)?.column ?? -1) > column) levels.pop();
      const above = levels.at(-1);
      if (above !== undefined && !isItem && column >= above.content)
        return quote + " ".repeat(column + above.nextContent - above.content) + mark + box;
      const isNested = above !== undefined && isItem && column > above.column && (column >= above.content || above.content === Infinity);
      const sibling = isNested ? undefined : levels.pop();
      const count = (sibling?.count ?? (index === 0 ? numberAbove : 0)) + 1;
      const nextColumn = sibling?.nextColumn ?? above?.nextContent ?? column;
      const next = quote + " ".repeat(nextColumn) + markOf(count);
      levels.push({
        column: sibling?.column ?? column,
        content: isItem ? column + mark.length : Infinity,
        nextColumn,
        nextContent: next.length - quote.length,
        count,
      });
      return next + (box === "" ? boxOf : box);
    });
  };

const listPrefix = (own: RegExp, markOf: (count: number) => string, boxOf?: string): Prefix => ({
  own: ({ mark, box }) => own.test(mark + box),
  add: addMarks(markOf, boxOf),
  remove: removeMarks,
  isContainer: true,
  keepsLines: false,
});

export const bulletPrefix = listPrefix(/^[-*+]/, () => "- ");

export const numberPrefix = listPrefix(/^\d/, (count) => `${count}. `);

export const taskPrefix = listPrefix(/^[-*+] +\[/, () => "- ", "[ ] ");
