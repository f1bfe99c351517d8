import type { OpenedDraft } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { ChevronLeft, Ellipsis, Eye, History, MessageSquare, PanelRight } from "lucide";
import { directionOf } from "../../shared/direction.ts";
import { icon } from "../../shared/icons/icon.ts";
import { texts } from "../texts.ts";
import type { DraftActs } from "./draft-commands.ts";
import { renderDraftMenu } from "./draft-menu.ts";
import type { DraftSession } from "./draft-session.ts";
import { nameOf } from "./name-of.ts";
import { renderPageState } from "./page-state.ts";
import { renderPeople } from "./render-people.ts";
import { renderPrimaryAction } from "./primary-action.ts";
import type { Panels } from "./panels.ts";

interface BarOptions extends DraftActs {
  readonly opened: OpenedDraft;
  readonly session: DraftSession;
  /** URL of the list of pages. */
  readonly pages: string;
  readonly panels: Panels;
  /** Who else has the page open. */
  readonly people: readonly string[];
  /** The last part of every page's menu. */
  readonly menu: TemplateResult | undefined;
}

/** Always visible: the page's name, its save state, and the available actions. */
export const renderDraftBar = (options: BarOptions): TemplateResult => {
  const { opened, session, pages, isDraft, isPublishing, panels, people, toggle, save, open, menu } = options;
  const { language } = opened.doc;
  const { tone, word } = session.state;
  return html`
    <header class="bar">
      <a class="back" href=${pages} title=${texts.draft.back}>
        ${icon(ChevronLeft, { turns: true })}<span class="word">${texts.draft.back}</span>
      </a>
      <h1 dir=${directionOf(language)} lang=${language}>${nameOf(opened, session.text)}</h1>
      ${renderPageState({ opened, isDraft })} ${renderPeople(people)}
      <p class="state ${tone}"><span class="dot"></span><span>${word}</span></p>
      <p role="status" class="unseen">${session.announcement}</p>
      <button class="plain" aria-pressed=${panels.preview} @click=${() => toggle("preview")}>
        ${icon(Eye)}<span class="word">${texts.draft.preview}</span>
      </button>
      <button class="plain in-bar" aria-pressed=${panels.comments} @click=${() => toggle("comments")}>
        ${icon(MessageSquare)}<span class="word">${texts.draft.comments}</span>
      </button>
      <button class="plain in-bar" @click=${() => open("versions")}>
        ${icon(History)}<span class="word">${texts.draft.versions}</span>
      </button>
      <button class="plain" aria-pressed=${panels.page} @click=${() => toggle("page")}>
        ${icon(PanelRight, { turns: true })}<span class="word">${texts.draft.page}</span>
      </button>
      <lectern-menu label=${texts.app.more}>
        <span slot="face" class="face">${icon(Ellipsis)}</span>
        ${renderDraftMenu(options)} ${menu}
      </lectern-menu>
      ${renderPrimaryAction({ opened, isDraft, isPublishing, isInTrouble: tone === "bad", save, publish: () => open("publish") })}
    </header>
  `;
};
