import type { Presence } from "../../../../answers/presence.ts";
import { AppError } from "../../platform/core/app-error.ts";
import type { NameStore } from "../../projects/project.ts";

export const presenceLimits = {
  /** 2 min after the last sign of an editor, its author counts as gone: it gives one each minute. */
  goneMs: 2 * 60_000,
  /** 30 s between two writes of one author about one page, however many tabs they have open. */
  restMs: 30_000,
  /** 24 h: then Firestore deletes the record. */
  keptMs: 24 * 3_600_000,
  /** 20 people at one page: more names than a bar has room for. */
  people: 20,
  /** 100 people at all pages of a project. */
  projectPeople: 100,
} as const;

/** Somebody who has a page open. */
export interface Present {
  readonly documentId: string;
  readonly uid: string;
  readonly at: Date;
}

/** @throws AppError `unavailable` (every method) */
export interface PresenceStore extends NameStore {
  readonly isPage: (projectId: string, documentId: string) => Promise<boolean>;
  /** Those at a page, also before `goneMs`. */
  readonly findAt: (projectId: string, documentId: string) => Promise<readonly Present[]>;
  /** Those at any page of the project since then. */
  readonly findSince: (projectId: string, since: Date) => Promise<readonly Present[]>;
  readonly stay: (projectId: string, present: Present) => Promise<void>;
  readonly leave: (projectId: string, present: Pick<Present, "documentId" | "uid">) => Promise<void>;
}

interface Sign extends Present {
  readonly projectId: string;
  /** The author closes the page. */
  readonly isLeaving: boolean;
}

/**
 * Notes that somebody has a page open, or closes it, beside the page and never in it. Answers who else has it open.
 *
 * @throws AppError `not_found`, `unavailable`
 */
export const notePresence = async (store: PresenceStore, sign: Sign, found: readonly [boolean, readonly Present[]]): Promise<Presence> => {
  const [isPage, present] = found;
  const { projectId, documentId, uid, at, isLeaving } = sign;
  if (!isPage && !isLeaving) throw new AppError("not_found", "There is no page with this ID.");
  const own = present.find((one) => one.uid === uid);
  if (isLeaving) await store.leave(projectId, { documentId, uid });
  else if (own === undefined || at.getTime() - own.at.getTime() > presenceLimits.restMs)
    await store.stay(projectId, { documentId, uid, at });
  const others = present.filter((one) => one.uid !== uid && isHere(one, at)).slice(0, presenceLimits.people);
  const nameOf = await store.findNames(others.map((one) => one.uid));
  return { people: others.map((one) => ({ name: nameOf(one.uid) })) };
};

const isHere = ({ at }: Present, now: Date): boolean => now.getTime() - at.getTime() <= presenceLimits.goneMs;

/** Names of those who have each page open, except the one who asks. */
export const editorsByPage = async (
  store: PresenceStore,
  projectId: string,
  { uid, at }: Pick<Present, "uid" | "at">,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const present = await store.findSince(projectId, new Date(at.getTime() - presenceLimits.goneMs));
  const others = present.filter((one) => one.uid !== uid);
  const nameOf = await store.findNames(others.map((one) => one.uid));
  const named = others.flatMap(({ documentId, uid: other }) => {
    const name = nameOf(other);
    return name === null ? [] : [{ documentId, name }];
  });
  return new Map([...Map.groupBy(named, ({ documentId }) => documentId)].map(([id, people]) => [id, people.map(({ name }) => name)]));
};
