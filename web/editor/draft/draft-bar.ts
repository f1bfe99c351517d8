import type { OpenedDraft } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { Ellipsis, Eye, PanelRight } from "lucide";
import { directionOf } from "../../shared/direction.ts";
import { icon } from "../../shared/icons/icon.ts";
import { texts } from "../texts.ts";
import type { DraftActs } from "./draft-commands.ts";
import { renderDraftMenu } from "./draft-menu.ts";
import type { DraftSession } from "../session/draft-session.ts";
import { nameOf } from "./name-of.ts";
import { renderPageState } from "./page-state.ts";
import { renderBack } from "./render-back.ts";
import { renderPeople } from "../others/render-people.ts";
import { renderPrimaryAction } from "./primary-action.ts";
import type { Panels } from "./panels.ts";

interface BarOptions extends DraftActs {
  readonly opened: OpenedDraft;
  /** The service has something of the page. */
  readonly isStored: boolean;
  readonly session: DraftSession;
  /** URL of the list of pages. */
  readonly pages: string;
  readonly panels: Panels;
  /** The page is being published. */
  readonly isBusy: boolean;
  /** Who else has the page open. */
  readonly people: readonly string[];
  /** The last part of every page's menu. */
  readonly menu: TemplateResult | undefined;
}

/** Always visible: the page's state, and the available actions. Its name is visible while the title above the text is not. */
export const renderDraftBar = (options: BarOptions): TemplateResult => {
  const { opened, isStored, session, pages, isDraft, hasDetails, isPublishing, isBusy, panels, people, toggle, save, open, menu } = options;
  const { language } = opened.doc;
  const { state, queue } = session;
  const isOffline = queue.phase.kind === "paused" && queue.phase.reason === "offline";
  return html`
    <header class="bar">
      <div class="in-one-line">
        ${renderBack(pages)}
        <h1 dir=${directionOf(language)} lang=${language}>${nameOf(opened, session.text)}</h1>
        ${renderPageState({ opened, isDraft, isStored, state })} ${renderPeople(people)}
        <p role="status" class="unseen">${session.announcement}</p>
        <span class="gap"></span>
        <button class="plain in-bar" aria-pressed=${panels.preview} @click=${() => toggle("preview")}>
          ${icon(Eye)}<span class="word">${texts.draft.preview}</span>
        </button>
        ${
          hasDetails
            ? html`<button class="plain in-bar" aria-pressed=${panels.page} @click=${() => toggle("page")}>
                ${icon(PanelRight, { turns: true })}<span class="word">${texts.draft.page}</span>
              </button>`
            : nothing
        }
        <lectern-menu label=${texts.app.more}>
          <span slot="face" class="face">${icon(Ellipsis)}</span>
          ${renderDraftMenu(options)} ${menu}
        </lectern-menu>
        ${renderPrimaryAction({ opened, isDraft, isPublishing, isBusy, isInTrouble: state.tone === "bad", isOffline, save, publish: () => open("publish") })}
      </div>
    </header>
  `;
};
