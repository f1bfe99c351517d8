/**
 * The browser client writes its types by hand, so that no schema library ships. Here the compiler compares them with the schemas and types
 * of the service, both ways: a member that is added on either side fails the build.
 */
import type * as z from "zod";
import type * as client from "../../web/client/src/index.ts";
import type { editDiscard as editDiscardFunction } from "../src/endpoints/editDiscard.ts";
import type { inboxChange as inboxChangeFunction } from "../src/endpoints/inboxChange.ts";
import type { docsPreview as docsPreviewFunction } from "../src/endpoints/docsPreview.ts";
import type { docsPublish as docsPublishFunction } from "../src/endpoints/docsPublish.ts";
import type { docsUnpublish as docsUnpublishFunction } from "../src/endpoints/docsUnpublish.ts";
import type { editOpen as editOpenFunction } from "../src/endpoints/editOpen.ts";
import type { editSave as editSaveFunction } from "../src/endpoints/editSave.ts";
import type { liveToolsExecute as liveToolsExecuteFunction } from "../src/endpoints/liveToolsExecute.ts";
import type { settingsSite as settingsSiteFunction } from "../src/endpoints/settingsSite.ts";
import type { fieldTypes } from "../src/lib/pages/drafts/template-rules.ts";
import type { ListQuery } from "../src/lib/pages/lists/list-documents.ts";
import type { BudgetsQuery } from "../src/lib/projects/show-budgets.ts";
import type { InboxListQuery } from "../src/lib/answers/inbox/list-inbox.ts";
import type { StatisticsQuery } from "../src/lib/usage/statistics/read-statistics.ts";
import type { Endpoint } from "../src/lib/platform/http/endpoint.ts";
import type { Outcome } from "../src/lib/transfers/transfer.ts";
import type { toolNames } from "../src/lib/tools/registry.ts";
import type { widget } from "./cards.ts";
import type { docsList, documentListSchema } from "./docsList.ts";
import type { docsPreview, previewAnswerSchema } from "./docsPreview.ts";
import type { docsPublish, publishedSchema } from "./docsPublish.ts";
import type { docsRead, documentSchema } from "./docsRead.ts";
import type { docsUnpublish } from "./docsUnpublish.ts";
import type { draftAckSchema } from "./draft-ack.ts";
import type { editDiscard } from "./editDiscard.ts";
import type { editOpen } from "./editOpen.ts";
import type { editRead } from "./editRead.ts";
import type { editSave } from "./editSave.ts";
import type { editVersion, versionSchema } from "./editVersion.ts";
import type { editVersions, versionListSchema } from "./editVersions.ts";
import type { errorBody } from "./error-body.ts";
import type { changedItemSchema, inboxChange } from "./inboxChange.ts";
import type { inboxList, inboxListSchema } from "./inboxList.ts";
import type { liveSession } from "./liveSession.ts";
import type { liveSessionResume } from "./liveSessionResume.ts";
import type { liveToolsExecute, toolResultSchema } from "./liveToolsExecute.ts";
import type { openedDraftSchema } from "./opened-draft.ts";
import type { mediaUpload, uploadedSchema } from "./mediaUpload.ts";
import type { Operation } from "./operation.ts";
import type { OperationName } from "./operations.ts";
import type { Holds, Same } from "./same.ts";
import type { settingsSite, settingsSiteRead, siteSchema } from "./settingsSite.ts";
import type { startedSessionSchema } from "./started-session.ts";
import type { statisticsRead, statisticsSchema } from "./statisticsRead.ts";
import type { template } from "./template.ts";
import type { templateListSchema, templatesList } from "./templatesList.ts";

type BodyOf<Function> = Function extends Endpoint<infer Body> ? Body : never;

type AnswerOf<Described> = Described extends Operation<infer Body> ? Body : never;

/** Every member, present or not. */
type AllOf<Query> = { readonly [Name in keyof Query]-?: Exclude<Query[Name], undefined> };

