import type { InboxItem, LecternProject, TemplateSummary } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { slugOf } from "../../shared/slug-of.ts";
import type { Texts } from "../texts/en.ts";

interface DraftOptions {
  readonly project: LecternProject;
  readonly projectId: string;
  readonly item: InboxItem;
  readonly texts: Texts;
  /** Makes the page, whose address it is given, and goes there. */
  readonly leave: (make: () => Promise<string>) => void;
}

/** Begins a page about an item, which the editor opens. Returns the choice of its template if there are several. */
export const startDraft = async ({ project, projectId, item, texts, leave }: DraftOptions): Promise<TemplateResult | undefined> => {
  const { templates } = await project.templates.list();
  const [only, ...others] = templates;
  if (only === undefined) return html`<p role="alert" class="error">${texts.item.noTemplate}</p>`;
  const choose = (template: TemplateSummary): void =>
    leave(async () => {
      const draftId = await makeDraft(project, item, template);
      return `/editor/#/${encodeURIComponent(projectId)}/drafts/${encodeURIComponent(draftId)}`;
    });
  if (others.length === 0) {
    choose(only);
    return undefined;
  }
  return html`<p>${texts.item.template}</p>
    <div class="row">${templates.map((template) => html`<button @click=${() => choose(template)}>${template.name}</button>`)}</div>`;
};

/** A page that begins with a question. */
const makeDraft = async (project: LecternProject, { text, language }: InboxItem, template: TemplateSummary): Promise<string> => {
  const takesTitle = template.fields.some(({ key }) => key === "title");
  const slug = slugOf(text, { language });
  const { draftId } = await project.drafts.save({
    draftId: "new",
    metadata: { ...(takesTitle && { title: text }), ...(slug !== "" && { slug }) },
    content: `# ${text}\n\n`,
    language: language === "" ? "en" : language,
    doc_template_id: template.id,
  });
  return draftId;
};
