import {
  copyLineDown,
  copyLineUp,
  cursorGroupForwardWin,
  deleteGroupForwardWin,
  moveLineDown,
  moveLineUp,
  selectGroupForwardWin,
  simplifySelection,
  toggleTabFocusMode,
} from "@codemirror/commands";
import { type Extension, Prec } from "@codemirror/state";
import { Direction, EditorView, type KeyBinding, keymap, runScopeHandlers } from "@codemirror/view";
import { shortcutKey } from "../../shared/shortcut-key.ts";

/** What texts need of CodeMirror's other keys: the rest of them is for programs. */
const lineKeys: readonly KeyBinding[] = [
  { key: "Alt-ArrowUp", run: moveLineUp },
  { key: "Shift-Alt-ArrowUp", run: copyLineUp },
  { key: "Alt-ArrowDown", run: moveLineDown },
  { key: "Shift-Alt-ArrowDown", run: copyLineDown },
  { key: "Escape", run: simplifySelection },
  { key: "Ctrl-m", mac: "Shift-Alt-m", run: toggleTabFocusMode },
];

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
export const platformKeys: Extension = [
  Prec.high([
    EditorView.domEventHandlers({ keydown: pressByPlace }),
    keymap.of([...windowsKeys, { win: "Ctrl-Delete", run: deleteGroupForwardWin }]),
  ]),
  keymap.of(lineKeys),
];
