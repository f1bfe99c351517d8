import { type Extension, Prec } from "@codemirror/state";
import { EditorView, keymap, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { html, render, type TemplateResult } from "lit";
import { icon } from "../../shared/icons/icon.ts";
import { lateTexts } from "../late-texts.ts";
import type { SlashCommand } from "./slash-commands.ts";
import { choose, close, type SlashMenu, slashState, wordsOf } from "./slash-state.ts";

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

const sections = ["text", "lists", "insert"] as const;

const renderSection = (menu: SlashMenu, section: SlashCommand["section"]): TemplateResult => {
  const name = lateTexts.blocks.sections[section];
  return html`<div role="group" aria-label=${name}>
    <p aria-hidden="true">${name}</p>
    ${menu.entries.filter((entry) => entry.section === section).map((entry) => renderEntry(menu, entry))}
  </div>`;
};

const renderEntry = ({ entries, chosen }: SlashMenu, entry: SlashCommand): TemplateResult => {
  const index = entries.indexOf(entry);
  return html`<div role="option" id="slash-${index}" data-index=${index} aria-selected=${index === chosen}>
    ${icon(entry.drawn)}<span>${wordsOf(entry)[0]}</span><span class="marks" dir="ltr" aria-hidden="true">${entry.marks}</span>
  </div>`;
};

/** The entry that the mouse is on. */
const entryAt = (event: Event): number | undefined => {
  const option = event.target instanceof Element ? event.target.closest("[data-index]") : null;
  return option instanceof HTMLElement ? Number(option.dataset["index"]) : undefined;
};

class Popup {
  readonly #view: EditorView;
  readonly #list = document.createElement("div");

  constructor(view: EditorView) {
    this.#view = view;
    this.#list.className = "cm-slash";
    this.#list.id = "slash";
    this.#list.role = "listbox";
    this.#list.ariaLabel = lateTexts.keys.menu;
    // It scrolls, and says so to whoever walks through it.
    this.#list.tabIndex = 0;
    // The text keeps the focus.
    this.#list.addEventListener("mousedown", (event) => event.preventDefault());
    this.#list.addEventListener("click", (event) => put(view, entryAt(event) ?? -1));
    this.#list.addEventListener("mousemove", (event) => {
      const index = entryAt(event);
      if (index !== undefined && index !== view.state.field(slashState)?.chosen) view.dispatch({ effects: choose.of(index) });
    });
  }

  update({ startState, state }: ViewUpdate): void {
    const menu = state.field(slashState);
    if (menu === startState.field(slashState)) return;
    if (menu === undefined) {
      this.#list.remove();
      return;
    }
    render(
      menu.isWhole ? sections.map((section) => renderSection(menu, section)) : menu.entries.map((entry) => renderEntry(menu, entry)),
      this.#list,
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
      inlineSize: "min(20rem, 100vw - 16px)",
      maxBlockSize: "min(36rem, 60dvh)",
      overflow: "auto",
      padding: "var(--l-4)",
      background: "var(--l-raised)",
      borderRadius: "var(--l-radius-large)",
      boxShadow: "var(--l-middle)",
      fontFamily: "var(--l-font)",
      fontSize: "var(--l-text-14)",
      lineHeight: "var(--l-line)",
    },
    ".cm-slash p": { margin: "0", padding: "var(--l-8) var(--l-12) var(--l-4)", fontSize: "var(--l-text-13)", color: "var(--l-faint)" },
    ".cm-slash [role=option]": {
      display: "flex",
      alignItems: "center",
      gap: "var(--l-12)",
      minBlockSize: "var(--l-40)",
      paddingInline: "var(--l-12)",
      borderRadius: "var(--l-radius)",
      cursor: "pointer",
    },
    ".cm-slash .icon": { inlineSize: "18px", blockSize: "18px", color: "var(--l-faint)" },
    ".cm-slash .marks": { marginInlineStart: "auto", fontFamily: "var(--l-mono)", fontSize: "var(--l-text-13)", color: "var(--l-faint)" },
    ".cm-slash [aria-selected=true]": { background: "var(--l-hover)" },
    "@media (forced-colors: active)": { ".cm-slash [aria-selected=true]": { outline: "2px solid" } },
  }),
];
