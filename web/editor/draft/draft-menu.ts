import { html, type TemplateResult } from "lit";
import type { Command } from "../app/command.ts";
import { texts } from "../texts.ts";
import type { DialogName } from "./draft-dialogs.ts";

interface DraftMenuOptions {
  /** A live page has no versions yet, and nothing that could be discarded. */
  readonly isDraft: boolean;
  readonly open: (dialog: DialogName) => void;
}

interface MenuItem extends Command {
  /** Something is destroyed. */
  readonly isDanger?: boolean;
  /** Stands in the bar where there is room. */
  readonly isInBar?: boolean;
}

/** What can be done with a draft beside writing it. */
export const draftMenu = ({ isDraft, open }: DraftMenuOptions): readonly MenuItem[] => [
  ...(isDraft ? [{ name: texts.draft.versions, run: () => open("versions"), isInBar: true }] : []),
  { name: texts.draft.language, run: () => open("language") },
  ...(isDraft ? [{ name: texts.draft.discard, run: () => open("discard"), isDanger: true }] : []),
];

export const renderDraftMenu = (items: readonly MenuItem[]): readonly TemplateResult[] =>
  items.map(
    ({ name, run, isDanger = false, isInBar = false }) =>
      html`<button class="item ${isDanger ? "danger" : ""} ${isInBar ? "in-bar" : ""}" @click=${run}>${name}</button>`,
  );
