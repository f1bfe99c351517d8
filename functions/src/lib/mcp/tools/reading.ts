import { describeDocuments } from "../../pages/lists/list-documents.ts";
import { describeTemplates } from "../../pages/lists/describe-templates.ts";
import { listVersions, showVersion } from "../../pages/lists/list-versions.ts";
import { listStore } from "../../pages/lists/store.ts";
import { draftLimits } from "../../pages/drafts/limits.ts";
import { readDocument } from "../../pages/drafts/read-document.ts";
import { draftStore } from "../../pages/drafts/store.ts";
import type { RunAgentTool } from "../agent-tool.ts";
import { addressOf, editorUrlOf } from "../places.ts";

interface ListArgs {
  readonly visibility?: "draft" | "live" | undefined;
  readonly language?: string | undefined;
  readonly slug?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export const listPages: RunAgentTool<"list_pages", ListArgs> = async ({ limit = draftLimits.listedDocuments, ...query }, { project }) => {
  const data = await describeDocuments(listStore, await listStore.listDocuments(project.id, { ...query, limit }));
  const more = data.next_cursor === null ? "These are all." : "There are more: call again with next_cursor as cursor.";
  return { said: `${data.documents.length} documents. ${more}`, data };
};

export const readPage: RunAgentTool<"read_page", { readonly docId: string }> = async ({ docId }, { project }) => {
  const { body, tag } = await readDocument(draftStore, project.id, await draftStore.findPage(project.id, docId));
  const place = { address: addressOf(project, body), editor_url: editorUrlOf(project.id, docId, body.visibility) };
  const next =
    body.visibility === "live"
      ? "This is a live page. To change it, open its draft with open_draft, with its slug and language."
      : "This is a draft. To change it, use save_draft with this tag.";
  return { said: next, data: { ...body, tag, ...place } };
};

export const listTemplates: RunAgentTool<"list_templates", object> = async (_args, { project }) => {
  const data = describeTemplates(await listStore.listTemplates(project.id));
  return { said: `${data.templates.length} templates. Metadata has the keys of a template's fields.`, data };
};

export const listDraftVersions: RunAgentTool<"list_versions", { readonly draftId: string }> = async ({ draftId }, { project }) => {
  const [page, versions] = await Promise.all([listStore.findPage(project.id, draftId), listStore.listVersions(project.id, draftId)]);
  const data = await listVersions(listStore, page, versions);
  return { said: `${data.versions.length} earlier texts of the draft. Read one with read_version.`, data };
};

interface VersionArgs {
  readonly draftId: string;
  readonly versionId: string;
}

export const readVersion: RunAgentTool<"read_version", VersionArgs> = async ({ draftId, versionId }, { project }) => {
  const [page, version] = await Promise.all([
    listStore.findPage(project.id, draftId),
    listStore.findVersion(project.id, draftId, versionId),
  ]);
  const data = await showVersion(listStore, page, version);
  return { said: "An earlier text. To restore it, read the draft, then save this metadata and content with the draft's tag.", data };
};
