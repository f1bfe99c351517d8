import type { OpenedDraft } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";
import { html, nothing, type TemplateResult } from "lit";
import { directionOf } from "../../shared/direction.ts";
import { languageName } from "../app/words.ts";
import { texts } from "../texts.ts";
import type { DialogName } from "./draft-dialogs.ts";
import type { DraftSession } from "./draft-session.ts";

interface HeaderOptions {
  readonly opened: OpenedDraft;
  readonly session: DraftSession;
  /** Address of the list of pages. */
  readonly pages: string;
  /** Whether there is a draft already: a live page has nothing yet that could be discarded. */
  readonly isDraft: boolean;
  readonly save: () => void;
  readonly open: (dialog: DialogName) => void;
}

/** What the page is called. */
export const nameOf = ({ slug }: OpenedDraft, { metadata: { title } }: Text): string =>
  typeof title === "string" && title !== "" ? title : (slug ?? texts.list.untitled);

/** What stays in view: which page this is, what is saved, and what can be done. */
export const renderHeader = ({ opened, session, pages, isDraft, save, open }: HeaderOptions): TemplateResult => {
  const { language } = opened.doc;
  const { tone, sentence } = session.state;
  return html`
    <header>
      <div class="row">
        <a href=${pages}>${texts.draft.back}</a>
        <h1 dir=${directionOf(language)} lang=${language}>${nameOf(opened, session.text)}</h1>
        <span class="hint">${languageName(language)}</span>
      </div>
      <div class="row">
        <button class="primary" @click=${save}>${texts.draft.save}</button>
        ${isDraft ? html`<button @click=${() => open("versions")}>${texts.draft.versions}</button>` : nothing}
        <button @click=${() => open("language")}>${texts.draft.language}</button>
        ${isDraft ? html`<button class="danger" @click=${() => open("discard")}>${texts.draft.discard}</button>` : nothing}
        <p class="state ${tone}">${sentence}</p>
        <p role="status" class="unseen">${session.announcement}</p>
      </div>
    </header>
  `;
};
