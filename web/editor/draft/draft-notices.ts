import type { OpenedDraft } from "@lectern/client";
import type { Phase } from "@lectern/client/autosave";
import { html, nothing, type TemplateResult } from "lit";
import { texts } from "../texts.ts";

interface Action {
  readonly name: string;
  readonly act: () => void;
}

export interface NoticeOptions {
  readonly opened: OpenedDraft;
  readonly phase: Phase;
  /** What the line above the text says. */
  readonly sentence: string;
  readonly isDraft: boolean;
  readonly hasJournal: boolean;
  readonly hasMerged: boolean;
  readonly copied: string;
  readonly compareLive: () => void;
  readonly decide: () => void;
  readonly closeMerged: () => void;
  readonly copy: () => void;
  readonly reopen: () => void;
}

/** What the author should know beside the line that says what is saved, each with what can be done about it. */
export const renderNotices = (options: NoticeOptions): TemplateResult => {
  const { opened, phase, hasJournal, hasMerged, copied } = options;
  const copy: Action = { name: texts.copy.button, act: options.copy };
  return html`
    ${options.isDraft ? nothing : notice(texts.draft.live)} ${hasJournal ? nothing : notice(texts.draft.journalFailed)}
    ${phase.kind === "conflict" ? notice(texts.saving.conflict, { name: texts.conflict.decide, act: options.decide }) : nothing}
    ${phase.kind === "gone" ? notice(texts.gone.explanation, { name: texts.gone.reopen, act: options.reopen }, copy) : nothing}
    ${phase.kind === "refused" ? notice(options.sentence, copy) : nothing}
    ${opened.base_changed ? renderLiveChanged(opened, options.compareLive) : nothing}
    ${hasMerged ? notice(texts.draft.merged, { name: texts.draft.close, act: options.closeMerged }) : nothing}
    <p role="status" class="hint">${copied}</p>
  `;
};

const renderLiveChanged = ({ live }: OpenedDraft, compare: () => void): TemplateResult =>
  live === null ? notice(texts.live.gone) : notice(texts.draft.liveChanged, { name: texts.draft.compare, act: compare });

const notice = (sentence: string, ...actions: readonly Action[]): TemplateResult =>
  html`<div class="notice">
    <p>${sentence}</p>
    ${actions.map(({ name, act }) => html`<button @click=${act}>${name}</button>`)}
  </div>`;
