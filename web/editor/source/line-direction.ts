import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, type DecorationSet, Direction, EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { firstDirection } from "../../markdown/first-direction.ts";

/** A line's own direction, by its first letter; undefined without letters, where it has the page's. */
export const lineDirection = (text: string): Direction | undefined => {
  const direction = firstDirection(text.replace(/^[\s>]*(?:[-*+]|\d+[.)]) \[x\]|\]\([^()]*\)|<[^<>]*>/gi, ""));
  return direction && { ltr: Direction.LTR, rtl: Direction.RTL }[direction];
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
