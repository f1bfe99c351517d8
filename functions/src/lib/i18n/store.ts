import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { KeptTranslation, TranslationKey, TranslationState, TranslationStore, TranslationTask } from "./translation-store.ts";
import { readStoredLabels } from "./translated-labels.ts";
import { translationFailures } from "./translation-service.ts";
import { database } from "../firestore/database.ts";
import { asDate, asMember, asRecord, asText } from "../firestore/decode.ts";
import { reading } from "../firestore/storage-errors.ts";
import { writeState } from "../firestore/write-state.ts";
import { toWriteToken } from "../firestore/write-token.ts";

const translationRef = ({ language, scope }: TranslationKey) => database().collection("translations").doc(`${language}_${scope}`);

const findTranslations: TranslationStore["findTranslations"] = async (tasks) => {
  const records = await reading(async () => database().getAll(...tasks.map(translationRef)));
  return tasks.map((task, index) => toKept(task, records[index]));
};

const toKept = (task: TranslationTask, record: DocumentSnapshot | undefined): KeptTranslation | undefined =>
  record?.updateTime && { state: toState(task, record), writeToken: toWriteToken(record.updateTime) };

/** Labels stored by another program may lack newer strings. They are translated again. */
const toState = ({ english }: TranslationTask, record: DocumentSnapshot): TranslationState => {
  const sourceHash = asText(record.get("source_hash"));
  const labels = readStoredLabels(english, asRecord(record.get("labels")));
  if (labels !== undefined) return { kind: "translated", sourceHash, labels, translatedAt: asDate(record.get("translated_at")) };
  const reason = asMember(translationFailures, record.get("failure"));
  if (reason !== undefined) return { kind: "failed", sourceHash, reason, retryAt: asDate(record.get("retry_at")) };
  return { kind: "running", sourceHash, leaseUntil: asDate(record.get("lease_until")), leaseId: asText(record.get("lease_id")) };
};

const writeTranslation: TranslationStore["writeTranslation"] = async (key, state, writeToken) =>
  writeState(translationRef(key), writeToken, toFields(state), { language: key.language, scope: key.scope });

/** Every field of every state, so that nothing is left of the previous one. */
const toFields = (state: TranslationState) => ({
  source_hash: state.sourceHash,
  labels: state.kind === "translated" ? { ...state.labels } : null,
  translated_at: state.kind === "translated" ? state.translatedAt : null,
  lease_until: state.kind === "running" ? state.leaseUntil : null,
  lease_id: state.kind === "running" ? (state.leaseId ?? null) : null,
  failure: state.kind === "failed" ? state.reason : null,
  retry_at: state.kind === "failed" ? state.retryAt : null,
});

export const translationStore: TranslationStore = { findTranslations, writeTranslation };
