import { under } from "../firestore/database.ts";
import { asList, asText } from "../firestore/decode.ts";
import { isDocumentId } from "../firestore/document-id.ts";
import { reading, writing } from "../firestore/storage-errors.ts";
import type { LanguageStore } from "./page-source.ts";

/** What `ask` has found out about a site and others want to know without reading its pages. */
const siteRef = (projectId: string) => under(projectId, "knowledge").doc("site");

const findLanguages: LanguageStore["findLanguages"] = async (projectId) =>
  isDocumentId(projectId) ? asList((await reading(async () => siteRef(projectId).get())).get("languages")).map(asText) : [];

const storeLanguages: LanguageStore["storeLanguages"] = async (projectId, languages) => {
  await writing(async () => siteRef(projectId).set({ languages: [...languages] }));
};

export const languageStore: LanguageStore = { findLanguages, storeLanguages };
