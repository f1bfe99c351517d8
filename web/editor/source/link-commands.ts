import type { EditorState, StateCommand } from "@codemirror/state";
import type { Command } from "@codemirror/view";
import { type ChosenLink, LinkEvent } from "../links/link-event.ts";

interface StandingLink {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The link that contains the whole selection. */
const selectedLink = (state: EditorState): StandingLink | undefined => {
  const { from, to, empty } = state.selection.main;
  if (empty) return undefined;
  const line = state.doc.lineAt(from);
  return [...line.text.matchAll(/\[([^[\]]*)\]\([^()]*\)/g)]
    .map((link) => ({ text: link[1] ?? "", from: line.from + link.index, to: line.from + link.index + link[0].length }))
    .find((link) => link.from <= from && to <= link.to);
};

/** `[text](address)`, with the address selected. A link becomes text again, because links cannot be nested. */
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

/** Turns the selection into a link, or inserts one with the page's name. Without a name, its text is typed. */
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

/** Asks for the link's target. The selection follows changes of the text meanwhile. */
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
