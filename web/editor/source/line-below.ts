import { syntaxTree } from "@codemirror/language";
import type { EditorState, StateCommand } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { endsInPicture } from "./picture-places.ts";

/** Blocks that would take what is typed at the end of the text: nothing can be written below them. */
const endsInBlock = (state: EditorState): boolean => {
  const { length } = state.doc;
  if (endsInPicture(state.doc.lineAt(length).text.trimEnd())) return true;
  for (
    let node: ReturnType<typeof syntaxTree>["topNode"] | null = syntaxTree(state).resolveInner(length, -1);
    node !== null;
    node = node.parent
  )
    if (node.name === "Table" || (node.name === "FencedCode" && node.getChildren("CodeMark").length > 1)) return true;
  return false;
};

/** Makes a line below a last block, and goes there. */
export const addLineBelow: StateCommand = ({ state, dispatch }) => {
  const { length } = state.doc;
  if (state.readOnly || !endsInBlock(state)) return false;
  const changes = { from: length, insert: "\n\n" };
  dispatch(state.update({ changes, selection: { anchor: length + 2 }, userEvent: "input", scrollIntoView: true }));
  return true;
};

/** Arrow down, in the last row that is seen. */
export const goBelow = (view: EditorView): boolean => {
  const { main } = view.state.selection;
  const end = view.coordsAtPos(view.state.doc.length);
  const here = view.coordsAtPos(main.head);
  return main.empty && end !== null && here !== null && here.bottom > end.top && addLineBelow(view);
};

/** A click below the text. */
export const clickBelow = EditorView.domEventHandlers({
  mousedown: (event, view) => {
    const end = view.documentTop + view.contentHeight - view.documentPadding.bottom;
    if (event.button !== 0 || event.shiftKey || event.clientY <= end || !addLineBelow(view)) return false;
    view.focus();
    event.preventDefault();
    return true;
  },
});
