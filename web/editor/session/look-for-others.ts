import type { LecternProject, OpenedDraft, Tagged } from "@lectern/client";
import type { DraftSession } from "./draft-session.ts";

/** Fetches others' changes to a draft in which nothing is being typed here; the session shows them. Undefined if there are none, or on failure. */
export const lookForOthers = async (
  project: LecternProject | undefined,
  session: DraftSession | undefined,
  draftId: string,
): Promise<Tagged<OpenedDraft> | undefined> => {
  const isAtRest = (): boolean => session?.isAtRest === true;
  if (session === undefined || !isAtRest()) return undefined;
  try {
    const found = await project?.drafts.read(draftId);
    if (found === undefined || !isAtRest() || found.etag === session.queue.base.etag) return undefined;
    session.learn(found);
    return found;
  } catch {
    return undefined; // the next save reports the error
  }
};
