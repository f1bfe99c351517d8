import { AppError } from "../../platform/core/app-error.ts";
import { WriteConflict } from "../../platform/core/write-conflict.ts";
import { type Access, mayEdit, type Project } from "../../projects/project.ts";
import { changeDocument, findForChange } from "../drafts/change-request.ts";
import { toRefusalNotice } from "../../notifications/notice.ts";
import type { Page } from "../drafts/page.ts";
import { revisionTag } from "../drafts/revision-tag.ts";
import { finishRemovalSoon } from "../removal/finish-removal.ts";
import { planNewest } from "./plan-publication.ts";
import { requirePublisher, requirePublishing } from "./publication.ts";
import { toDueRequest } from "./publication-request.ts";
import type { DueDocument, PublishingStore } from "./publishing-store.ts";
import { toUnpublish, unpublishPage } from "./unpublish-page.ts";

interface DuePorts {
  readonly store: PublishingStore;
  readonly findAccess: (projectId: string, uid: string) => Promise<Access>;
  /** Whether somebody's account exists and is not disabled. */
  readonly canSignIn: (uid: string) => Promise<boolean>;
  readonly isPublishing: () => boolean;
}

/**
 * Publishes the due drafts, each with its current text, and unpublishes the due pages, until the signal aborts. Projects take turns. What is
 * refused stays as it is, records why, and the team is told. A failure does not stop the others. Returns how many it has dealt with.
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
    // What is published after its end leaves the site in the same run.
    const isEnding = fresh.some(({ isLive, schedule: { ending } }) => !isLive && ending?.kind === "due" && ending.at <= at);
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
    isMore = (found.isMore || isEnding) && fresh.length > 0;
  }
  if (failures.length > 0) throw new AggregateError(failures);
  return done;
};

const nameOf = ({ projectId, documentId, isLive }: DueDocument): string => `${projectId}/${documentId} ${isLive}`;

/** A time without a record of who wants it, or of what is not so any more, was left there by another program. */
const publishOne = async (ports: DuePorts, document: DueDocument, at: Date): Promise<void> => {
  const { store, isPublishing } = ports;
  const { projectId, documentId, isLive, schedule } = document;
  const next = isLive ? schedule.ending : schedule.publication;
  if (next?.kind !== "due" || next.at > at) {
    await store.correctDue(document);
    return;
  }
  try {
    requirePublishing(isPublishing());
    await (isLive ? endPage : publishText)(ports, document, { by: next.by, at });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    const page = await store.findPage(projectId, documentId);
    if (page === undefined || !isDue(page, at)) return;
    const { publication, ending } = page.internals;
    const refused = { kind: "refused", at, code: error.code, error: error.message } as const;
    const now = isLive ? { publication, ending: refused } : { publication: refused, ending };
    await store.schedule(projectId, page, { ...now, notice: toRefusalNotice(documentId, isLive ? "page" : "draft", at) }, undefined);
  }
};

/** What was changed in the meantime stays: the next run sees whether it is still due. */
const endPage = async (ports: DuePorts, { projectId, documentId }: DueDocument, { by, at }: Turn): Promise<void> => {
  const { store } = ports;
  const [page, project] = await Promise.all([store.findPage(projectId, documentId), requireRight(ports, projectId, by)]);
  if (page === undefined || !isDue(page, at)) return;
  const request = toUnpublish({ projectId, documentId, by, at, key: undefined, expected: [revisionTag(page)] });
  await unpublishPage(store, project, request, { page, former: undefined, versions: [] }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "stale_revision"
      ? new WriteConflict("The page has changed", { cause: error })
      : error;
  });
};

interface Turn {
  readonly by: string;
  readonly at: Date;
}

/** Publishes the text that is stored now. Whose publication was postponed, cancelled or made in the meantime is left alone. */
const publishText = async (ports: DuePorts, { projectId, documentId }: DueDocument, { by, at }: Turn): Promise<void> => {
  const { store } = ports;
  const request = toDueRequest({ projectId, documentId }, by, at);
  const [project, found] = await Promise.all([requireRight(ports, projectId, by), findForChange(store, request)]);
  const isLeft = await changeDocument(store, request, found, async ({ page, versions }) => {
    if (page === undefined || !isDue(page, at)) return false;
    return store.publish(projectId, await planNewest(store, project, page, request), versions, undefined);
  });
  if (isLeft) await finishRemovalSoon(store, { projectId, documentId });
};

const isDue = ({ visibility, internals: { publication, ending } }: Page, at: Date): boolean => {
  const next = visibility === "live" ? ending : publication;
  return next?.kind === "due" && next.at <= at;
};

/**
 * Whoever scheduled a publication must have the right to publish when it is due.
 *
 * @throws AppError `not_found`, `forbidden`
 */
const requireRight = async ({ findAccess, canSignIn }: DuePorts, projectId: string, author: string): Promise<Project> => {
  const { project, ...rights } = await findAccess(projectId, author);
  if (project === undefined) throw new AppError("not_found", "This site no longer exists.");
  if (mayEdit(rights) && (await canSignIn(rights.account))) {
    requirePublisher(project, rights.role);
    return project;
  }
  throw new AppError(
    "forbidden",
    "Whoever scheduled this can no longer publish pages on this site. Publish it yourself, or schedule it again.",
  );
};
