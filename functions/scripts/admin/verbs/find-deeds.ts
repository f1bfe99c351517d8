import { database } from "../../../src/lib/platform/firestore/database.ts";
import { reading } from "../../../src/lib/platform/firestore/storage-errors.ts";
import type { PersonalRecord } from "../../../src/lib/visitors/personal-data/personal-data.ts";
import { allProjects, isOfUserOrProject, readAll, toRecord } from "../../../src/lib/visitors/personal-data/store.ts";
import { namesActor, onlyCommentsBy } from "./without-actor.ts";

/**
 * What waits for somebody in any project.
 *
 * @param id of their invitations, which follows from the address
 * @throws AppError `unavailable`
 */
export const findInvitations = async (id: string): Promise<readonly PersonalRecord[]> =>
  (await readAll((await allProjects()).map((path) => `${path}/invitations/${id}`))).flatMap(toRecord);

/**
 * What all projects have set of whom they tell and call, now and before.
 *
 * @throws AppError `unavailable`
 */
export const findContactSettings = async (): Promise<readonly Pick<PersonalRecord, "path" | "data">[]> => {
  const queries = [database().collection("projects"), database().collectionGroup("settings_versions")];
  const found = await Promise.all(
    queries.map(async (query) => (await reading(async () => query.select("notify.emails", "managers", "manager_phone").get())).docs),
  );
  return found.flat().map((record) => ({ path: record.ref.path, data: record.data() }));
};

/**
 * What gives somebody rights: the user, and the member of each project.
 *
 * @throws AppError `unavailable`
 */
export const findRights = async (uid: string): Promise<readonly PersonalRecord[]> => {
  const members = (await allProjects()).map((path) => `${path}/members/${uid}`);
  return (await readAll([`users/${uid}`, ...members])).flatMap(toRecord);
};

/**
 * Records of others that name the person as somebody who acted for a team: answers, closed items, settings, keys, scheduled publications,
 * comments.
 *
 * @throws AppError `unavailable`
 */
export const findDeeds = async (uid: string): Promise<readonly PersonalRecord[]> => {
  const group = (name: string) => database().collectionGroup(name);
  const queries = [
    group("questions").where("answered_by", "==", uid),
    ...[group("questions"), group("messages")].flatMap((items) => [
      items.where("closed_by", "==", uid),
      items.where("changed_by", "==", uid),
    ]),
    group("settings_versions").where("changed_by", "==", uid),
    group("api_keys").where("created_by", "==", uid),
    group("api_keys").where("revoked_by", "==", uid),
    group("invitations").where("invited_by", "==", uid),
    commentedBy(uid),
    // All that are scheduled: there is no index of who has done it.
    group("documents").where("due_publication_at", ">", new Date(0)),
  ];
  const found = await Promise.all(queries.map(async (query) => (await reading(async () => query.get())).docs));
  const records = found.flat().filter(isOfUserOrProject).flatMap(toRecord);
  const deeds = records.filter(({ data }) => namesActor(data, uid));
  return [...new Map(deeds.map((record) => [record.path, record])).values()];
};

const commentedBy = (uid: string) => database().collectionGroup("reviews").where("uids", "array-contains", uid);

/**
 * What a person has said about drafts, apart from what others have.
 *
 * @throws AppError `unavailable`
 */
export const findComments = async (uid: string): Promise<readonly PersonalRecord[]> => {
  const { docs } = await reading(async () => commentedBy(uid).get());
  return docs
    .filter(isOfUserOrProject)
    .flatMap(toRecord)
    .map((record) => ({ ...record, data: onlyCommentsBy(record.data, uid) }));
};