/** What other programs keep beside our members. */
type AndMore = Readonly<Record<string, unknown>>;

/** Fails to compile while an operation is missing. */
type ForAll<Proofs extends Readonly<Record<OperationName, true>>> = Proofs;

/** As the code of the service has it, which tells nobody what is in a template or on a card. */
export type AnswerProofs = ForAll<{
  editOpen: Holds<Same<Omit<client.OpenedDraft, "template">, Omit<AnswerOf<typeof editOpen>, "template">>>;
  editRead: Holds<Same<Omit<client.OpenedDraft, "template">, Omit<AnswerOf<typeof editRead>, "template">>>;
  editSave: Holds<Same<client.DraftAck, AnswerOf<typeof editSave>>>;
  editDiscard: Holds<Same<client.DraftAck, AnswerOf<typeof editDiscard>>>;
  editVersions: Holds<Same<client.VersionList, AnswerOf<typeof editVersions>>>;
  editVersion: Holds<Same<client.Version, AnswerOf<typeof editVersion>>>;
  docsPublish: Holds<Same<client.Published, AnswerOf<typeof docsPublish>>>;
  docsUnpublish: Holds<Same<client.DraftAck, AnswerOf<typeof docsUnpublish>>>;
  docsPreview: Holds<Same<client.PreviewLink | client.RevokedPreview, AnswerOf<typeof docsPreview>>>;
  mediaUpload: Holds<Same<client.UploadedImage, AnswerOf<typeof mediaUpload>>>;
  docsList: Holds<Same<client.DocumentList, AnswerOf<typeof docsList>>>;
  docsRead: Holds<Same<Omit<client.ShownDocument, "template">, Omit<AnswerOf<typeof docsRead>, "template">>>;
  templatesList: Holds<Same<client.TemplateList, AnswerOf<typeof templatesList>>>;
  settingsSiteRead: Holds<Same<client.SiteSettings, AnswerOf<typeof settingsSiteRead> & AndMore>>;
  settingsSite: Holds<Same<client.SiteSettings, AnswerOf<typeof settingsSite> & AndMore>>;
  inboxList: Holds<Same<client.InboxList, AnswerOf<typeof inboxList>>>;
  inboxChange: Holds<Same<client.ChangedInboxItem, AnswerOf<typeof inboxChange>>>;
  statisticsRead: Holds<Same<client.Statistics, AnswerOf<typeof statisticsRead>>>;
  liveSession: Holds<Same<client.StartedSession, AnswerOf<typeof liveSession>>>;
  liveSessionResume: Holds<Same<client.StartedSession, AnswerOf<typeof liveSessionResume>>>;
  liveToolsExecute: Holds<Same<Omit<client.ToolResult, "widget">, Omit<AnswerOf<typeof liveToolsExecute>, "widget">>>;
}>;

