import { isRecord, type UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";

/** Fields of a team's items and keys that name who did something. */
const deeds = ["answered_by", "closed_by", "changed_by", "created_by", "revoked_by", "invited_by"] as const;

const isScheduledBy = (publication: unknown, uid: string): publication is UnknownRecord =>
  isRecord(publication) && publication["by"] === uid;

/** Whether a record of the project, or of somebody else, names this person as somebody who acted. */
export const namesActor = (data: UnknownRecord, uid: string): boolean =>
  deeds.some((field) => data[field] === uid) || schedules.some((field) => isScheduledBy(data[field], uid)) || namesAuthor(data, uid);

/** Whether somebody is among the authors of the comments on a draft. */
const namesAuthor = ({ uids }: UnknownRecord, uid: string): boolean => Array.isArray(uids) && uids.includes(uid);

/** What a person has said, in the record of everybody's comments on a draft. */
export const onlyCommentsBy = (data: UnknownRecord, uid: string): UnknownRecord => ({
  comments: commentsIn(data).filter(({ by }) => by === uid),
});

/** With a comment go its answers. */
const withoutCommentsBy = (data: UnknownRecord, uid: string): UnknownRecord => {
  const gone = new Set(commentsIn(data).flatMap(({ id, by }) => (by === uid ? [id] : [])));
  const { uids } = data;
  return {
    comments: commentsIn(data).filter(({ id, reply_to: replyTo }) => !gone.has(id) && !gone.has(replyTo)),
    uids: Array.isArray(uids) ? uids.filter((one) => one !== uid) : [],
  };
};

const commentsIn = ({ comments }: UnknownRecord): readonly UnknownRecord[] => (Array.isArray(comments) ? comments.filter(isRecord) : []);

/** Of what is to happen to a page by itself. */
const schedules = ["due_publication", "due_unpublication"] as const;

/**
 * A record of the project, or of somebody else, without the person who acted in it. A publication that they had scheduled does not take place:
 * nobody answers for it any more.
 */
export const withoutActor = (data: UnknownRecord, uid: string): UnknownRecord => {
  const named = deeds.filter((field) => data[field] === uid).map((field) => [field, null] as const);
  const stopped = schedules.flatMap((field) => {
    const schedule = data[field];
    return isScheduledBy(schedule, uid) ? [[field, withoutAuthor(schedule)] as const, ["due_publication_at", null] as const] : [];
  });
  return { ...data, ...Object.fromEntries([...named, ...stopped]), ...(namesAuthor(data, uid) && withoutCommentsBy(data, uid)) };
};

const withoutAuthor = ({ at }: UnknownRecord): UnknownRecord => ({
  at,
  refused: "not_provisioned",
  error: "Whoever scheduled this has left. Please schedule it again.",
});
