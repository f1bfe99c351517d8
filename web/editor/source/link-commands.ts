import type { EditorState, StateCommand } from "@codemirror/state";
import type { Command } from "@codemirror/view";
import { type ChosenLink, LinkEvent } from "../links/link-event.ts";

interface StandingLink {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The link in which all of the selection is. */
const selectedLink = (state: EditorState): StandingLink | undefined => {
  const { from, to, empty } = state.selection.main;
  if (empty) return undefined;
  const line = state.doc.lineAt(from);
  return [...line.text.matchAll(/\[([^\]]*)\]\([^)]*\)/g)]
    .map((link) => ({ text: link[1] ?? "", from: line.from + link.index, to: line.from + link.index + link[0].length }))
    .find((link) => link.from <= from && to <= link.to);
};

/** `[text](address)`, with the address selected. A link becomes its text again: one in another is none. */
export const toggleLink: StateCommand = ({ state, dispatch }) => {
  const standing = selectedLink(state);
  if (standing !== undefined) {
    const { text, from, to } = standing;
    const selection = { anchor: from, head: from + text.length };
    dispatch(state.update({ changes: { from, to, insert: text }, selection, userEvent: "input", scrollIntoView: true }));
    return true;
  }
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

/** Makes a link of what is selected, or puts one in that is called as the page is. Its words are typed where nobody knows any. */
export const putLink =
  ({ address, title }: ChosenLink): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to, empty } = state.selection.main;
    const text = empty ? title.replace(/\s+/g, " ").replace(/[\\[\]`<*_]/g, String.raw`\$&`) : state.sliceDoc(from, to);
    const insert = `[${text}](${address})`;
    const anchor = text === "" ? from + 1 : from + insert.length;
    dispatch(state.update({ changes: { from, to, insert }, selection: { anchor }, userEvent: "input", scrollIntoView: true }));
    return true;
  };

/** Asks what shall be linked to. The text may change meanwhile: the selection moves along. */
export const pickLink: Command = (view) => {
  if (selectedLink(view.state) !== undefined) return toggleLink(view);
  const then = (command: StateCommand): void => {
    command(view);
    view.focus();
  };
  const put = (link: ChosenLink): void => then(putLink(link));
  view.dom.dispatchEvent(new LinkEvent({ language: view.contentDOM.lang, put, putByHand: () => then(toggleLink) }));
  return true;
};
