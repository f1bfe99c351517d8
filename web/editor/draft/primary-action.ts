import type { OpenedDraft } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { dayText } from "../words/words.ts";
import { texts } from "../texts.ts";

interface PrimaryActionOptions {
  readonly opened: OpenedDraft;
  readonly isDraft: boolean;
  /** Whether pages are published here. */
  readonly isPublishing: boolean;
  /** Unsaved text cannot be published: saving it comes first. */
  readonly isInTrouble: boolean;
  /** What is typed is saved later, by itself. */
  readonly isOffline: boolean;
  /** The page is being published. */
  readonly isBusy: boolean;
  readonly save: () => void;
  readonly publish: () => void;
}

/** The only primary button of a draft: its label says what it does. */
export const renderPrimaryAction = (options: PrimaryActionOptions): TemplateResult => {
  const { opened, isDraft, isPublishing, isInTrouble, isOffline, isBusy, save, publish } = options;
  const waits = isOffline && isDraft;
  if (!isPublishing || (isInTrouble && !waits)) return html`<button class="primary" @click=${save}>${texts.draft.save}</button>`;
  // Still reachable by keyboard: after publishing, the focus is on it.
  if (!isDraft) return html`<button class="primary" aria-disabled="true">${texts.publish.upToDate}</button>`;
  return html`<button class="primary" aria-disabled=${isBusy || waits || nothing} @click=${waits ? nothing : publish}>
    <span class="long">${isBusy ? texts.publish.busy : publishWords(opened)}</span
    ><span class="short" aria-hidden="true">${isBusy ? texts.publish.busy : shortWords(opened)}</span>
  </button>`;
};

export const publishWords = ({ publish_at: at, live_page: live }: OpenedDraft): string => {
  if (at !== undefined) return texts.publish.on(dayText(at));
  return live === null ? texts.publish.first : texts.publish.changes;
};

const shortWords = ({ publish_at: at }: OpenedDraft): string => (at === undefined ? texts.publish.first : dayText(at));
