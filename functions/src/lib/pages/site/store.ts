import { type DocumentSnapshot, FieldPath, type Query } from "firebase-admin/firestore";
import { readBounded } from "../../platform/firestore/answer-bound.ts";
import { database } from "../../platform/firestore/database.ts";
import { asText } from "../../platform/firestore/decode.ts";
import { isDocumentId } from "../../platform/firestore/document-id.ts";
import { reading } from "../../platform/firestore/storage-errors.ts";
import { projectStore } from "../../projects/store.ts";
import { slugSpellings } from "../../projects/site/slug.ts";
import { pageRef } from "../drafts/store.ts";
import { publishedLimits } from "../published/limits.ts";
import { translationField } from "../drafts/translation.ts";
import { livePages, parsePlace, placeFields } from "../published/store.ts";
import { sitePageLimits } from "./limits.ts";
import type { MenuPage, SiteStore } from "./site-store.ts";

const titlePath = new FieldPath("metadata", "title");

const fields = ["visibility", ...placeFields, "doc_template_id", titlePath] as const;

const parseMenuPage = (record: DocumentSnapshot): MenuPage => ({
  ...parsePlace(record),
  templateId: asText(record.get("doc_template_id")),
  title: record.get(titlePath),
});

const readPages = async (query: Query): Promise<readonly MenuPage[]> => {
  const { docs } = await readBounded(query.select(...fields).limit(sitePageLimits.menuPages), publishedLimits.listedBytes);
  return docs.map(parseMenuPage);
};

const readThese = async (projectId: string, ids: readonly string[]): Promise<readonly MenuPage[]> => {
  const refs = ids.filter(isDocumentId).map((id) => pageRef(projectId, id));
  if (refs.length === 0) return [];
  const records = await reading(async () => database().getAll(...refs, { fieldMask: [...fields] }));
  return records.filter((record) => record.get("visibility") === "live").map(parseMenuPage);
};

export const siteStore: SiteStore = {
  findProject: projectStore.findProject,
  findAt: async (projectId, slugs) => {
    const spellings = [...new Set(slugs.flatMap(slugSpellings))].slice(0, sitePageLimits.namedPages);
    return spellings.length === 0 ? [] : readPages(livePages(projectId).where("slug", "in", spellings));
  },
  findRelated: async (projectId, ids) => {
    const named = ids.slice(0, sitePageLimits.namedPages);
    if (named.length === 0) return [];
    const [translations, these] = await Promise.all([
      readPages(livePages(projectId).where(translationField, "in", named)),
      readThese(projectId, named),
    ]);
    return [...translations, ...these];
  },
};
