import { type CollectionReference, type DocumentSnapshot, FieldPath, type Query } from "firebase-admin/firestore";
import { knowledgeLimits } from "./limits.ts";
import type { KnownFacts, LivePage, PageSource, PublicTexts, SiteFactsStore } from "./passage.ts";
import { ignoreExpected } from "../../platform/core/app-error.ts";
import { beginningOf } from "../../platform/core/text.ts";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import { readBounded } from "../../platform/firestore/answer-bound.ts";
import { database, under } from "../../platform/firestore/database.ts";
import { asList, asRecord, asText } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { findStates, toWriteToken } from "../../platform/firestore/write-token.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { draftLimits } from "../../pages/drafts/limits.ts";
import { publicKeys } from "../../pages/published/public-metadata.ts";
import { asLanguage } from "../../i18n/language.ts";
import type { LearntLanguages } from "../../conversations/sessions/start-conversation.ts";
import { languageGroups } from "./terms.ts";

const pagesOf = (projectId: string): CollectionReference => under(projectId, "documents");

const livePagesOf = (projectId: string): Query => pagesOf(projectId).where("visibility", "==", "live");

const texts = ["title", "summary", "description"] as const;

/** Only the fields that a search needs: a page may have a hundred others. */
const fields = ["visibility", "slug", "language", "doc_template_id", ...texts.map((key) => `metadata.${key}`), "content"];

const readPublicTexts = async (projectId: string): Promise<PublicTexts> => {
  const templates = under(projectId, "templates").select("fields").limit(draftLimits.templates);
  const { docs } = await readBounded(templates, draftLimits.listedBytes);
  return new Map(
    docs.map((record) => {
      const keys = publicKeys({ id: record.id, record: record.data() });
      return [record.id, texts.filter((key) => keys.has(key))];
    }),
  );
};

/** Reads in batches, and only the searchable part of each page, so that memory is bounded for sites of any size. */
const gather = async (
  publicTexts: PublicTexts | Promise<PublicTexts>,
  next: (count: number, before: DocumentSnapshot | undefined) => Promise<readonly DocumentSnapshot[]>,
): Promise<readonly LivePage[]> => {
  const pages: LivePage[] = [];
  let characters = 0;
  let last: DocumentSnapshot | undefined;
  while (pages.length < knowledgeLimits.pages && characters <= knowledgeLimits.siteCharacters) {
    const fitting = Math.floor(((knowledgeLimits.siteCharacters - characters) * pages.length) / characters) + 1;
    const count = Math.min(knowledgeLimits.readAtOnce, characters === 0 ? Infinity : fitting);
    const [records, shown] = await Promise.all([next(count, last), publicTexts]);
    const read = records.map((record) => parseLivePage(record, shown)).filter((page) => page !== undefined);
    pages.push(...read);
    characters += read.reduce((sum, { content }) => sum + content.length, 0);
    last = records.at(-1);
    if (records.length < count) break;
  }
  return pages;
};

/** A page that was listed as live may be a draft by now. */
const parseLivePage = (record: DocumentSnapshot, publicTexts: PublicTexts): LivePage | undefined => {
  const data = record.data();
  if (data?.["visibility"] !== "live" || record.updateTime === undefined) return undefined;
  const metadata = asRecord(data["metadata"]);
  const shown = publicTexts.get(asText(data["doc_template_id"])) ?? [];
  const [title = "", ...notes] = texts.map((key) => (shown.includes(key) ? asText(metadata[key]) : ""));
  return {
    id: record.id,
    slug: asText(data["slug"]),
    language: asLanguage(data["language"]) ?? "und",
    title: beginningOf(title, knowledgeLimits.noteCharacters),
    notes: notes.map((note) => beginningOf(note, knowledgeLimits.noteCharacters)),
    content: beginningOf(asText(data["content"]), knowledgeLimits.pageCharacters),
    state: toWriteToken(record.updateTime),
  };
};

export const pageSource: PageSource = {
  findNewest: async (projectId) => {
    const newest = livePagesOf(projectId).orderBy("updated_at", "desc").limit(1).select();
    const [page] = (await reading(async () => newest.get())).docs;
    return page && { id: page.id, state: toWriteToken(page.updateTime) };
  },
  readAll: async (projectId) => {
    const inOrder = livePagesOf(projectId)
      .orderBy(FieldPath.documentId())
      .select(...fields);
    const shown = readPublicTexts(projectId);
    const pages = await gather(shown, async (count, before) => {
      const next = inOrder.limit(count);
      return (await reading(async () => (before === undefined ? next : next.startAfter(before)).get())).docs;
    });
    return { pages, publicTexts: await shown };
  },
  listPages: async (projectId) => {
    const [found, publicTexts] = await Promise.all([
      reading(async () => livePagesOf(projectId).select().limit(knowledgeLimits.pages).get()),
      readPublicTexts(projectId),
    ]);
    return { list: new Map(found.docs.map((page) => [page.id, toWriteToken(page.updateTime)])), publicTexts };
  },
  readPages: async (projectId, ids, publicTexts) => {
    const refs = ids.map((id) => pagesOf(projectId).doc(id));
    return gather(publicTexts, async (count) => {
      const batch = refs.splice(0, count);
      return batch.length === 0 ? [] : reading(async () => database().getAll(...batch, { fieldMask: [...fields] }));
    });
  },
  findStates: async (projectId, ids) => findStates(pagesOf(projectId), ids, "visibility"),
};

/** Facts about a site, for those that do not read its pages. */
const siteRef = (projectId: string) => under(projectId, "knowledge").doc("site");

const toRecord = ({ languages, isSmall }: KnownFacts) => ({ languages: [...languages], small: isSmall });

export const siteFactsStore: SiteFactsStore = {
  findFacts: async (projectId) => {
    if (!isDocumentId(projectId)) return { languages: undefined, isSmall: false };
    const site = await reading(async () => siteRef(projectId).get());
    return { languages: site.exists ? asList(site.get("languages")).map(asText) : undefined, isSmall: site.get("small") === true };
  },
  createFacts: async (projectId, facts) => {
    await writing(async () => siteRef(projectId).create(toRecord(facts))).catch((error: unknown) => {
      if (!(error instanceof WriteConflict)) throw error;
    });
  },
  storeFacts: async (projectId, facts) => {
    await writing(async () => siteRef(projectId).set(toRecord(facts)));
  },
};

/** The languages of a site's live pages; undefined if it has none. Costs a read for each of them, up to a limit, and at least one. */
export const learnLanguages = async (projectId: string): Promise<LearntLanguages | undefined> => {
  const pages = livePagesOf(projectId).select("language").limit(knowledgeLimits.languagePages);
  const { docs } = await reading(async () => pages.get());
  if (docs.length === 0) return undefined;
  const languages = languageGroups(docs.map((page) => asLanguage(page.get("language")) ?? "und"));
  // Failing to store them is not an error.
  const remembered = siteFactsStore.createFacts(projectId, { languages, isSmall: false }).catch(ignoreExpected);
  return { languages, remembered };
};
