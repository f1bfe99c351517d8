import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { cleanText, shorten } from "../../platform/core/text.ts";
import { toLine } from "../../pages/markdown/plain-text.ts";
import { createPauses } from "../../../../../web/markdown/create-pauses.ts";
import { questionLimits } from "../questions/limits.ts";
import type { AnsweredQuestion, QuestionStore } from "../questions/question-store.ts";
import { languageGroups } from "./terms.ts";
import { knowledgeLimits } from "./limits.ts";
import {
  type ChangeToken,
  type KnownFacts,
  type LivePage,
  type PageList,
  type PageSource,
  type Passage,
  type PassagePage,
  type PublicTexts,
  type SiteFacts,
  type SiteFactsStore,
  titlesAbove,
} from "./passage.ts";
import { toPassages } from "./passages.ts";
import { buildSiteIndex, type SiteIndex } from "./site-index.ts";

export interface SiteKnowledge {
  readonly pages: ReadonlyMap<string, LivePage>;
  /** Includes pages that were left out because the site is too large. */
  readonly list: PageList;
  readonly publicTexts: PublicTexts;
  readonly answered: readonly AnsweredQuestion[];
  readonly index: SiteIndex;
  readonly facts: SiteFacts;
  /** Read before the pages and the answers. */
  readonly changeTokens: ChangeTokens;
  /** When the list of pages was last read, in milliseconds since 1970. */
  readonly listedAtMs: number;
  readonly characters: number;
  readonly lines: number;
}

interface ChangeTokens {
  readonly page: ChangeToken | undefined;
  readonly answer: ChangeToken | undefined;
}

export interface KnowledgeSources {
  readonly pages: PageSource;
  readonly questions: Pick<QuestionStore, "findNewestAnswer" | "readAnswered" | "findStates">;
  readonly facts: SiteFactsStore;
}

/** Reads the newest page and answer in parallel: two reads in one round trip. */
export const findChangeTokens = async ({ pages, questions }: KnowledgeSources, projectId: string): Promise<ChangeTokens> => {
  const [page, answer] = await Promise.all([pages.findNewest(projectId), questions.findNewestAnswer(projectId)]);
  return { page, answer };
};

/** Whether the site is current according to the change tokens. Only for a limited time, because they do not show deletions. */
export const isCurrent = (known: SiteKnowledge, changeTokens: ChangeTokens, nowMs: number): boolean =>
  nowMs - known.listedAtMs < knowledgeLimits.listEveryMs &&
  (isSame(known.changeTokens.page, changeTokens.page) ||
    (changeTokens.page !== undefined && known.list.get(changeTokens.page.id) === changeTokens.page.state)) &&
  (isSame(known.changeTokens.answer, changeTokens.answer) ||
    known.answered.some(({ id, state }) => isSame({ id, state }, changeTokens.answer)));

/** Whether all these pages and answers are unchanged since they were read. Costs a read for each, in one round trip. */
export const areUnchanged = async (
  { pages, questions }: KnowledgeSources,
  projectId: string,
  known: SiteKnowledge,
  shown: readonly PassagePage[],
): Promise<boolean> => {
  const idsOf = (wanted: PassagePage["kind"]) => [...new Set(shown.filter(({ kind }) => kind === wanted).map(({ id }) => id))];
  const [pageStates, answerStates] = await Promise.all([
    pages.findStates(projectId, idsOf("page")),
    questions.findStates(projectId, idsOf("answer")),
  ]);
  const answers = new Map(known.answered.map(({ id, state }) => [id, state]));
  return shown.every(({ kind, id }) => {
    const [now, before] = kind === "page" ? [pageStates.get(id), known.list.get(id)] : [answerStates.get(id), answers.get(id)];
    return now !== undefined && now === before;
  });
};

const isSame = (one: ChangeToken | undefined, other: ChangeToken | undefined): boolean =>
  one?.id === other?.id && one?.state === other?.state;

/** Reads what has changed, and rebuilds the index if necessary. */
export const refresh = async (
  sources: KnowledgeSources,
  projectId: string,
  known: SiteKnowledge | undefined,
  { changeTokens, stored, nowMs }: { readonly changeTokens: ChangeTokens; readonly stored: SiteFacts; readonly nowMs: number },
): Promise<SiteKnowledge> => {
  const [{ pages, list, publicTexts }, answered] = await Promise.all([
    refreshPages(sources.pages, projectId, known),
    sources.questions.readAnswered(projectId, knowledgeLimits.answeredQuestions),
  ]);
  const characters = pages.values().reduce((sum, { content }) => sum + content.length, 0);
  const index = known !== undefined && hasSameTexts(known, pages, answered) ? known.index : await buildIndex(pages, answered);
  const lines = countLines(index);
  const { smallSiteCharacters, smallSiteLines } = knowledgeLimits;
  const languages = languageGroups(pages.values().map(({ language }) => language));
  const facts: KnownFacts = { languages, isSmall: characters <= smallSiteCharacters && lines <= smallSiteLines };
  if (!isDeepStrictEqual(facts, stored)) await sources.facts.storeFacts(projectId, facts);
  return { pages, list, publicTexts, answered, index, facts, changeTokens, characters, lines, listedAtMs: nowMs };
};

