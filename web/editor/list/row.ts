import { html, nothing, type TemplateResult } from "lit";
import { directionOf } from "../../shared/direction.ts";
import { addressOf } from "../app/route.ts";
import { languageName, renderAgo } from "../app/words.ts";
import { texts } from "../texts.ts";
import type { LostLinks } from "./lost-links.ts";
import type { PageRow } from "./page-rows.ts";

interface RowOptions {
  readonly projectId: string;
  /** Links that lead nowhere, as far as that is known. */
  readonly lostLinks: LostLinks | undefined;
}

/** A page in the list. The whole row is its link. */
export const renderRow = (row: PageRow, { projectId, lostLinks }: RowOptions): TemplateResult => {
  const { title, slug, language, newest } = row;
  const name = title ?? slug ?? texts.list.untitled;
  const { updated_by_name: by } = newest;
  return html`<li data-id=${newest.id}>
    <div class="name">
      <a
        class="title"
        dir=${directionOf(language)}
        lang=${language}
        aria-label=${texts.list.editNamed(name, languageName(language))}
        aria-description=${lostLinks?.words ?? nothing}
        href=${addressOfRow(row, projectId)}
        >${name}</a
      >
      <span class="about"><bdi dir="ltr">/${slug ?? ""}</bdi></span>
    </div>
    <span class="about">${languageName(language)}</span>
    ${renderState(row)}
    <span class="about who">${renderAgo(newest.updated_at)}${by === null ? nothing : html`<bdi>${by}</bdi>`}</span>
    ${lostLinks?.face}
  </li>`;
};

const renderState = ({ draft, live }: PageRow): TemplateResult => {
  const [kind, word] =
    live === undefined ? ["draft", texts.list.draft] : draft === undefined ? ["live", texts.list.live] : ["both", texts.list.liveWithDraft];
  return html`<span class="about state"><span class="dot ${kind}"></span>${word}</span>`;
};

/** The draft if there is one, or the live page, which becomes a draft at the first keystroke. */
export const addressOfRow = ({ draft, live }: PageRow, projectId: string): string => {
  if (draft !== undefined) return addressOf({ kind: "draft", projectId, draftId: draft.id });
  return live === undefined ? addressOf({ kind: "pages", projectId }) : addressOf({ kind: "page", projectId, docId: live.id });
};

/** A placeholder for the list. */
export const renderBones = (): readonly TemplateResult[] =>
  Array.from(
    { length: 6 },
    () =>
      html`<li aria-hidden="true">
        <div class="bone"></div>
        <div class="bone"></div>
        <div class="bone"></div>
        <div class="bone"></div>
      </li>`,
  );
