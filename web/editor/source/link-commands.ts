import type { ChangeSpec, EditorState, StateCommand } from "@codemirror/state";
import type { Command } from "@codemirror/view";
import { type ChosenLink, LinkEvent } from "../links/link-event.ts";
import { type FoundLink, linksIn } from "./links-in.ts";
import { isBlank, type Piece, piecesIn } from "./selected-lines.ts";

/** 20,000 characters: whoever links something in a longer paragraph waits for no search of links in it. */
const longestParagraph = 20_000;

/** The links and pictures of the paragraphs that a selection touches. */
const linksAround = (state: EditorState): readonly FoundLink[] => {
  const { doc, selection } = state;
  let [first, last] = [doc.lineAt(selection.main.from), doc.lineAt(selection.main.to)];
  while (first.number > 1 && !isBlank(doc.line(first.number - 1).text)) first = doc.line(first.number - 1);
  while (last.number < doc.lines && !isBlank(doc.line(last.number + 1).text)) last = doc.line(last.number + 1);
  if (last.to - first.from > longestParagraph) return [];
  const moved = ({ from, to }: Piece): Piece => ({ from: from + first.from, to: to + first.from });
  return linksIn(state.sliceDoc(first.from, last.to)).map((link) => ({ ...link, ...moved(link), words: moved(link.words) }));
};

const isWithin = (inner: Piece, outer: Piece): boolean => outer.from <= inner.from && inner.to <= outer.to;

const isCut = (piece: Piece, { from, to }: Piece): boolean => piece.from < to && from < piece.to;

/** The links that become text again: those that contain all of the selection, piece by piece. */
const standingLinks = (state: EditorState): readonly FoundLink[] => {
  const links = linksAround(state).filter(({ isPicture }) => !isPicture);
  const around = piecesIn(state, state.selection.main).map((piece) => links.find((link) => isWithin(piece, link)));
  return around.every((link) => link !== undefined) ? [...new Set(around)] : [];
};

const withoutMarks = ({ from, to, words }: FoundLink): readonly ChangeSpec[] => [
  { from, to: words.from },
  { from: words.to, to },
];

/** Only their words stay. */
const unlink = (state: EditorState, links: readonly FoundLink[]) => {
  const changes = state.changes(links.flatMap(withoutMarks));
  const [from, to] = [links[0]?.words.from ?? 0, links.at(-1)?.words.to ?? 0];
  const selection = state.selection.main.empty
    ? { anchor: changes.mapPos(state.selection.main.head) }
    : { anchor: changes.mapPos(from, 1), head: changes.mapPos(to, -1) };
  return { changes, selection, userEvent: "input", scrollIntoView: true };
};

/** The links around all that is selected, with another address: links cannot be nested. */
export const leadElsewhere = (state: EditorState, address: string): readonly ChangeSpec[] =>
  standingLinks(state)
    .filter(({ from, words }) => state.sliceDoc(from, words.from) === "[")
    .map(({ to, words }) => ({ from: words.to, to, insert: `](${address})` }));

/** Selected words with all of the links and pictures that they have a part of: a piece of one would be none. */
const wholePiece = (piece: Piece, links: readonly FoundLink[]): Piece => {
  const cut = links.filter((link) => isCut(piece, link));
  return { from: Math.min(piece.from, ...cut.map(({ from }) => from)), to: Math.max(piece.to, ...cut.map(({ to }) => to)) };
};

const hasPairs = (text: string): boolean => {
  let depth = 0;
  for (const [sign] of text.matchAll(/\\.|[[\]]/g)) {
    if (sign === "[") depth++;
    if (sign === "]" && --depth < 0) return false;
  }
  return depth === 0;
};

/** The changes that make links of pieces. Links in them are replaced: they cannot be nested. */
const linkChanges = (state: EditorState, pieces: readonly Piece[], address: string): readonly ChangeSpec[] => {
  const links = linksAround(state);
  return pieces
    .map((piece) => wholePiece(piece, links))
    .flatMap((piece) => {
      const inner = links.filter((link) => !link.isPicture && isWithin(link, piece));
      const text = state.sliceDoc(piece.from, piece.to);
      const single = hasPairs(text) ? [] : [...text.matchAll(/\\.|[[\]]/g)].filter(([sign]) => sign.length === 1);
      // "!" before a link makes a picture of it.
      const isBelowMark = /(?:^|[^\\])!$/.test(state.sliceDoc(Math.max(0, piece.from - 2), piece.from));
      return [
        ...(isBelowMark ? [{ from: piece.from - 1, insert: "\\" }] : []),
        { from: piece.from, insert: "[" },
        ...inner.flatMap(withoutMarks),
        ...(inner.length > 0 ? [] : single.map(({ index }) => ({ from: piece.from + index, insert: "\\" }))),
        { from: piece.to, insert: `](${address})` },
      ];
    });
};

/** `[text](address)`, with the address selected. A link becomes text again. */
export const toggleLink: StateCommand = ({ state, dispatch }) => {
  const standing = standingLinks(state);
  const address = "https://";
  if (standing.length > 0) dispatch(state.update(unlink(state, standing)));
  else if (state.selection.main.empty) dispatch(state.update(insertLink(state, "", address)));
  else {
    const changes = state.changes(linkChanges(state, piecesIn(state, state.selection.main), address));
    const end =
      changes.mapPos(wholePiece(piecesIn(state, state.selection.main).at(-1) ?? state.selection.main, linksAround(state)).to, 1) - 1;
    const selection = { anchor: end - address.length, head: end };
    dispatch(state.update({ changes, selection, userEvent: "input", scrollIntoView: true }));
  }
  return true;
};

/** A link at the cursor. Without words, these are typed. */
const insertLink = (state: EditorState, words: string, address: string) => {
  const { from } = state.selection.main;
  const insert = `[${words}](${address})`;
  const selection = { anchor: words === "" ? from + 1 : from + insert.length };
  return { changes: { from, insert }, selection, userEvent: "input", scrollIntoView: true };
};

/** Turns the selection into a link, each paragraph of it into one, or inserts one with the page's name. */
export const putLink =
  ({ address, title }: ChosenLink): StateCommand =>
  ({ state, dispatch }) => {
    const { main } = state.selection;
    if (main.empty) {
      // A bar, too: it would end the cell of a table.
      const words = title.replace(/\s+/g, " ").replace(/[\\[\]`<*_|]/g, String.raw`\$&`);
      dispatch(state.update(insertLink(state, words, address)));
      return true;
    }
    const changes = state.changes(linkChanges(state, piecesIn(state, main), address));
    const end = changes.mapPos(main.to, 1);
    dispatch(state.update({ changes, selection: { anchor: end }, userEvent: "input", scrollIntoView: true }));
    return true;
  };

/** Asks for the link's target. The selection follows changes of the text meanwhile. */
export const pickLink: Command = (view) => {
  if (standingLinks(view.state).length > 0) return toggleLink(view);
  const then = (command: StateCommand): void => {
    command(view);
    view.focus();
  };
  const put = (link: ChosenLink): void => then(putLink(link));
  view.dom.dispatchEvent(new LinkEvent({ language: view.contentDOM.lang, put, putByHand: () => then(toggleLink) }));
  return true;
};
