import { basename, extname } from "node:path";
import { jsonRecord } from "../../../src/lib/platform/core/json-form.ts";
import { findUnstorable } from "../../../src/lib/pages/drafts/storable.ts";
import { TemplateRecord } from "./template-record.ts";
import { countOf } from "../../../local/figures/count-of.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { readTextFile, parseJsonFile } from "../read-text-file.ts";
import { findRecord, requireId, requireProject, requireRecord, requireValid } from "../records.ts";
import type { Target } from "../target.ts";
import { toJson } from "../to-json.ts";

/** Stores a template. Its ID is the name of its file, unless another is given. */
export const putTemplate = async (
  { firestore }: Target,
  projectId: string,
  file: string,
  { id = basename(file, extname(file)) }: { readonly id?: string },
): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const template = requireValid(TemplateRecord, parseJsonFile(readTextFile(file), file), "template");
  const [unstorable] = findUnstorable(template, "template");
  if (unstorable !== undefined) throw new OperatorError(`The template is not valid:\n  ${unstorable.path} ${unstorable.message}`);
  const path = `projects/${projectId}/templates/${requireId(id)}`;
  return propose({
    changes: [{ path, before: await findRecord(firestore, path), after: template }],
    result: { project: projectId, id, ...template },
    sentence: `The template ${id} is in ${projectId}.`,
  });
};

export const listTemplates = async ({ firestore }: Target, projectId: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const found = await firestore.collection(`projects/${projectId}/templates`).get();
  const templates = found.docs.map((record) => {
    const { name, fields } = record.data();
    return { id: record.id, name: typeof name === "string" ? name : "", fields: Array.isArray(fields) ? fields.length : 0 };
  });
  const lines = templates.map(({ id, name, fields }) => [id, name, countOf(fields, "field")].join("  "));
  return propose({ result: { project: projectId, templates }, sentence: lines.join("\n") || `There is no template in ${projectId}.` });
};

export const showTemplate = async ({ firestore }: Target, projectId: string, id: string): Promise<Proposal> => {
  const { data } = await requireTemplate({ firestore }, projectId, id);
  const result = { ...jsonRecord(data), id };
  return propose({ result, sentence: toJson(result, 2) });
};

/** Removes a template unless a page uses it: the editor needs the template to show the form of such a page. */
export const removeTemplate = async (
  { firestore }: Target,
  projectId: string,
  id: string,
  { force }: { readonly force?: boolean },
): Promise<Proposal> => {
  const before = await requireTemplate({ firestore }, projectId, id);
  const users = (await firestore.collection(`projects/${projectId}/documents`).where("doc_template_id", "==", id).count().get()).data()
    .count;
  if (users > 0 && force !== true)
    throw new OperatorError(`${users} pages and drafts have the template ${id}. Add --force to remove it anyway.`);
  return propose({
    changes: [{ path: `projects/${projectId}/templates/${id}`, before, after: undefined }],
    result: { project: projectId, id, removed: true },
    sentence: `The template ${id} is removed from ${projectId}.`,
  });
};

const requireTemplate = async ({ firestore }: Pick<Target, "firestore">, projectId: string, id: string) => {
  await requireProject(firestore, projectId);
  return requireRecord(firestore, `projects/${projectId}/templates/${requireId(id)}`, `There is no template ${id} in ${projectId}.`);
};
