import { randomUUID } from "node:crypto";
import { firestore } from "./admin-app.ts";
import { type Editor, editorIn } from "./editor.ts";
import { aMember } from "./people.ts";

/** Projects and pages as operators and other interfaces write them: directly into the database. */

export interface Project {
  readonly id: string;
  readonly templateId: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export const aProject = async (fields: Fields = {}): Promise<Project> => {
  const id = `project-${randomUUID()}`;
  await firestore.doc(`projects/${id}`).set({ name: "A site", plan: "free", default_language: "en", ...fields });
  return { id, templateId: await aTemplate(id, [{ key: "title", label: "Title", type: "text", required: true }]) };
};

export const aTemplate = async (projectId: string, fields: readonly Fields[]): Promise<string> => {
  const id = `template-${randomUUID()}`;
  await firestore.doc(`projects/${projectId}/templates/${id}`).set({ name: "Article", fields });
  return id;
};

/** A slug that no other test has. */
export const aSlug = (): string => `page-${randomUUID()}`;

/** The fields that every page has, whatever wrote it. */
export const pageFields = (project: Project, fields: Fields = {}): Fields => {
  const slug = fields["slug"] ?? aSlug();
  return {
    visibility: "live",
    slug,
    language: "en",
    metadata: { title: "A page", slug },
    content: "# A page\n",
    doc_template_id: project.templateId,
    created_at: new Date("2026-01-02T03:04:05.678Z"),
    updated_at: new Date("2026-02-03T04:05:06.789Z"),
    updated_by: "publisher",
    revision: 3,
    ...fields,
  };
};

export const aLivePage = async (project: Project, fields: Fields = {}): Promise<string> => {
  const id = `live-${randomUUID()}`;
  await firestore.doc(`projects/${project.id}/documents/${id}`).set(pageFields(project, fields));
  return id;
};

/** A draft that another interface made, without Lectern's bookkeeping. */
export const aForeignDraft = async (project: Project, fields: Fields = {}): Promise<string> =>
  aLivePage(project, { visibility: "draft", ...fields });

export interface Workplace {
  readonly project: Project;
  /** A manager of the project. */
  readonly editor: Editor;
}

export const aWorkplace = async (fields: Fields = {}): Promise<Workplace> => {
  const project = await aProject(fields);
  return { project, editor: await anEditor(project) };
};

export const anEditor = async (project: Project, role = "manager"): Promise<Editor> =>
  editorIn(project.id, await aMember(project.id, role));
