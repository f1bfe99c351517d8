import type { OpenedDraft } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { renderAgo, clockText } from "../app/words.ts";
import { texts } from "../texts.ts";

interface PageStateOptions {
  readonly opened: OpenedDraft;
  /** Whether there is a draft already. */
  readonly isDraft: boolean;
}

/** Whether the page is public, and who changed it last. Always at the same place, as text and as a dot. */
export const renderPageState = (options: PageStateOptions): TemplateResult => {
  const { updated_at: at, updated_by_name: by } = options.opened;
  const [kind, word] = stateOf(options);
  return html`<p class="page-state">
    <span class="dot ${kind}"></span>${word}<span class="ago">
      · ${renderAgo(at, (ago) => (by === null ? texts.list.edited(ago) : texts.list.editedBy(ago, by)))}</span
    >
  </p>`;
};

const stateOf = ({ opened, isDraft }: PageStateOptions): readonly [kind: string, word: string] => {
  if (!isDraft && opened.unpublish_at !== undefined) return ["live", texts.list.until(clockText(opened.unpublish_at))];
  if (!isDraft) return ["live", texts.draft.stateLive];
  const kind = opened.live_page === null ? "draft" : "both";
  if (opened.publish_at !== undefined) return [kind, texts.publish.scheduled(clockText(opened.publish_at))];
  return [kind, opened.live_page === null ? texts.draft.stateDraft : texts.list.liveWithDraft];
};
