import { randomUUID } from "node:crypto";
import * as z from "zod";
import { draftAck } from "../answers/draft-ack.ts";
import { openedDraft } from "../answers/opened-draft.ts";
import { draftDoc } from "../answers/page.ts";
import { published } from "../answers/publishing.ts";
import { englishPages } from "../local/seed/pages-english.ts";
import type { Fixture } from "./sample.ts";

/** Pages for the samples of draft editing. */

const [page] = englishPages;
if (page === undefined) throw new Error("the demo project has a page");

/** Eight times the page of the demo project: 4 KiB, an ordinary length. */
export const content = page.content.repeat(8);

export const templateId = page.template;

export const language = "en";

export const newSlug = (): string => `page-${randomUUID()}`;

export const metadataAt = (slug: string) => ({ ...page.metadata, slug });

/** A live page at a slug of its own. */
export async function aLivePage(fixture: Fixture): Promise<string> {
  const slug = newSlug();
  const writtenAt = new Date();
  await fixture.store(`documents/${randomUUID()}`, {
    visibility: "live",
    slug,
    language,
    metadata: metadataAt(slug),
    content,
    doc_template_id: templateId,
    created_at: writtenAt,
    updated_at: writtenAt,
    updated_by: fixture.uid,
    revision: 1,
  });
  return slug;
}

/** A live page of a project whose pages anybody may read. */
export async function aPublicPage(fixture: Fixture): Promise<string> {
  const answer = z.object({ public_pages: z.literal(true) });
  await fixture.call("settingsSite", { method: "PATCH", body: { public_pages: true }, answer });
  return aLivePage(fixture);
}

export const draftOpenedWith = (action: "existing_draft" | "cloned_from_live", text: string) =>
  openedDraft.extend({
    action: z.literal(action),
    base_changed: z.literal(false),
    doc: draftDoc.extend({ content: z.literal(text), doc_template_id: z.literal(templateId) }),
    template: z.looseObject({ id: z.literal(templateId) }),
  });

interface Draft {
  readonly draftId: string;
  readonly slug: string;
  /** The ETag of its newest revision. */
  readonly etag: string;
  readonly content: string;
}

/** A live page whose text a publication has replaced. */
export async function aRepublishedPage(fixture: Fixture): Promise<{ readonly docId: string }> {
  const { draftId } = await aDraft(fixture);
  return (await fixture.call("docsPublish", { body: { draftId }, answer: published })).body;
}

/** A draft that was cloned from a live page and saved once, so that it has one version. */
export async function aDraft(fixture: Fixture): Promise<Draft> {
  const slug = await aLivePage(fixture);
  const opened = await fixture.call("editOpen", { body: { slug, language }, answer: draftOpenedWith("cloned_from_live", content) });
  const { draftId } = opened.body;
  const newContent = `${content}Saved once.\n`;
  const body = { draftId, metadata: {}, content: newContent, language };
  const { etag } = await fixture.call("editSave", { body, answer: draftAck });
  return { draftId, slug, etag, content: newContent };
}
