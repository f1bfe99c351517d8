/**
 * The browser client writes its types by hand, so that no schema library ships. Here the compiler compares them with the schemas and types
 * of the service, both ways: a member that is added on either side fails the build.
 */
import type * as z from "zod";
import type * as client from "../../web/client/src/index.ts";
import type { DiscardBody } from "../src/endpoints/editDiscard.ts";
import type { OpenBody } from "../src/endpoints/editOpen.ts";
import type { SaveBody } from "../src/endpoints/editSave.ts";
import type { ToolBody } from "../src/endpoints/liveToolsExecute.ts";
import type { SiteBody } from "../src/endpoints/settingsSite.ts";
import type { fieldTypes } from "../src/lib/drafts/template-rules.ts";
import type { ListQuery } from "../src/lib/drafts/lists/list-documents.ts";
import type { BodyReader } from "../src/lib/http/request-body.ts";
import type { toolNames } from "../src/lib/tools/tool.ts";
import type { widget } from "./cards.ts";
import type { docsList } from "./docsList.ts";
import type { editDiscard } from "./editDiscard.ts";
import type { editSave } from "./editSave.ts";
import type { editVersion } from "./editVersion.ts";
import type { editVersions } from "./editVersions.ts";
import type { errorBody } from "./error-body.ts";
import type { liveSession } from "./liveSession.ts";
import type { liveSessionResume } from "./liveSessionResume.ts";
import type { toolResultSchema } from "./liveToolsExecute.ts";
import type { openedDraftSchema } from "./opened-draft.ts";
import type { Operation } from "./operation.ts";
import type { OperationName } from "./operations.ts";
import type { Holds, Same } from "./same.ts";
import type { siteSchema } from "./settingsSite.ts";
import type { template } from "./template.ts";
import type { templateListSchema } from "./templatesList.ts";

type BodyOf<Reader> = Reader extends BodyReader<infer Body> ? Body : never;

type AnswerOf<Described> = Described extends Operation<infer Body> ? Body : never;

/** Every member, present or not. */
type AllOf<Query> = { readonly [Name in keyof Query]-?: Exclude<Query[Name], undefined> };

/** Fails to compile while an operation is missing. */
type ForAll<Proofs extends Readonly<Record<OperationName, true>>> = Proofs;

export type AnswerProofs = ForAll<{
  editOpen: Holds<Same<client.OpenedDraft, z.output<typeof openedDraftSchema>>>;
  editRead: Holds<Same<client.OpenedDraft, z.output<typeof openedDraftSchema>>>;
  editSave: Holds<Same<client.DraftAck, AnswerOf<typeof editSave>>>;
  editDiscard: Holds<Same<client.DraftAck, AnswerOf<typeof editDiscard>>>;
  editVersions: Holds<Same<client.VersionList, AnswerOf<typeof editVersions>>>;
  editVersion: Holds<Same<client.Version, AnswerOf<typeof editVersion>>>;
  docsList: Holds<Same<client.DocumentList, AnswerOf<typeof docsList>>>;
  templatesList: Holds<Same<client.TemplateList, z.output<typeof templateListSchema>>>;
  settingsSiteRead: Holds<Same<client.SiteSettings, z.output<typeof siteSchema>>>;
  settingsSite: Holds<Same<client.SiteSettings, z.output<typeof siteSchema>>>;
  liveSession: Holds<Same<client.StartedSession, AnswerOf<typeof liveSession>>>;
  liveSessionResume: Holds<Same<client.StartedSession, AnswerOf<typeof liveSessionResume>>>;
  liveToolsExecute: Holds<Same<client.ToolResult, z.output<typeof toolResultSchema>>>;
}>;

/** `true` where there is neither a body nor a query. */
export type RequestProofs = ForAll<{
  editOpen: Holds<Same<client.OpenRequest, BodyOf<typeof OpenBody>>>;
  editRead: true;
  editSave: Holds<Same<client.SaveRequest, BodyOf<typeof SaveBody>>>;
  editDiscard: Holds<Same<Pick<client.DraftAck, "draftId">, BodyOf<typeof DiscardBody>>>;
  editVersions: true;
  editVersion: true;
  // As it is read from the address: there, what is left out has a default.
  docsList: Holds<Same<AllOf<client.DocumentFilter>, AllOf<z.output<typeof ListQuery>>>>;
  templatesList: true;
  settingsSiteRead: true;
  settingsSite: Holds<Same<client.SiteSettingsChange, BodyOf<typeof SiteBody>>>;
  liveSession: true;
  liveSessionResume: true;
  liveToolsExecute: Holds<Same<client.ToolRequest, BodyOf<typeof ToolBody>>>;
}>;

export type OtherProofs = [
  // Beside a template of any form, the compiler does not compare the one that Lectern knows.
  Holds<Same<client.Template, z.output<typeof template>>>,
  Holds<Same<client.Widget, z.output<typeof widget>>>,
  Holds<Same<client.ErrorBody, z.output<typeof errorBody>>>,
  // Where any string can stand, the compiler does not compare the names that are known.
  Holds<Same<client.FieldType, (typeof fieldTypes)[number]>>,
  Holds<Same<client.ToolName, (typeof toolNames)[number]>>,
];
