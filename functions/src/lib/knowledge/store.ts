import { type CollectionReference, type DocumentSnapshot, FieldPath, type Query } from "firebase-admin/firestore";
import { knowledgeLimits } from "./limits.ts";
import type { LanguageStore, LivePage, PageSource } from "./passage.ts";
import { database, under } from "../firestore/database.ts";
import { asList, asRecord, asText } from "../firestore/decode.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { findStates, toWriteToken } from "../firestore/write-token.ts";
import { reading, writing } from "../firestore/storage-errors.ts";
import { asLanguage } from "../i18n/language.ts";

const pagesOf = (projectId: string): CollectionReference => under(projectId, "documents");

const livePagesOf = (projectId: string): Query => pagesOf(projectId).where("visibility", "==", "live");

/** What a search needs: a page may hold a hundred other fields. */
const fields = ["visibility", "slug", "language", "metadata.title", "metadata.summary", "metadata.description", "content"] as const;

const findNewest: PageSource["findNewest"] = async (projectId) => {
  const newest = livePagesOf(projectId).orderBy("updated_at", "desc").limit(1).select();
  const [page] = (await reading(async () => newest.get())).docs;
  return page && { id: page.id, state: toWriteToken(page.updateTime) };
};

const listPages: PageSource["listPages"] = async (projectId) => {
  const found = await reading(async () => livePagesOf(projectId).select().limit(knowledgeLimits.pages).get());
  return new Map(found.docs.map((page) => [page.id, toWriteToken(page.updateTime)]));
};

const readAll: PageSource["readAll"] = async (projectId) => {
  const inOrder = livePagesOf(projectId)
    .orderBy(FieldPath.documentId())
    .select(...fields)
    .limit(knowledgeLimits.readAtOnce);
  return gather(async (before) => (await reading(async () => (before === undefined ? inOrder : inOrder.startAfter(before)).get())).docs);
};

const readPages: PageSource["readPages"] = async (projectId, ids) => {
  const refs = ids.map((id) => pagesOf(projectId).doc(id));
  let from = 0;
  return gather(async () => {
    const batch = refs.slice(from, (from += knowledgeLimits.readAtOnce));
    return batch.length === 0 ? [] : reading(async () => database().getAll(...batch, { fieldMask: [...fields] }));
  });
};

/** Batch by batch, so that of a site of any size no more is held than may be. */
const gather = async (
  next: (before: DocumentSnapshot | undefined) => Promise<readonly DocumentSnapshot[]>,
): Promise<readonly LivePage[]> => {
  const pages: LivePage[] = [];
  let characters = 0;
  let last: DocumentSnapshot | undefined;
  while (pages.length < knowledgeLimits.pages && characters <= knowledgeLimits.siteCharacters) {
    const records = await next(last);
    const read = records.map(parseLivePage).filter((page) => page !== undefined);
    pages.push(...read);
    characters += read.reduce((sum, { content }) => sum + content.length, 0);
    last = records.at(-1);
    if (records.length < knowledgeLimits.readAtOnce) break;
  }
  return pages;
};

/** What was listed as live may be a draft by now. */
const parseLivePage = (record: DocumentSnapshot): LivePage | undefined => {
  const data = record.data();
  if (data?.["visibility"] !== "live" || record.updateTime === undefined) return undefined;
  const { title, summary, description } = asRecord(data["metadata"]);
  return {
    id: record.id,
    slug: asText(data["slug"]),
    language: asLanguage(data["language"]) ?? "und",
    title: asText(title),
    notes: [summary, description].map(asText),
    content: asText(data["content"]).slice(0, knowledgeLimits.pageCharacters),
    state: toWriteToken(record.updateTime),
  };
};

const findPageStates: PageSource["findStates"] = async (projectId, ids) => findStates(pagesOf(projectId), ids, "visibility");

export const pageSource: PageSource = { findNewest, readAll, listPages, readPages, findStates: findPageStates };

/** What `ask` has found out about a site and others want to know without reading its pages. */
const siteRef = (projectId: string) => under(projectId, "knowledge").doc("site");

const findLanguages: LanguageStore["findLanguages"] = async (projectId) =>
  isDocumentId(projectId) ? asList((await reading(async () => siteRef(projectId).get())).get("languages")).map(asText) : [];

const storeLanguages: LanguageStore["storeLanguages"] = async (projectId, languages) => {
  await writing(async () => siteRef(projectId).set({ languages: [...languages] }));
};

export const languageStore: LanguageStore = { findLanguages, storeLanguages };
