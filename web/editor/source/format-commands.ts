import { type ChangeSpec, EditorSelection, type EditorState, type StateCommand } from "@codemirror/state";

/** Puts marks around each selection, or takes them away where they are. */
const toggleMarks =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    dispatch(
      state.update(
        state.changeByRange(({ from, to }) => {
          const isMarked = state.sliceDoc(from - mark.length, from) === mark && state.sliceDoc(to, to + mark.length) === mark;
          if (isMarked) {
            const changes = [
              { from: from - mark.length, to: from },
              { from: to, to: to + mark.length },
            ];
            return { changes, range: EditorSelection.range(from - mark.length, to - mark.length) };
          }
          const changes = [
            { from, insert: mark },
            { from: to, insert: mark },
          ];
          return { changes, range: EditorSelection.range(from + mark.length, to + mark.length) };
        }),
        { userEvent: "input", scrollIntoView: true },
      ),
    );
    return true;
  };

/** Puts a prefix before every selected line, or takes it away when all have it. */
const togglePrefix =
  (prefix: (line: number) => string, pattern: RegExp): StateCommand =>
  ({ state, dispatch }) => {
    const lines = selectedLines(state);
    const isPrefixed = lines.every(({ text }) => pattern.test(text));
    const changes = lines.map(({ from, text }, index): ChangeSpec => {
      const { length } = pattern.exec(text)?.[0] ?? "";
      return { from, to: from + length, insert: isPrefixed ? "" : prefix(index) };
    });
    dispatch(state.update({ changes, userEvent: "input", scrollIntoView: true }));
    return true;
  };

const selectedLines = (state: EditorState) => {
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from).number;
  const last = state.doc.lineAt(to).number;
  return Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
};

/** `[text](address)`, with the address selected. */
const insertLink: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const text = state.sliceDoc(from, to);
  const address = "https://";
  const start = from + text.length + 3;
  dispatch(
    state.update({
      changes: { from, to, insert: `[${text}](${address})` },
      selection: text === "" ? { anchor: from + 1 } : { anchor: start, head: start + address.length },
      userEvent: "input",
      scrollIntoView: true,
    }),
  );
  return true;
};

/** What the toolbar does, by the name of its button. Pure: they are tested without a page. */
export const formatCommands = {
  bold: toggleMarks("**"),
  italic: toggleMarks("*"),
  code: toggleMarks("`"),
  heading: togglePrefix(() => "## ", /^#{1,6} /),
  quote: togglePrefix(() => "> ", /^> ?/),
  bullets: togglePrefix(() => "- ", /^[-*+] /),
  numbers: togglePrefix((index) => `${index + 1}. `, /^\d+[.)] /),
  link: insertLink,
} as const satisfies Readonly<Record<string, StateCommand>>;

export type FormatCommand = keyof typeof formatCommands;
