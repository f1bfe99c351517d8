import type { OpenedDraft } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { clockText } from "../words/words.ts";
import { texts } from "../texts.ts";
import type { SaveState } from "../session/save-state.ts";

interface PageStateOptions {
  readonly opened: OpenedDraft;
  /** Whether there is a draft already. */
  readonly isDraft: boolean;
  /** The service has something of the page. */
  readonly isStored: boolean;
  readonly state: SaveState;
}

/** Whether the page is public, and whether what was typed is saved. Nothing is said of a page that nobody has begun. */
export const renderPageState = (options: PageStateOptions): TemplateResult | typeof nothing => {
  const { tone, word } = options.state;
  if (!options.isStored && tone === "good") return nothing;
  const [kind, page] = stateOf(options);
  const isTimed = options.opened.publish_at !== undefined;
  const saving = html`<span class="state ${tone}">${word}</span>`;
  return html`<p class="page-state ${isTimed ? "timed" : ""}">
    <span class="dot ${kind}"></span>${
      kind === "both" && !isTimed && word !== ""
        ? html`${saving}<span class="of-page">${page}</span>`
        : html`<span class="of-page">${page}</span>${saving}`
    }
  </p>`;
};

const stateOf = ({ opened, isDraft }: PageStateOptions): readonly [kind: string, word: string] => {
  if (!isDraft && opened.unpublish_at !== undefined) return ["live", texts.list.until(clockText(opened.unpublish_at))];
  if (!isDraft) return ["live", texts.list.live];
  const kind = opened.live_page === null ? "draft" : "both";
  if (opened.publish_at !== undefined) return [kind, texts.publish.scheduled(clockText(opened.publish_at))];
  return [kind, opened.live_page === null ? texts.list.draft : texts.list.liveWithDraft];
};