/** As the published contract has it. */
export type SchemaProofs = ForAll<{
  editOpen: Holds<Same<client.OpenedDraft, z.output<typeof openedDraftSchema>>>;
  editRead: Holds<Same<client.OpenedDraft, z.output<typeof openedDraftSchema>>>;
  editSave: Holds<Same<client.DraftAck, z.output<typeof draftAckSchema>>>;
  editDiscard: Holds<Same<client.DraftAck, z.output<typeof draftAckSchema>>>;
  editVersions: Holds<Same<client.VersionList, z.output<typeof versionListSchema>>>;
  editVersion: Holds<Same<client.Version, z.output<typeof versionSchema>>>;
  docsPublish: Holds<Same<client.Published, z.output<typeof publishedSchema>>>;
  docsUnpublish: Holds<Same<client.DraftAck, z.output<typeof draftAckSchema>>>;
  docsPreview: Holds<Same<client.PreviewLink | client.RevokedPreview, z.output<typeof previewAnswerSchema>>>;
  mediaUpload: Holds<Same<client.UploadedImage, z.output<typeof uploadedSchema>>>;
  docsList: Holds<Same<client.DocumentList, z.output<typeof documentListSchema>>>;
  docsRead: Holds<Same<client.ShownDocument, z.output<typeof documentSchema>>>;
  templatesList: Holds<Same<client.TemplateList, z.output<typeof templateListSchema>>>;
  settingsSiteRead: Holds<Same<client.SiteSettings, z.output<typeof siteSchema>>>;
  settingsSite: Holds<Same<client.SiteSettings, z.output<typeof siteSchema>>>;
  inboxList: Holds<Same<client.InboxList, z.output<typeof inboxListSchema>>>;
  inboxChange: Holds<Same<client.ChangedInboxItem, z.output<typeof changedItemSchema>>>;
  statisticsRead: Holds<Same<client.Statistics, z.output<typeof statisticsSchema>>>;
  // The contract names the voices; to the client they are names.
  liveSession: Holds<Same<Omit<client.StartedSession, "voice">, Omit<z.output<typeof startedSessionSchema>, "voice">>>;
  liveSessionResume: Holds<Same<Omit<client.StartedSession, "voice">, Omit<z.output<typeof startedSessionSchema>, "voice">>>;
  // What the context has is the model's business: the client hands it on.
  liveToolsExecute: Holds<Same<Omit<client.ToolResult, "context">, Omit<z.output<typeof toolResultSchema>, "context">>>;
}>;

/** `true` where there is neither a body nor a query. */
export type RequestProofs = ForAll<{
  editOpen: Holds<Same<client.OpenRequest, BodyOf<typeof editOpenFunction>>>;
  editRead: true;
  editSave: Holds<Same<client.SaveRequest, BodyOf<typeof editSaveFunction>>>;
  editDiscard: Holds<Same<Pick<client.DraftAck, "draftId">, BodyOf<typeof editDiscardFunction>>>;
  editVersions: true;
  editVersion: true;
  docsPublish: Holds<Same<client.PublishRequest, BodyOf<typeof docsPublishFunction>>>;
  docsUnpublish: Holds<Same<client.UnpublishRequest, BodyOf<typeof docsUnpublishFunction>>>;
  docsPreview: Holds<Same<client.PreviewRequest, BodyOf<typeof docsPreviewFunction>>>;
  mediaUpload: true;
  // As it is read from the address: there, what is left out has a default.
  docsList: Holds<Same<AllOf<client.DocumentFilter>, AllOf<z.output<typeof ListQuery>>>>;
  docsRead: true;
  templatesList: true;
  settingsSiteRead: Holds<Same<AllOf<client.SettingsQuery>, AllOf<z.output<typeof BudgetsQuery>>>>;
  settingsSite: Holds<Same<Omit<client.SiteSettingsChange, "voice">, Omit<BodyOf<typeof settingsSiteFunction>, "voice">>>;
  inboxList: Holds<Same<AllOf<client.InboxFilter>, AllOf<z.output<typeof InboxListQuery>>>>;
  inboxChange: Holds<Same<client.InboxChange, BodyOf<typeof inboxChangeFunction>>>;
  statisticsRead: Holds<Same<AllOf<client.StatisticsPeriod>, AllOf<z.output<typeof StatisticsQuery>>>>;
  liveSession: true;
  liveSessionResume: true;
  liveToolsExecute: Holds<Same<client.ToolRequest, BodyOf<typeof liveToolsExecuteFunction>>>;
}>;

export type OtherProofs = [
  // Beside a template of any form, the compiler does not compare the one that Lectern knows.
  Holds<Same<client.Template, z.output<typeof template>>>,
  Holds<Same<client.Widget, z.output<typeof widget>>>,
  Holds<Same<client.ErrorBody, z.output<typeof errorBody>>>,
  // Where any string can stand, the compiler does not compare the names that are known.
  Holds<Same<client.FieldType, (typeof fieldTypes)[number]>>,
  Holds<Same<client.ToolName, (typeof toolNames)[number]>>,
  Holds<Same<client.TransferOutcome, Outcome>>,
];
