import { cursorGroupForwardWin, deleteGroupForwardWin, selectGroupForwardWin } from "@codemirror/commands";
import { type Extension, Prec } from "@codemirror/state";
import { Direction, EditorView, type KeyBinding, keymap, runScopeHandlers } from "@codemirror/view";
import { shortcutKey } from "../../shared/shortcut-key.ts";

/** To where words end, as elsewhere in Windows: screen readers say what follows the cursor. From right to left the keys are the other ones. */
const windowsKeys: readonly KeyBinding[] = (
  [
    ["Ctrl-ArrowRight", Direction.LTR],
    ["Ctrl-ArrowLeft", Direction.RTL],
  ] as const
).map(([win, forward]) => ({
  win,
  run: (view) => isAlong(view, forward) && cursorGroupForwardWin(view),
  shift: (view) => isAlong(view, forward) && selectGroupForwardWin(view),
}));

const isAlong = (view: EditorView, direction: Direction): boolean => view.textDirectionAt(view.state.selection.main.head) === direction;

/** CodeMirror's keys by their place, where a keyboard has letters of another script. */
const pressByPlace = (event: KeyboardEvent, view: EditorView): boolean => {
  const key = shortcutKey(event);
  if (key === undefined || key === event.key.toLowerCase() || event.isComposing) return false;
  const { ctrlKey, metaKey, shiftKey, code } = event;
  return runScopeHandlers(view, new KeyboardEvent("keydown", { key, code, ctrlKey, metaKey, shiftKey }), "editor");
};

/** Keys as the person's system and keyboard have them. */
export const platformKeys: Extension = Prec.high([
  EditorView.domEventHandlers({ keydown: pressByPlace }),
  keymap.of([...windowsKeys, { win: "Ctrl-Delete", run: deleteGroupForwardWin }]),
]);
