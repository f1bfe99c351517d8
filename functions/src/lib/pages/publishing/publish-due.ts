import { AppError } from "../../platform/core/app-error.ts";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import { type Access, mayEdit, type Project } from "../../projects/project.ts";
import { changeDocument, findForChange } from "../drafts/change-request.ts";
import type { Page } from "../drafts/page.ts";
import { finishRemovalSoon } from "../removal/finish-removal.ts";
import { planNewest } from "./plan-newest.ts";
import { requirePublisher, requirePublishing } from "./publication.ts";
import { toDueRequest } from "./publication-request.ts";
import type { DueDocument, PublishingStore } from "./publishing-store.ts";

interface DuePorts {
  readonly store: PublishingStore;
  readonly findAccess: (projectId: string, uid: string) => Promise<Access>;
  /** Whether somebody's account exists and is not disabled. */
  readonly canSignIn: (uid: string) => Promise<boolean>;
  readonly isPublishing: () => boolean;
}

/**
 * Publishes the due drafts, each with its current text, until the signal aborts. Projects take turns. A refused one stays a draft and records
 * why. A failure does not stop the others. Returns how many it has dealt with.
 *
 * @throws AppError `unavailable`
 * @throws AggregateError of all other failures, after everything else was tried
 */
export const publishDue = async (ports: DuePorts, at: Date, signal: AbortSignal): Promise<number> => {
  const tried = new Set<string>();
  const failures: unknown[] = [];
  let done = 0;
  const isOver = (): boolean => signal.aborted;
  for (let isMore = true; isMore && !isOver();) {
    const found = await ports.store.findDue(at);
    failures.push(...found.failures);
    const fresh = found.due.filter((document) => !tried.has(nameOf(document)));
    for (const document of fresh) {
      if (isOver()) break;
      tried.add(nameOf(document));
      try {
        await publishOne(ports, document, at);
        done += 1;
      } catch (error) {
        // Somebody is writing to the draft: the next run will use the new text.
        if (!(error instanceof WriteConflict)) failures.push(error);
      }
    }
    isMore = found.isMore && fresh.length > 0;
  }
  if (failures.length > 0) throw new AggregateError(failures);
  return done;
};

const nameOf = ({ projectId, documentId }: DueDocument): string => `${projectId}/${documentId}`;

/** A time of publication on a page that is live already, or without a record of who wants it, was left there by another program. */
const publishOne = async (ports: DuePorts, document: DueDocument, at: Date): Promise<void> => {
  const { store, isPublishing } = ports;
  const { projectId, documentId, publication } = document;
  if (publication?.kind !== "due" || publication.at > at) {
    await store.correctDue(document);
    return;
  }
  try {
    requirePublishing(isPublishing());
    await publishText(ports, document, { by: publication.by, at });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    const page = await store.findPage(projectId, documentId);
    if (page === undefined || !isDue(page, at)) return;
    await store.schedule(projectId, page, { publication: { kind: "refused", at, code: error.code, error: error.message } }, undefined);
  }
};

/** Publishes the text that is stored now. Whose publication was postponed, cancelled or made in the meantime is left alone. */
const publishText = async (
  ports: DuePorts,
  { projectId, documentId }: DueDocument,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> => {
  const { store } = ports;
  const request = toDueRequest({ projectId, documentId }, by, at);
  const [project, found] = await Promise.all([requireRight(ports, projectId, by), findForChange(store, request)]);
  const isLeft = await changeDocument(store, request, found, async ({ page, versions }) => {
    if (page === undefined || !isDue(page, at)) return false;
    return store.publish(projectId, await planNewest(store, project, page, request), versions, undefined);
  });
  if (isLeft) await finishRemovalSoon(store, { projectId, documentId });
};

const isDue = ({ visibility, internals: { publication } }: Page, at: Date): boolean =>
  visibility === "draft" && publication?.kind === "due" && publication.at <= at;

/**
 * Whoever scheduled a publication must have the right to publish when it is due.
 *
 * @throws AppError `not_found`, `forbidden`
 */
const requireRight = async ({ findAccess, canSignIn }: DuePorts, projectId: string, author: string): Promise<Project> => {
  const { project, ...rights } = await findAccess(projectId, author);
  if (project === undefined) throw new AppError("not_found", "This project no longer exists.");
  if (mayEdit(rights) && (await canSignIn(rights.account))) {
    requirePublisher(project, rights.role);
    return project;
  }
  throw new AppError(
    "forbidden",
    "Whoever scheduled this may no longer publish pages of this site. Publish it yourself, or schedule it again.",
  );
};
