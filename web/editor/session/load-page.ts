import type { LecternProject, OpenedDraft, Tagged } from "@lectern/client";
import { type EditedPage, editedDraft, editedLivePage } from "./edited-page.ts";

interface LoadOptions {
  readonly project: LecternProject;
  /** Either this or `docId`. */
  readonly draftId: string;
  readonly docId: string;
  readonly signal: AbortSignal;
  readonly onMade: (draft: Tagged<OpenedDraft>) => void;
}

/** The draft, or the live page if it has no draft. */
export const loadPage = async ({ project, draftId, docId, signal, onMade }: LoadOptions): Promise<EditedPage> => {
  if (draftId !== "") return editedDraft(project, await project.drafts.read(draftId, { signal }));
  const page = await project.documents.read(docId, { signal });
  const { slug, language } = page;
  const found = slug === null ? undefined : await project.documents.list({ slug, language, visibility: "draft", limit: 1 }, { signal });
  const there = page.visibility === "draft" ? docId : found?.documents[0]?.id;
  if (there === undefined) return editedLivePage(project, page, onMade);
  return editedDraft(project, await project.drafts.read(there, { signal }));
};
