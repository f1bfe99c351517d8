import { jsonRecord } from "../core/json-form.ts";
import type { UnknownRecord } from "../core/unknown-record.ts";
import type { DraftStore } from "./draft-store.ts";
import type { Page } from "./page.ts";
import { revisionTag } from "./revision-tag.ts";

/** A draft as the editor gets it. */
export interface OpenedDraft {
  readonly answer: {
    readonly draftId: string;
    readonly doc: {
      readonly metadata: UnknownRecord;
      readonly content: string;
      readonly doc_template_id: string;
      readonly language: string;
    };
    /** The whole template with its id; null when it is gone. */
    readonly template: UnknownRecord | null;
    readonly action: "existing_draft" | "cloned_from_live";
    /** Whether the live page has changed since the draft was cloned from it. */
    readonly base_changed: boolean;
  };
  readonly tag: string;
}

/** Adds what the editor needs beside the draft: the template of its form, and whether it rests on an old live page. */
export const openedDraft = async (
  store: DraftStore,
  projectId: string,
  draft: Page,
  action: OpenedDraft["answer"]["action"],
): Promise<OpenedDraft> => {
  const { base } = draft.internals;
  const [template, basePage] = await Promise.all([
    store.findTemplate(projectId, draft.templateId),
    base && store.findPage(projectId, base.id),
  ]);
  return {
    answer: {
      draftId: draft.id,
      doc: { metadata: jsonRecord(draft.metadata), content: draft.content, doc_template_id: draft.templateId, language: draft.language },
      template: template === undefined ? null : { ...jsonRecord(template.record), id: template.id },
      action,
      base_changed: base !== undefined && basePage?.writeToken !== base.writeToken,
    },
    tag: revisionTag(draft.generation, draft.revision),
  };
};