const refreshPages = async (
  source: PageSource,
  projectId: string,
  known: SiteKnowledge | undefined,
): Promise<Pick<SiteKnowledge, "pages" | "list" | "publicTexts">> => {
  const listed = known === undefined || known.pages.size === 0 ? undefined : await source.listPages(projectId);
  // A template that shows more or less changes pages whose states are the same.
  if (known === undefined || listed === undefined || !isDeepStrictEqual(listed.publicTexts, known.publicTexts)) {
    const { pages, publicTexts } = await source.readAll(projectId);
    return { pages: byId(pages), list: new Map(pages.map(({ id, state }) => [id, state])), publicTexts };
  }
  const { list, publicTexts } = listed;
  const kept = [...known.pages.values()].filter(({ id }) => list.has(id) && list.get(id) === known.list.get(id));
  const changed = [...list].filter(([id, state]) => known.list.get(id) !== state).map(([id]) => id);
  const read = (await source.readPages(projectId, changed, publicTexts)).map((page) => sameWords(known.pages.get(page.id), page) ?? page);
  return { pages: byId([...kept, ...read]), list, publicTexts };
};

/** The known page if its words are unchanged: another program may, for example, count visitors in its record. */
const sameWords = (known: LivePage | undefined, read: LivePage): LivePage | undefined =>
  known !== undefined && isDeepStrictEqual({ ...known, state: read.state }, read) ? known : undefined;

/** In a stable order, without the pages that exceed the limit of a site. */
const byId = (pages: readonly LivePage[]): ReadonlyMap<string, LivePage> => {
  let characters = 0;
  return new Map(
    pages
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .filter(({ content }) => (characters += content.length) <= knowledgeLimits.siteCharacters)
      .map((page) => [page.id, page]),
  );
};

const hasSameTexts = (known: SiteKnowledge, pages: SiteKnowledge["pages"], answered: SiteKnowledge["answered"]): boolean =>
  known.pages.size === pages.size &&
  pages.values().every((page) => known.pages.get(page.id) === page) &&
  isDeepStrictEqual(known.answered.map(textsOf), answered.map(textsOf));

const textsOf = ({ id, question, language, answer, answeredAt }: AnsweredQuestion) => ({ id, question, language, answer, answeredAt });

const buildIndex = async (pages: SiteKnowledge["pages"], answered: readonly AnsweredQuestion[]): Promise<SiteIndex> => {
  const passages: Passage[] = answered.map(toPassage);
  const turn = createPauses(setImmediate);
  for (const page of pages.values()) passages.push(...(await passagesIn(page, turn)));
  return buildSiteIndex(withinLines(passages));
};

const countLines = ({ passages }: SiteIndex): number => passages.reduce((sum, { lines }) => sum + lines.length, 0);

const withinLines = (passages: readonly Passage[]): readonly Passage[] => {
  let [lines, above] = [0, 0];
  return passages.filter((passage) => {
    lines += passage.lines.length;
    above += passage.lines.length * titlesAbove(passage).length;
    return lines <= knowledgeLimits.siteLines && above <= knowledgeLimits.aboveCharacters;
  });
};

/** The passages of unchanged pages are reused. */
const passagesOf = new WeakMap<LivePage, readonly Passage[]>();

const passagesIn = async (page: LivePage, turn: () => Promise<void>): Promise<readonly Passage[]> => {
  const passages = passagesOf.get(page) ?? (await toPassages(page, turn));
  passagesOf.set(page, passages);
  return passages;
};

/** An answer may contain Markdown. It is read as a line, so that a number at the beginning does not make it a list item. */
const toPassage = ({ id, question, language, answer, answeredAt }: Omit<AnsweredQuestion, "state">): Passage => ({
  page: { kind: "answer", id, slug: "", language, title: shorten(cleanText(question), questionLimits.questionCharacters), answeredAt },
  headings: [],
  lines: [{ text: toLine(answer) || cleanText(answer), isRow: false }],
});
