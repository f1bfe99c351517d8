import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { TemplateRecord } from "../../../src/lib/drafts/template-record.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord, requireId, requireProject, requireValid } from "../records.ts";
import type { Target } from "../target.ts";

/** Stores a template. Its id is the name of its file, unless another is given. */
export const putTemplate = async (
  { firestore }: Target,
  projectId: string,
  file: string,
  { id = basename(file, extname(file)) }: { readonly id?: string },
): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const template = requireValid(TemplateRecord, readJson(file), "template");
  const path = `projects/${projectId}/templates/${requireId(id)}`;
  return propose({
    changes: [{ path, before: await findRecord(firestore, path), after: template }],
    result: { project: projectId, id, ...template },
    sentence: `The template ${id} is in ${projectId}.`,
  });
};

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new OperatorError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};
