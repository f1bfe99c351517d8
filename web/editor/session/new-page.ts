import type { LecternProject, OpenedDraft, Tagged, TemplateSummary } from "@lectern/client";
import { isSameText, revisionOf } from "@lectern/client/autosave";
import type { EditedPage } from "./edited-page.ts";
import { slugIn } from "./follow-title.ts";
import { newPageId } from "./new-page-id.ts";

/** What a new page is begun with. */
export interface NewPageStart {
  readonly templates: readonly TemplateSummary[];
  readonly template: TemplateSummary;
  readonly language: string;
}

/** Undefined: the project has no templates. */
export const startNewPage = async (project: LecternProject, signal: AbortSignal): Promise<NewPageStart | undefined> => {
  const [{ templates }, { default_language }] = await Promise.all([project.templates.list({ signal }), project.settings.read({ signal })]);
  const [template] = templates;
  return template && { templates, template, language: default_language };
};

/** A page that becomes a draft when its first words are saved. Whoever types nothing leaves nothing. */
export const editedNewPage = (
  project: LecternProject,
  { template, language }: NewPageStart,
  onMade: (draft: Tagged<OpenedDraft>) => void,
): EditedPage => {
  const { drafts } = project;
  const opened: Tagged<OpenedDraft> = {
    draftId: newPageId,
    doc: { metadata: {}, content: "", doc_template_id: template.id, language },
    template: { ...template },
    action: "existing_draft",
    base_changed: false,
    live: null,
    live_page: null,
    slug: null,
    revision: 0,
    updated_at: new Date().toISOString(),
    updated_by: null,
    updated_by_name: null,
    etag: undefined,
  };
  let made: string | undefined;
  return {
    opened,
    isDraft: true,
    begin: () => undefined,
    drafts: {
      projectId: drafts.projectId,
      read: async () => (made === undefined ? opened : drafts.read(made)),
      save: async (request, options) => {
        if (made !== undefined) return drafts.save({ ...request, draftId: made }, options);
        const answer = await drafts.save(
          { ...request, draftId: newPageId, doc_template_id: template.id },
          { ...options, ifMatch: undefined },
        );
        made = answer.draftId;
        const { metadata, content } = request;
        const doc = { ...opened.doc, metadata, content };
        onMade({ ...opened, doc, draftId: made, slug: slugIn(metadata) ?? null, etag: answer.etag });
        return answer;
      },
    },
  };
};

export const isUntouched = (opened: Tagged<OpenedDraft>, text: Parameters<typeof isSameText>[0]): boolean =>
  isSameText(revisionOf(opened).text, text);
