import { type Extension, Prec } from "@codemirror/state";
import { EditorView, keymap, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { lateTexts } from "../late-texts.ts";
import { choose, close, slashState } from "./slash-state.ts";

/** Removes the text that was typed to find the entry, and inserts the entry. */
const put = (view: EditorView, index: number): boolean => {
  const menu = view.state.field(slashState);
  const entry = menu?.entries[index];
  if (menu === undefined || entry === undefined) return false;
  view.dispatch({ changes: { from: menu.from, to: view.state.selection.main.head }, effects: close.of(null), userEvent: "input.complete" });
  entry.command(view);
  view.focus();
  return true;
};

const move = (view: EditorView, by: number): boolean => {
  const menu = view.state.field(slashState);
  if (menu === undefined) return false;
  view.dispatch({ effects: choose.of((menu.chosen + by + menu.entries.length) % menu.entries.length) });
  return true;
};

const accept = (view: EditorView): boolean => put(view, view.state.field(slashState)?.chosen ?? -1);

const keys = keymap.of([
  { key: "ArrowDown", run: (view) => move(view, 1) },
  { key: "ArrowUp", run: (view) => move(view, -1) },
  { key: "Enter", run: accept },
  { key: "Tab", run: accept },
  {
    key: "Escape",
    run: (view) => {
      if (view.state.field(slashState) === undefined) return false;
      view.dispatch({ effects: close.of(null) });
      return true;
    },
  },
]);

/** Relative to the window. */
interface Place {
  readonly top: number;
  readonly left: number;
}

class Popup {
  readonly #view: EditorView;
  readonly #list = document.createElement("div");

  constructor(view: EditorView) {
    this.#view = view;
    this.#list.className = "cm-slash";
    this.#list.id = "slash";
    this.#list.role = "listbox";
    this.#list.ariaLabel = lateTexts.keys.menu;
    // The text keeps the focus.
    this.#list.addEventListener("mousedown", (event) => event.preventDefault());
    this.#list.addEventListener("click", (event) => {
      const index = [...this.#list.children].findIndex((child) => event.composedPath().includes(child));
      put(view, index);
    });
  }

  update({ startState, state }: ViewUpdate): void {
    const menu = state.field(slashState);
    if (menu === startState.field(slashState)) return;
    if (menu === undefined) {
      this.#list.remove();
      return;
    }
    this.#list.replaceChildren(
      ...menu.entries.map(({ name }, index) => {
        const option = document.createElement("div");
        option.role = "option";
        option.id = `slash-${index}`;
        option.ariaSelected = String(index === menu.chosen);
        option.textContent = lateTexts.blocks.menu[name];
        return option;
      }),
    );
    this.#view.dom.append(this.#list);
    this.#view.requestMeasure({ read: () => this.#placeFor(menu.from), write: (place) => this.#place(place) });
  }

  destroy(): void {
    this.#list.remove();
  }

  #placeFor(from: number): Place | undefined {
    const at = this.#view.coordsAtPos(from);
    const { height, width } = this.#list.getBoundingClientRect();
    if (at === null) return undefined;
    const top = at.bottom + height + 56 > innerHeight ? at.top - height - 4 : at.bottom + 4;
    const isRightToLeft = getComputedStyle(this.#view.contentDOM).direction === "rtl";
    return { top, left: Math.max(8, Math.min(isRightToLeft ? at.right - width : at.left, innerWidth - width - 8)) };
  }

  #place(place: Place | undefined): void {
    if (place === undefined) return;
    this.#list.style.top = `${place.top}px`;
    this.#list.style.left = `${place.left}px`;
    this.#list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }
}

/** A menu of things to insert, opened by a slash: entries are found by their names in the interface language. */
export const slashMenu: Extension = [
  slashState,
  Prec.highest(keys),
  ViewPlugin.fromClass(Popup),
  EditorView.contentAttributes.compute([slashState], (state): Record<string, string> => {
    const menu = state.field(slashState);
    return menu === undefined ? {} : { "aria-controls": "slash", "aria-activedescendant": `slash-${menu.chosen}` };
  }),
  EditorView.domEventHandlers({
    blur: (_event, view) => {
      if (view.state.field(slashState) !== undefined) view.dispatch({ effects: close.of(null) });
    },
  }),
  EditorView.theme({
    ".cm-slash": {
      position: "fixed",
      zIndex: "5",
      minInlineSize: "14rem",
      maxBlockSize: "20rem",
      overflow: "auto",
      padding: "var(--l-4)",
      background: "var(--l-raised)",
      border: "1px solid var(--l-rule)",
      borderRadius: "var(--l-radius-large)",
      boxShadow: "var(--l-middle)",
      fontFamily: "var(--l-font)",
      fontSize: "var(--l-text-14)",
      lineHeight: "var(--l-line)",
    },
    ".cm-slash > div": { padding: "var(--l-8) var(--l-12)", borderRadius: "var(--l-radius)", cursor: "pointer" },
    ".cm-slash > div:hover": { background: "var(--l-hover)" },
    ".cm-slash > [aria-selected=true]": { background: "var(--l-accent)", color: "var(--l-on-accent)" },
  }),
];
