import { FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { digest } from "../core/digest.ts";
import { under } from "../firestore/database.ts";
import { findCatalogueLanguage } from "../i18n/texts.ts";
import type { Count, Happening } from "./count.ts";
import { statisticsLimits } from "./limits.ts";
import { weekOf } from "./week.ts";

/**
 * Adds a count to a commit, without reading and without a condition: commits that meet in a document wait for each other, and none fails.
 */
export const addCount = (batch: WriteBatch, { projectId, language, at, spread, happening, times = 1 }: Count): void => {
  const week = weekOf(at);
  const isOfPage = happening.kind === "page_answer";
  const shard = shardOf(isOfPage ? happening.pageId : spread);
  // Visitors may have any language tag; only languages of the catalogue are counted by themselves, so that one document can hold all.
  const counted = findCatalogueLanguage(language) ?? "other";
  const fields = {
    expire_at: new Date(Date.parse(week) + statisticsLimits.keptMs),
    ...(isOfPage
      ? { pages: { [happening.pageId]: { [counted]: FieldValue.increment(times) } } }
      : { languages: { [counted]: fieldsOf(happening, FieldValue.increment(times)) } }),
  };
  batch.set(under(projectId, "statistics").doc(`${week}.${isOfPage ? "pages" : "counts"}.${shard}`), fields, { merge: true });
};

const fieldsOf = (happening: Exclude<Happening, { readonly kind: "page_answer" }>, by: FieldValue) =>
  happening.kind === "transfer" ? { transfers: { [happening.outcome]: by } } : { [happening.kind]: by };

/** The counts of a page stand together: documents of a site with many pages stay small. */
const shardOf = (spread: string): number => Buffer.from(digest(spread), "base64url").readUInt8(0) % statisticsLimits.shards;
