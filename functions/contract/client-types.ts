/**
 * The browser client writes its types by hand, so that no schema library ships. Here the compiler compares them with the schemas and types
 * of the service, both ways: a member that is added on either side fails the build.
 */
import type * as z from "zod";
import type * as client from "../../web/client/src/index.ts";
import type { SaveBody } from "../src/endpoints/editSave.ts";
import type { OpenBody } from "../src/endpoints/editOpen.ts";
import type { ErrorCode, ErrorDetail } from "../src/lib/core/app-error.ts";
import type { ListedDocuments } from "../src/lib/drafts/lists/list-documents.ts";
import type { ListedVersions, ShownVersion } from "../src/lib/drafts/lists/list-versions.ts";
import type { OpenedDraft } from "../src/lib/drafts/opened-draft.ts";
import type { BodyReader } from "../src/lib/http/request-body.ts";
import type { StartedSession } from "../src/lib/sessions/session.ts";
import type { answerCard, briefCard, companyCard, messageCard, profileCard, questionCard, transferCard } from "./cards.ts";

/** Fails to compile unless it is given `true`. */
type Holds<Claim extends true> = Claim;

type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Each can be given where the other is expected, member by member. */
type Same<A, B> = [DeepReadonly<A>] extends [DeepReadonly<B>]
  ? [DeepReadonly<B>] extends [DeepReadonly<A>]
    ? SameKeys<A, B>
    : false
  : false;

/** Assignability overlooks optional members that only one side has. */
type SameKeys<A, B> = [keyof A] extends [keyof B] ? ([keyof B] extends [keyof A] ? true : false) : false;

type BodyOf<Reader> = Reader extends BodyReader<infer Body> ? Body : never;

export type Proofs = [
  Holds<Same<client.ErrorCode, ErrorCode>>,
  Holds<Same<client.ErrorDetail, ErrorDetail>>,
  Holds<Same<client.OpenRequest, BodyOf<typeof OpenBody>>>,
  Holds<Same<client.SaveRequest, BodyOf<typeof SaveBody>>>,
  // The service types the template as an unknown record; its schema promises the ID.
  Holds<Same<Omit<client.OpenedDraft, "template">, Omit<OpenedDraft["answer"], "template">>>,
  Holds<Same<client.VersionList, ListedVersions>>,
  Holds<Same<client.Version, ShownVersion>>,
  Holds<Same<client.DocumentList, ListedDocuments>>,
  Holds<Same<client.StartedSession, StartedSession>>,
  Holds<Same<client.ProfileCard, z.output<typeof profileCard>>>,
  Holds<Same<client.AnswerCard, z.output<typeof answerCard>>>,
  Holds<Same<client.QuestionCard, z.output<typeof questionCard>>>,
  Holds<Same<client.MessageCard, z.output<typeof messageCard>>>,
  Holds<Same<client.CompanyCard, z.output<typeof companyCard>>>,
  Holds<Same<client.BriefCard, z.output<typeof briefCard>>>,
  Holds<Same<client.TransferCard, z.output<typeof transferCard>>>,
];
