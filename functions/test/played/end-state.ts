import type { Firestore, QuerySnapshot } from "firebase-admin/firestore";
import type { UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";

interface Whose {
  readonly project: string;
  readonly uid: string;
}

/** What a conversation has left in storage, without anything that differs from run to run. */
export const readEndState = async (firestore: Firestore, { project, uid }: Whose) => {
  const under = (collection: string) => firestore.collection(`projects/${project}/${collection}`);
  const [user, brief, messages, questions, transfers] = await Promise.all([
    firestore.doc(`users/${uid}`).get(),
    under("onboarding").doc(uid).get(),
    ...["messages", "questions", "transfers"].map(async (name) => under(name).get()),
  ]);
  return {
    profile: plain(user.get("profile")) ?? null,
    brief: brief.exists
      ? {
          company: only(plain(brief.get("company")), ["country", "registry_id", "place_id", "business_url", "name"]),
          found: Object.keys(record(plain(brief.get("profile")))).toSorted(),
          said: Object.fromEntries(
            Object.entries(record(plain(brief.get("fields"))))
              .map(([path, edit]) => [path, record(edit)["value"] ?? null] as const)
              .toSorted(([one], [other]) => one.localeCompare(other)),
          ),
          isConfirmed: (brief.get("confirmed_at") ?? null) !== null,
        }
      : null,
    messages: listOf(messages, ["text", "name", "phone", "email", "status", "note"]),
    ...hoursOf(messages),
    questions: listOf(questions, ["question", "status", "answer", "note"]),
    transfers: listOf(transfers, ["state"]),
  };
};

/** At what time of the day people want to be called, if any do. */
const hoursOf = (messages: QuerySnapshot | undefined): { readonly callBacks?: readonly unknown[] } => {
  const times = (messages?.docs ?? []).flatMap((message): readonly unknown[] => [message.get("call_back.site_time") ?? []].flat());
  return times.length === 0 ? {} : { callBacks: times.map((time) => String(time).slice("YYYY-MM-DDT".length)) };
};

const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

const record = (value: unknown): UnknownRecord => (typeof value === "object" && value !== null ? { ...value } : {});

const only = (value: unknown, fields: readonly string[]): UnknownRecord | null =>
  value === undefined || value === null ? null : Object.fromEntries(fields.map((field) => [field, record(value)[field] ?? null]));

const listOf = (found: QuerySnapshot | undefined, fields: readonly string[]): readonly UnknownRecord[] =>
  (found?.docs ?? [])
    .map((document) => only(plain(document.data()), fields) ?? {})
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
