import type { InboxItem, LecternProject, TemplateSummary } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import type { Texts } from "../texts/texts.ts";

/** Chooses the template of a page about an item if there is only one; else returns the choice. */
export const chooseTemplate = async (
  project: LecternProject,
  { item }: Texts,
  choose: (template: TemplateSummary) => void,
): Promise<TemplateResult | undefined> => {
  const { templates } = await project.templates.list();
  const [only, ...others] = templates;
  if (only === undefined) return html`<p role="alert" class="error">${item.noTemplate}</p>`;
  if (others.length === 0) {
    choose(only);
    return undefined;
  }
  return html`<p>${item.template}</p>
    <div class="row">${templates.map((template) => html`<button @click=${() => choose(template)}>${template.name}</button>`)}</div>`;
};

/** A page that begins with a question: the editor opens it. */
export const makeDraft = async (project: LecternProject, { text, language }: InboxItem, template: TemplateSummary): Promise<string> => {
  const takesTitle = template.fields.some(({ key }) => key === "title");
  const slug = slugOf(text);
  const { draftId } = await project.drafts.save({
    draftId: "new",
    metadata: { ...(takesTitle && { title: text }), ...(slug !== "" && { slug }) },
    content: `# ${text}\n\n`,
    language: language === "" ? "en" : language,
    doc_template_id: template.id,
  });
  return draftId;
};

/** Like the editor's suggestion, and no longer than an address may be. */
const slugOf = (title: string): string =>
  title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
