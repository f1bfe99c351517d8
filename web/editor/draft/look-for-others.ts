import type { LecternProject, OpenedDraft, Tagged } from "@lectern/client";
import type { DraftSession } from "./draft-session.ts";

interface LookOptions {
  readonly project: LecternProject | undefined;
  readonly draftId: string;
  readonly session: Pick<DraftSession, "isAtRest" | "queue">;
  readonly signal: AbortSignal;
}

/** What others have made of a draft in which nothing is being typed here; undefined where nothing is new, or nobody can say. */
export const lookForOthers = async ({ project, draftId, session, signal }: LookOptions): Promise<Tagged<OpenedDraft> | undefined> => {
  if (!session.isAtRest) return undefined;
  try {
    const found = await project?.drafts.read(draftId, { signal });
    return session.isAtRest && found?.etag !== session.queue.base.etag ? found : undefined;
  } catch {
    return undefined; // the next save says what is wrong
  }
};
