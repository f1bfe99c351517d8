import type { OpenedDraft } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { directionOf } from "../../shared/direction.ts";
import { languageName } from "../app/words.ts";
import { texts } from "../texts.ts";
import type { DialogName } from "./draft-dialogs.ts";
import type { DraftSession } from "./draft-session.ts";
import { saveStateOf } from "./save-state.ts";

interface HeaderOptions {
  readonly opened: OpenedDraft;
  readonly session: DraftSession;
  /** Address of the list of pages. */
  readonly pages: string;
  readonly open: (dialog: DialogName) => void;
}

/** What stays in view: which page this is, what is saved, and what can be done. */
export const renderHeader = ({ opened, session, pages, open }: HeaderOptions): TemplateResult => {
  const { language } = opened.doc;
  const { tone, sentence } = saveStateOf(session.queue);
  const { title } = session.text.metadata;
  const name = typeof title === "string" && title !== "" ? title : (opened.slug ?? texts.list.untitled);
  return html`
    <header>
      <div class="row">
        <a href=${pages}>${texts.draft.back}</a>
        <h1 dir=${directionOf(language)} lang=${language}>${name}</h1>
        <span class="hint">${languageName(language)}</span>
      </div>
      <div class="row">
        <button class="primary" @click=${() => session.save()}>${texts.draft.save}</button>
        <button @click=${() => open("versions")}>${texts.draft.versions}</button>
        <button @click=${() => open("language")}>${texts.draft.language}</button>
        <button class="danger" @click=${() => open("discard")}>${texts.draft.discard}</button>
        <p role="status" class="state ${tone}">${sentence}</p>
      </div>
    </header>
  `;
};
