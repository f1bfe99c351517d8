import type { DocumentSnapshot } from "firebase-admin/firestore";
import { type KeptTranslation, readStoredLabels, type TranslationStore, type TranslationTask } from "./widget-labels.ts";
import { serviceFailures } from "../platform/core/service-error.ts";
import { database } from "../platform/firestore/database.ts";
import { asDate, asMember, asRecord, asText } from "../platform/firestore/decode.ts";
import { reading, writing } from "../platform/firestore/storage-errors.ts";

const translationRef = ({ language, scope }: TranslationTask) => database().collection("translations").doc(`${language}_${scope}`);

/** Labels stored by another program may lack newer strings. They count as a failure, so they are translated again. */
const toKept = ({ english }: TranslationTask, record: DocumentSnapshot | undefined): KeptTranslation | undefined => {
  if (record?.exists !== true) return undefined;
  const sourceHash = asText(record.get("source_hash"));
  const labels = readStoredLabels(english, asRecord(record.get("labels")));
  if (labels !== undefined) return { kind: "translated", sourceHash, labels, translatedAt: asDate(record.get("translated_at")) };
  const reason = asMember(serviceFailures, record.get("failure")) ?? "unreadable";
  return { kind: "failed", sourceHash, reason, retryAt: asDate(record.get("retry_at")) };
};

export const translationStore: TranslationStore = {
  findTranslations: async (tasks) => {
    const records = await reading(async () => database().getAll(...tasks.map(translationRef)));
    return tasks.map((task, index) => toKept(task, records[index]));
  },
  /** Writes all fields of both kinds, so that nothing of the previous record remains. */
  writeTranslation: async (task, kept) => {
    const { language, scope } = task;
    const fields = {
      language,
      scope,
      source_hash: kept.sourceHash,
      labels: kept.kind === "translated" ? { ...kept.labels } : null,
      translated_at: kept.kind === "translated" ? kept.translatedAt : null,
      failure: kept.kind === "failed" ? kept.reason : null,
      retry_at: kept.kind === "failed" ? kept.retryAt : null,
    };
    await writing(async () => translationRef(task).set(fields));
  },
};
