import type { DocumentSnapshot } from "firebase-admin/firestore";
import { isRecord } from "../../platform/core/unknown-record.ts";
import { database } from "../../platform/firestore/database.ts";
import { asText } from "../../platform/firestore/decode.ts";
import { reading } from "../../platform/firestore/storage-errors.ts";
import { toWriteToken } from "../../platform/firestore/write-token.ts";
import { isOfTeam, roles } from "../../projects/project.ts";
import type { PersonalRecord } from "./personal-data.ts";
import { chunksOf } from "../../platform/core/portions.ts";

/** Project collections in which the ID of a person's record is derived from the uid. */
const named: Readonly<Record<string, (uid: string) => string>> = {
  members: (uid) => uid,
  onboarding: (uid) => uid,
  question_readings: (uid) => uid,
  transfer_ledgers: (uid) => `caller_${uid}`,
};

/** Project collections with the field `uid`, which `firestore.indexes.json` indexes across all projects. */
const withUid = ["daily_budgets", "live_usage", "messages", "presence", "questions", "tool_calls", "transfers"] as const;

/** Firestore's limit for `in` in a query. */
const mostUids = 30;

/** 300 documents in one read: they are small, and a Firestore response has at most 10 MiB. */
const batchSize = 300;

/**
 * Everything that is stored about a person, also where the team's remembered calls repeat it. Not the pages that they wrote: these belong to
 * the project, and contain only the uid.
 *
 * @param projectIds where they may have been, if known: in other projects, no records are found by ID
 * @throws AppError `unavailable`
 */
export const findPersonalData = async (uid: string, projectIds?: readonly string[]): Promise<readonly PersonalRecord[]> => {
  const projects = database().collection("projects");
  const paths = projectIds?.map((id) => projects.doc(id).path) ?? (await allProjects());
  const names = paths.flatMap((path) => Object.entries(named).map(([collection, nameOf]) => `${path}/${collection}/${nameOf(uid)}`));
  const found = await Promise.all([
    readAll([`users/${uid}`, ...names]),
    ...withUid.map(
      async (collection) => (await reading(async () => database().collectionGroup(collection).where("uid", "==", uid).get())).docs,
    ),
  ]);
  const own = found.flat().filter(isOfUserOrProject).flatMap(toRecord);
  const quotations = await findQuotations(own);
  return [...own, ...quotations.filter(({ path }) => own.every((record) => record.path !== path))];
};

export const allProjects = async (): Promise<readonly string[]> =>
  (await database().collection("projects").listDocuments()).map(({ path }) => path);

/** A person's item as the team's remembered calls repeat it: its ID on a card, or its text in a sentence. */
const toSigns = ({ path, data }: PersonalRecord): readonly string[] =>
  [path.split("/").at(-1), data["text"], data["question"]]
    .filter((sign) => typeof sign === "string")
    .map((sign) => JSON.stringify(sign).slice(1, -1));

/** Remembered calls of a team that read out what the person has left, with name and contact data. */
const findQuotations = async (own: readonly PersonalRecord[]): Promise<readonly PersonalRecord[]> => {
  const items = own.filter(({ path }) => /\/(?:questions|messages)\/[^/]+$/.test(path));
  const byProject = Map.groupBy(items, ({ path }) => path.split("/").slice(0, 2).join("/"));
  const found = await Promise.all(
    [...byProject].map(async ([project, itemsThere]) => {
      const signs = itemsThere.flatMap(toSigns);
      const members = database().collection(`${project}/members`).where("role", "in", roles.filter(isOfTeam));
      const team = (await reading(async () => members.select().get())).docs.map(({ id }) => id);
      const calls = await Promise.all(chunksOf(team, mostUids).map(async (uids) => findRemembered(project, uids)));
      return calls.flat().filter(({ data }) => signs.some((sign) => asText(data["answer"]).includes(sign)));
    }),
  );
  return found.flat();
};

const findRemembered = async (project: string, uids: readonly string[]): Promise<readonly PersonalRecord[]> => {
  const calls = await reading(async () => database().collectionGroup("tool_calls").where("uid", "in", uids).get());
  return calls.docs.filter(({ ref }) => ref.path.startsWith(`${project}/`)).flatMap(toRecord);
};

/** In sequence, because a deployment may have tens of thousands of projects. */
export const readAll = async (paths: readonly string[]): Promise<readonly DocumentSnapshot[]> => {
  const found: DocumentSnapshot[] = [];
  for (let from = 0; from < paths.length; from += batchSize) {
    const batch = paths.slice(from, from + batchSize).map((path) => database().doc(path));
    found.push(...(await reading(async () => database().getAll(...batch))));
  }
  return found;
};

/** Other programs may have collections with the same names elsewhere. */
export const isOfUserOrProject = ({ ref: { path } }: DocumentSnapshot): boolean => /^(users|projects\/[^/]+\/[^/]+)\/[^/]+$/.test(path);

export const toRecord = (document: DocumentSnapshot): readonly PersonalRecord[] => {
  const { ref, updateTime } = document;
  const data: unknown = document.data();
  return isRecord(data) && updateTime !== undefined ? [{ path: ref.path, data, writeToken: toWriteToken(updateTime) }] : [];
};
