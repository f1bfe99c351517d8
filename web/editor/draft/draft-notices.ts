import type { ErrorDetail, OpenedDraft } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { addressOf } from "../route.ts";
import type { SiteFacts } from "../site/site-facts.ts";
import type { OthersOptions } from "../others/others-notice.ts";
import { texts } from "../texts.ts";
import { copyText } from "./copy-text.ts";
import type { DialogName } from "./draft-dialogs.ts";
import { addressSettings, liveAddress } from "./load-publishing.ts";
import { type Action, closing, notice, trouble } from "../notices/notice.ts";
import { renderMissingPart } from "../notices/render-missing-part.ts";
import { renderReward } from "./render-reward.ts";

interface NoticeOptions extends OthersOptions {
  readonly projectId: string;
  readonly isDraft: boolean;
  readonly isPartMissing: boolean;
  readonly decide: () => void;
  readonly copy: () => void;
  readonly reopen: () => void;
  readonly open: (dialog: DialogName) => void;
  readonly site: SiteFacts;
}

/** What the author should know besides the save state, each with its actions. The first one is seen: what waits longest is last. */
export const renderNotices = (options: NoticeOptions): TemplateResult => {
  const { opened, isDraft, hasJournal, copied, done, tell, open, session, isPublished } = options;
  const { publish_refusal: refusal, unpublish_refusal: stays } = opened;
  return html`
    <div class="notices">
      ${
        hasJournal
          ? nothing
          : notice(
              texts.draft.journalFailed,
              closing(() => tell({ hasJournal: true })),
            )
      }
      ${renderTrouble(options)} ${options.isPartMissing ? renderMissingPart(texts.app.textSafe) : nothing}
      <div role="status">
        ${
          done === ""
            ? nothing
            : notice(
                done,
                closing(() => tell({ done: "" })),
              )
        }
        ${
          isPublished && !isDraft
            ? renderReward({
                address: liveAddress(options.site, opened),
                settings: addressSettings(options.site, options.projectId),
                copied: options.linkCopied,
                copy: (address) => void copyText(address).then((linkCopied) => tell({ linkCopied })),
                close: () => tell({ isPublished: false }),
              })
            : nothing
        }
      </div>
      <lectern-others .options=${options}></lectern-others>
      ${opened.base_changed ? renderLiveChanged(opened, () => open("live")) : nothing}
      ${
        refusal === undefined && stays === undefined
          ? nothing
          : trouble(
              html`<lectern-refusal .opened=${opened} .text=${session.text}></lectern-refusal>`,
              ...(refusal === undefined ? [] : [{ name: texts.publish.first, act: () => open("publish") }]),
            )
      }
      <p role="status" class="hint">${copied}</p>
    </div>
  `;
};

/** Nothing is saved: one sentence, with the available actions. */
const renderTrouble = ({ session, projectId, decide, reopen, copy }: NoticeOptions): TemplateResult | typeof nothing => {
  const { state } = session;
  const { phase } = session.queue;
  const copyIt: Action = { name: texts.copy.button, act: copy };
  switch (phase.kind) {
    case "conflict":
      return trouble(state.sentence, { name: texts.draft.decide, act: decide });
    case "gone":
      return trouble(state.sentence, { name: texts.gone.reopen, act: reopen }, copyIt);
    case "refused":
      return trouble(state.sentence, ...openHolder(phase.details, projectId), copyIt);
    case "paused":
      return state.tone === "bad" ? trouble(state.sentence) : nothing;
    case "saved":
    case "unsaved":
    case "saving":
    case "comparing":
      return nothing;
  }
};

/** The page that has the address, if that is why. */
const openHolder = (details: readonly ErrorDetail[], projectId: string): readonly Action[] => {
  const said = new Map(details.map(({ path, message }) => [path, message]));
  const id = said.get("holder_id");
  if (id === undefined) return [];
  const isDraft = said.get("holder_visibility") === "draft";
  const route = isDraft ? ({ kind: "draft", projectId, draftId: id } as const) : ({ kind: "page", projectId, docId: id } as const);
  return [{ name: texts.publish.openHolder, act: () => (location.hash = addressOf(route)) }];
};

const renderLiveChanged = ({ live }: OpenedDraft, compare: () => void): TemplateResult =>
  live === null ? notice(texts.draft.liveGone) : notice(texts.draft.liveChanged, { name: texts.draft.compare, act: compare });
