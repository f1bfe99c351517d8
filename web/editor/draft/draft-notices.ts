import type { OpenedDraft } from "@lectern/client";
import type { Phase } from "@lectern/client/autosave";
import { html, nothing, type TemplateResult } from "lit";
import { Info, TriangleAlert } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { texts } from "../texts.ts";
import type { SaveState } from "./save-state.ts";

interface Action {
  readonly name: string;
  readonly act: () => void;
}

/** Events besides the save state. */
export interface News {
  readonly hasJournal: boolean;
  readonly hasMerged: boolean;
  /** Who has changed the draft while nothing was typed here; undefined: nobody. */
  readonly changedBy: { readonly name: string | null } | undefined;
  /** The result of the author's last action. */
  readonly done: string;
  readonly copied: string;
}

export const noNews: News = { hasJournal: true, hasMerged: false, changedBy: undefined, done: "", copied: "" };

export interface NoticeOptions extends News {
  readonly opened: OpenedDraft;
  readonly phase: Phase;
  readonly state: SaveState;
  readonly isDraft: boolean;
  readonly tell: (news: Partial<News>) => void;
  readonly compareLive: () => void;
  readonly decide: () => void;
  readonly copy: () => void;
  readonly again: () => void;
  readonly reopen: () => void;
  readonly publish: () => void;
  /** The page's public URL. */
  readonly liveAddress: string | undefined;
}

/** Everything that the author should know besides the save state, each with its actions. */
export const renderNotices = (options: NoticeOptions): TemplateResult => {
  const { opened, isDraft, hasJournal, hasMerged, copied, changedBy, done, tell, publish } = options;
  const { publish_refusal: refusal } = opened;
  return html`
    <div class="notices">
      ${renderTrouble(options)}
      <div role="status">
        ${done === "" ? nothing : notice(done, ...seeLive(options), { name: texts.draft.close, act: () => tell({ done: "" }) })}
      </div>
      ${isDraft || done !== "" ? nothing : notice(texts.draft.live)}
      ${refusal === undefined ? nothing : trouble(texts.publish.refused(refusal.error), { name: texts.publish.first, act: publish })}
      ${hasJournal ? nothing : notice(texts.draft.journalFailed)}
      ${
        changedBy === undefined
          ? nothing
          : notice(texts.draft.changedMeanwhile(changedBy.name), { name: texts.draft.close, act: () => tell({ changedBy: undefined }) })
      }
      ${opened.base_changed ? renderLiveChanged(opened, options.compareLive) : nothing}
      ${hasMerged ? notice(texts.draft.merged, { name: texts.draft.close, act: () => tell({ hasMerged: false }) }) : nothing}
      <p role="status" class="hint">${copied}</p>
    </div>
  `;
};

const seeLive = ({ isDraft, liveAddress }: NoticeOptions): readonly Action[] =>
  isDraft || liveAddress === undefined
    ? []
    : [{ name: texts.publish.seeLive, act: () => void window.open(liveAddress, "_blank", "noopener") }];

/** Nothing is saved: one sentence, with the available actions. */
const renderTrouble = ({ phase, state, decide, reopen, again, copy }: NoticeOptions): TemplateResult | typeof nothing => {
  const copyIt: Action = { name: texts.copy.button, act: copy };
  switch (phase.kind) {
    case "conflict":
      return trouble(state.sentence, { name: texts.draft.decide, act: decide });
    case "gone":
      return html`${renderNotice("trouble lost", state.sentence, [])}
      ${notice(texts.gone.explanation, { name: texts.gone.reopen, act: reopen }, copyIt)}`;
    case "refused":
      return trouble(state.sentence, copyIt);
    case "paused":
      return state.tone === "bad" ? trouble(state.sentence, { name: texts.saving.again, act: again }) : nothing;
    case "saved":
    case "unsaved":
    case "saving":
    case "comparing":
      return nothing;
  }
};

const renderLiveChanged = ({ live }: OpenedDraft, compare: () => void): TemplateResult =>
  live === null ? notice(texts.draft.liveGone) : notice(texts.draft.liveChanged, { name: texts.draft.compare, act: compare });

const notice = (sentence: string, ...actions: readonly Action[]): TemplateResult => renderNotice("", sentence, actions);

const trouble = (sentence: string, ...actions: readonly Action[]): TemplateResult => renderNotice("trouble", sentence, actions);

/** Amber while something waits, red where something would be lost. */
const renderNotice = (kind: "" | "trouble" | "trouble lost", sentence: string, actions: readonly Action[]): TemplateResult =>
  html`<div class="notice ${kind}">
    <p>${icon(kind === "" ? Info : TriangleAlert)}<span>${sentence}</span></p>
    ${actions.map(({ name, act }) => html`<button @click=${act}>${name}</button>`)}
  </div>`;
