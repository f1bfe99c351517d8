import type { OpenedDraft } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { renderAgo } from "../app/words.ts";
import { texts } from "../texts.ts";

interface PageStateOptions {
  readonly opened: OpenedDraft;
  /** Whether there is a draft already. */
  readonly isDraft: boolean;
}

/** What the page is for its readers, and who changed it last. Always at the same place, in words and by a dot. */
export const renderPageState = ({ opened, isDraft }: PageStateOptions): TemplateResult => {
  const { updated_at: at, updated_by_name: by } = opened;
  return html`<p class="page-state">
    <span class="dot ${isDraft ? "draft" : "live"}"></span>${isDraft ? texts.draft.stateDraft : texts.draft.stateLive}<span class="ago"
      >, ${renderAgo(at, (ago) => (by === null ? texts.list.edited(ago) : texts.list.editedBy(ago, by)))}</span
    >
  </p>`;
};
