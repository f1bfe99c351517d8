import { FieldValue, type WriteBatch } from "firebase-admin/firestore";
import { digest } from "../../platform/core/digest.ts";
import { under } from "../../platform/firestore/database.ts";
import { findCatalogueLanguage } from "../../i18n/texts.ts";
import type { Count, Happening } from "./count.ts";
import { statisticsLimits } from "./limits.ts";
import { weekOf } from "./week.ts";

/** Adds a count to a commit, without a read or a condition: concurrent commits to the document wait for each other, but do not fail. */
export const addCount = (batch: WriteBatch, { projectId, language, at, spread, happening, times = 1 }: Count): void => {
  const week = weekOf(at);
  const isOfPage = happening.kind === "page_answer";
  const shard = shardOf(spread);
  // Only languages with a catalogue are counted separately, because one document cannot hold every possible tag.
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

/** By visitor, even for pages, because nearly all answers of a site may come from one page. */
const shardOf = (spread: string): number => Buffer.from(digest(spread), "base64url").readUInt8(0) % statisticsLimits.shards;
