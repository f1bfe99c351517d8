import { html, nothing, type TemplateResult } from "lit";
import { directionOf } from "../../shared/direction.ts";
import { addressOf } from "../route.ts";
import { languageName, renderShortAgo, shortTimeText } from "../words/words.ts";
import { renderPeople } from "../others/render-people.ts";
import { texts } from "../texts.ts";
import type { LostLinks } from "./lost-links.ts";
import { groupState, type PageGroup } from "./page-groups.ts";
import { renderMarked } from "./mark-words.ts";
import type { PageRow } from "./page-rows.ts";
import { keepSearchedWords } from "./searched-words.ts";

interface RowOptions {
  readonly projectId: string;
  /** Links that lead nowhere, as far as that is known. */
  readonly lostLinks: LostLinks | undefined;
  /** The place in the text that has what is searched for; empty if only the title has it. */
  readonly excerpt: string | undefined;
  readonly search: string;
}

/** A page in the list. The whole row is its link; its other languages have their own. */
export const renderRow = (group: PageGroup, { projectId, lostLinks, excerpt, search }: RowOptions): TemplateResult => {
  const [first, ...others] = group.rows;
  const { title, slug, language, newest } = first;
  const name = title ?? slug ?? texts.list.untitled;
  return html`<li data-id=${newest.id}>
    <div class="name">
      <a
        class="title"
        dir=${directionOf(language)}
        lang=${language}
        aria-label=${texts.list.editNamed(name, languageName(language))}
        aria-description=${lostLinks?.words ?? nothing}
        href=${addressOfRow(first, projectId)}
        @click=${() => keepSearchedWords(newest.id, search)}
        >${renderMarked(name, search)}</a
      >
      ${slug === null ? nothing : html`<bdi class="slug" dir="ltr">/${slug}</bdi>`}
    </div>
    <div class="tags">
      <span class="tag" title=${languageName(language)}>${language}</span>
      ${others.map((row) => renderTag(row, projectId))}
    </div>
    <div class="second">${renderState(group)} ${renderLastEdit(group)}</div>
    ${excerpt === undefined || excerpt === "" ? nothing : html`<p class="excerpt" dir="auto">${renderMarked(excerpt, search)}</p>`}
    ${lostLinks?.face}
  </li>`;
};

const renderTag = (row: PageRow, projectId: string): TemplateResult => {
  const language = languageName(row.language);
  const name = row.title ?? row.slug ?? texts.list.untitled;
  return html`<a class="tag" data-id=${row.newest.id} title=${language} href=${addressOfRow(row, projectId)}
    ><span class="unseen">${texts.list.editNamed(name, language)}</span><span aria-hidden="true">${row.language}</span></a
  >`;
};

/** What waits for the clock, or for somebody, comes before what is so anyway. */
const renderState = (group: PageGroup): TemplateResult => {
  const documents = group.rows.flatMap(({ draft, live }) => [draft, live]).filter((one) => one !== undefined);
  const state = groupState(group);
  const said = (kind: string, word: string, more = ""): TemplateResult =>
    html`<span class="state" title=${more || nothing}><span class="dot ${kind}"></span>${word}</span>`;
  if (documents.some(({ publish_refusal: refused }) => refused !== undefined)) return said("refused", texts.list.notPublished);
  if (documents.some(({ unpublish_refusal: refused }) => refused !== undefined)) return said("refused", texts.list.notUnpublished);
  const at = documents.map(({ publish_at }) => publish_at).find((time) => time !== undefined);
  if (at !== undefined) return said("waiting", texts.publish.on(shortTimeText(at)));
  const end = documents.map(({ unpublish_at }) => unpublish_at).find((time) => time !== undefined);
  if (end !== undefined) return said(state, texts.list.until(shortTimeText(end)));
  return said(state, { draft: texts.list.draft, live: texts.list.live, both: texts.list.liveWithDraft }[state]);
};

const renderLastEdit = ({ rows }: PageGroup): TemplateResult => {
  const { newest } = rows.reduce((last, row) => (Date.parse(row.newest.updated_at) > Date.parse(last.newest.updated_at) ? row : last));
  const { updated_at: at, updated_by_name: by } = newest;
  const editors = rows.flatMap(({ draft, live }) => [...(draft?.editing ?? []), ...(live?.editing ?? [])]);
  if (editors.length > 0) {
    const [before, after] = texts.list.editing("\n").split("\n");
    const names = editors.map((name, index) => html`${index === 0 ? "" : ", "}<bdi>${name}</bdi>`);
    return html`<span class="who here">${renderPeople(editors)}<span class="names">${before}${names}${after}</span></span>`;
  }
  return html`<span class="who">${renderShortAgo(at)}${by === null ? nothing : html` · <bdi>${by}</bdi>`}</span>`;
};

/** The draft if there is one, or the live page, which becomes a draft at the first keystroke. */
export const addressOfRow = ({ draft, live }: PageRow, projectId: string): string => {
  if (draft !== undefined) return addressOf({ kind: "draft", projectId, draftId: draft.id });
  return live === undefined ? addressOf({ kind: "pages", projectId }) : addressOf({ kind: "page", projectId, docId: live.id });
};

/** A placeholder for the list. */
export const renderBones = (): readonly TemplateResult[] =>
  Array.from({ length: 6 }, () => html`<li aria-hidden="true"><div class="bone"></div></li>`);
