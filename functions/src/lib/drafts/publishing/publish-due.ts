import { AppError } from "../../core/app-error.ts";
import { WriteConflict } from "../../core/write-conflict.ts";
import { type Access, mayEdit, type Project } from "../../projects/project.ts";
import { findForChange } from "../change-request.ts";
import { publishingLimits } from "../limits.ts";
import { requirePublishing } from "./publication.ts";
import { isDue, NotDue, publishDraft, toPublish } from "./publish-draft.ts";
import type { DueDraft, PublishingStore } from "./publishing-store.ts";

interface DuePorts {
  readonly store: PublishingStore;
  readonly findAccess: (projectId: string, uid: string) => Promise<Access>;
  /** Whether somebody's account exists and is not disabled. */
  readonly canSignIn: (uid: string) => Promise<boolean>;
  readonly isPublishing: () => boolean;
}

/**
 * Publishes the due drafts, each with its current text. A refused one stays a draft and records why. A failure does not stop the others.
 * Returns how many were published or refused.
 *
 * @throws AppError `unavailable`
 */
export const publishDue = async (ports: DuePorts, at: Date, signal: AbortSignal): Promise<number> => {
  const due = await ports.store.findDue(at, publishingLimits.sweepPublications);
  let done = 0;
  const failures: unknown[] = [];
  for (const draft of due) {
    if (signal.aborted) break;
    try {
      await publishOne(ports, draft, at);
      done += 1;
    } catch (error) {
      // Somebody is writing to the draft: the next run will use the new text.
      if (!(error instanceof WriteConflict)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures);
  return done;
};

const publishOne = async (ports: DuePorts, { projectId, draft }: DueDraft, at: Date): Promise<void> => {
  const { store, isPublishing } = ports;
  const { publication } = draft.internals;
  if (publication?.kind !== "due") return;
  try {
    requirePublishing(isPublishing());
    const { by } = publication;
    const wish = { publishAt: undefined, force: false, by, at, expected: undefined, key: undefined, onlyIfDue: true };
    const request = toPublish({ projectId, documentId: draft.id, ...wish });
    const [project, found] = await Promise.all([requireRight(ports, projectId, by), findForChange(store, request)]);
    await publishDraft(store, project, request, found);
  } catch (error) {
    if (error instanceof NotDue) return;
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    const page = await store.findPage(projectId, draft.id);
    if (page === undefined || !isDue(page, at)) return;
    await store.schedule(projectId, page, { publication: { kind: "refused", at, code: error.code, error: error.message } }, undefined);
  }
};

/**
 * Whoever scheduled a publication must have the right to publish when it is due.
 *
 * @throws AppError `not_found`, `forbidden`
 */
const requireRight = async ({ findAccess, canSignIn }: DuePorts, projectId: string, uid: string): Promise<Project> => {
  const { project, ...rights } = await findAccess(projectId, uid);
  if (project === undefined) throw new AppError("not_found", "This project no longer exists.");
  if (mayEdit(rights) && (await canSignIn(uid))) return project;
  throw new AppError(
    "forbidden",
    "Whoever scheduled this may no longer publish pages of this site. Publish it yourself, or schedule it again.",
  );
};
