import type { JsonObject } from "./json.ts";
import type { PublicationState } from "./publishing.ts";

/**
 * The requests and answers of Lectern's endpoints on the wire. Written by hand, so that no schema library ships; the compiler compares them with
 * the service's own schemas in both directions (`functions/contract/client-types.ts`).
 */

export interface OpenRequest {
  readonly slug: string;
  /** BCP 47. */
  readonly language: string;
}

export interface SaveRequest {
  /** `new` creates a draft from scratch. */
  readonly draftId: string;
  /** Merged by top-level key: omitted keys stay, `null` is stored as null. */
  readonly metadata: JsonObject;
  readonly content: string;
  readonly language: string;
  /** Required for a new draft; cannot be changed afterwards. */
  readonly doc_template_id?: string | undefined;
  /** What is replaced becomes a version, even if the save would count as its author's next auto-save. */
  readonly keep?: boolean | undefined;
}

export interface DraftAck {
  readonly success: true;
  readonly draftId: string;
}

export interface DraftDoc {
  readonly metadata: JsonObject;
  readonly content: string;
  readonly doc_template_id: string;
  readonly language: string;
}

export type FieldType =
  | "text"
  | "string"
  | "textarea"
  | "markdown"
  | "richtext"
  | "url"
  | "email"
  | "image"
  | "color"
  | "number"
  | "boolean"
  | "date"
  | "datetime"
  | "select"
  | "multiselect"
  | "tags";

/** A field of the editor's form, with any members that operators add. */
export interface TemplateField {
  readonly [member: string]: unknown;
  /** The key in the metadata. */
  readonly key: string;
  readonly label: string;
  /** Values of types that another program has invented are not validated. */
  readonly type: FieldType | (string & {});
  /** A draft may lack it, a live page may not. */
  readonly required?: boolean;
  /** Values of a `select` or `multiselect`. */
  readonly options?: readonly FieldOption[];
  /** Unicode code points. */
  readonly max_length?: number;
}

export type FieldOption = string | { readonly [member: string]: unknown; readonly value: string; readonly label: string };

export interface Template {
  readonly [member: string]: unknown;
  readonly id: string;
  readonly name: string;
  readonly fields: readonly TemplateField[];
}

/** A template that another program stored in another form, unchanged and complete. `isTemplate` tells them apart. */
export interface ForeignTemplate {
  readonly [member: string]: unknown;
  readonly id: string;
}

export interface OpenedDraft extends PublicationState {
  readonly draftId: string;
  readonly doc: DraftDoc;
  /** Null if the template no longer exists. */
  readonly template: Template | ForeignTemplate | null;
  readonly action: "existing_draft" | "cloned_from_live";
  /** Whether the live page has changed since the draft was cloned from it. */
  readonly base_changed: boolean;
  /** The live page's present text if it has changed; null if it has not, or is gone. */
  readonly live: DraftDoc | null;
  /** The live page that publishing the draft replaces; null if there is none. */
  readonly live_page: { readonly docId: string; readonly slug: string | null } | null;
  readonly slug: string | null;
  readonly revision: number;
  /** RFC 3339. */
  readonly updated_at: string;
  /** Null if another program did not store it. */
  readonly updated_by: string | null;
  readonly updated_by_name: string | null;
}

export interface UploadedImage {
  /** The picture's permanent public URL. */
  readonly url: string;
  /** Determined from its bytes. */
  readonly type: "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "image/avif";
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface VersionSummary {
  readonly versionId: string;
  readonly saved_at: string;
  readonly saved_by: string | null;
  readonly saved_by_name: string | null;
  readonly language: string;
  readonly title: string | null;
  readonly bytes: number | null;
}

export interface VersionList {
  readonly draftId: string;
  /** Newest first. */
  readonly versions: readonly VersionSummary[];
}

export interface Version {
  readonly draftId: string;
  readonly versionId: string;
  readonly saved_at: string;
  readonly saved_by: string | null;
  readonly saved_by_name: string | null;
  readonly doc: DraftDoc;
}

export type Visibility = "draft" | "live";

export interface DocumentSummary extends PublicationState {
  readonly id: string;
  readonly visibility: Visibility;
  readonly slug: string | null;
  readonly language: string;
  readonly title: string | null;
  readonly doc_template_id: string;
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly updated_by_name: string | null;
}

export interface DocumentList {
  /** Newest change first. */
  readonly documents: readonly DocumentSummary[];
  readonly next_cursor: string | null;
  /** Where the asked slug leads, if it has no document itself: to where the same question finds one. */
  readonly redirects_to?: readonly { readonly slug: string; readonly language: string }[];
}

/** A live page or a draft, read-only. */
export interface ShownDocument extends PublicationState {
  readonly docId: string;
  readonly visibility: Visibility;
  readonly slug: string | null;
  readonly language: string;
  readonly doc: DraftDoc;
  /** Null if the template no longer exists. */
  readonly template: Template | ForeignTemplate | null;
  readonly revision: number;
  /** RFC 3339. */
  readonly updated_at: string;
  /** Null if another program did not store it. */
  readonly updated_by: string | null;
  readonly updated_by_name: string | null;
}

export interface DocumentFilter {
  readonly visibility?: Visibility | undefined;
  readonly language?: string | undefined;
  /** In any Unicode form. */
  readonly slug?: string | undefined;
  /** 1 to 100; default 50. */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page of the list. */
  readonly cursor?: string | undefined;
}

export interface TemplateSummary {
  readonly id: string;
  readonly name: string;
  /** Without fields that lack a key, a label or a type, which no form can show. */
  readonly fields: readonly TemplateField[];
}

export interface TemplateList {
  readonly templates: readonly TemplateSummary[];
}
