import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, Direction, EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

const letter = /\p{L}/u;

/** Scripts from right to left that people write. */
const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mand}\p{sc=Samr}]/u;

/** A line's own direction, by its first letter; undefined without letters, where it has the page's. */
export const lineDirection = (text: string): Direction | undefined => {
  const first = letter.exec(text.replace(/^[\s>]*(?:[-*+]|\d+[.)]) \[x\]|\]\([^()]*\)|<[^<>]*>/gi, ""))?.[0];
  if (first === undefined) return undefined;
  return rightToLeft.test(first) ? Direction.RTL : Direction.LTR;
};

const others = {
  [Direction.LTR]: Decoration.line({ attributes: { dir: "ltr" } }),
  [Direction.RTL]: Decoration.line({ attributes: { dir: "rtl" } }),
} as const;

const directionsIn = (view: EditorView): DecorationSet => {
  const found = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      const direction = lineDirection(line.text.slice(0, longestBeginning));
      if (direction !== undefined && direction !== view.textDirection) found.add(line.from, line.from, others[direction]);
      at = line.to + 1;
    }
  return found.finish();
};

/** 1,000 characters: a line without a letter among its first ones has the direction of the page. */
const longestBeginning = 1_000;

class LineDirections {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = directionsIn(view);
  }

  update({ view, docChanged, viewportChanged }: ViewUpdate): void {
    if (docChanged || viewportChanged) this.decorations = directionsIn(view);
  }
}

/** Each paragraph runs in the direction of its script, whatever the page's language is. */
export const lineDirections: Extension = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.fromClass(LineDirections, { decorations: ({ decorations }) => decorations }),
];
