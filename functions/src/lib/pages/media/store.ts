import { FieldPath, FieldValue, type DocumentSnapshot } from "firebase-admin/firestore";
import { jsonForm } from "../../platform/core/json-form.ts";
import { readBounded } from "../../platform/firestore/answer-bound.ts";
import { database, projectRef, under } from "../../platform/firestore/database.ts";
import { reading, writing } from "../../platform/firestore/storage-errors.ts";
import { mediaLimits } from "./limits.ts";
import { imageNamesIn } from "./media-file.ts";
import type { ImageSize, ImageUses, MediaStore } from "./media-store.ts";

const keepFacts: MediaStore["keepFacts"] = async (projectId, name, facts) => {
  await writing(async () =>
    under(projectId, "media")
      .doc(name)
      .set({ ...facts, stored_at: FieldValue.serverTimestamp() }),
  );
};

const findSizes: MediaStore["findSizes"] = async (projectId, names) => {
  if (names.length === 0) return new Map();
  const references = names.map((name) => under(projectId, "media").doc(name));
  const records = await reading(async () => database().getAll(...references));
  return new Map(records.flatMap((record): readonly (readonly [string, ImageSize])[] => sizeIn(record)));
};

/** Another program may have stored anything. */
const sizeIn = (record: DocumentSnapshot): readonly (readonly [string, ImageSize])[] => {
  const width: unknown = record.get("width");
  const height: unknown = record.get("height");
  return isSide(width) && isSide(height) ? [[record.id, { width, height }]] : [];
};

const isSide = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const forget: MediaStore["forget"] = async (projectId, name) => {
  await writing(async () => under(projectId, "media").doc(name).delete());
};

const namesIn = (record: DocumentSnapshot): readonly string[] => imageNamesIn(JSON.stringify(jsonForm(record.data())));

/** The texts of all pages, of which only a portion is in memory at a time. */
const findUses = async (projectId: string): Promise<ImageUses> => {
  const pages = new Map<string, string[]>();
  const others = async (): Promise<ReadonlySet<string>> => {
    const [project, templates] = await Promise.all([
      reading(async () => projectRef(projectId).get()),
      reading(async () => under(projectId, "templates").get()),
    ]);
    return new Set([project, ...templates.docs].flatMap(namesIn));
  };
  const otherNames = others();
  const texts = under(projectId, "documents").orderBy(FieldPath.documentId()).select("content", "metadata");
  let last: string | undefined;
  for (let read = 0; read < mediaLimits.lookedThrough;) {
    const portion = (last === undefined ? texts : texts.startAfter(last)).limit(mediaLimits.readAtOnce);
    const { docs, isCut } = await readBounded(portion, mediaLimits.portionBytes);
    for (const record of docs) for (const name of namesIn(record)) pages.set(name, [...(pages.get(name) ?? []), record.id]);
    if (!isCut && docs.length < mediaLimits.readAtOnce) return { pages, others: await otherNames, isWhole: true };
    read += docs.length;
    last = docs.at(-1)?.id;
  }
  return { pages, others: await otherNames, isWhole: false };
};

export const mediaStore: MediaStore = { keepFacts, findSizes, forget, findUses };
