import {
  isLecternError,
  type LecternError,
  type LecternErrorCode,
  type LecternProject,
  type DocsPublishRequest,
  type Published,
  type Tagged,
} from "@lectern/client";
import { sentenceOf } from "../words/errors.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { type MissingField, refusedFields } from "./missing-fields.ts";

/** Why nothing was published, and what the author can do about it. */
export type PublishFailure =
  /** Somebody has saved since: the author must see the present draft first. */
  | { readonly kind: "stale" }
  /** The live page has changed since. */
  | { readonly kind: "base_changed"; readonly liveId: string | undefined }
  | { readonly kind: "gone"; readonly sentence: string }
  | { readonly kind: "fields"; readonly sentence: string; readonly fields: readonly MissingField[] }
  | { readonly kind: "other"; readonly sentence: string };

/** Sends one decision of an author. The same decision has the same key until there is an answer, so that it takes effect once. */
export class PublishAttempt {
  #wish = "";
  #key = "";

  async send(project: LecternProject, request: DocsPublishRequest, etag: string | undefined): Promise<Tagged<Published>> {
    const wish = JSON.stringify([request, etag]);
    if (wish !== this.#wish) this.#key = crypto.randomUUID();
    this.#wish = wish;
    return project.documents.publish(request, { ifMatch: etag, idempotencyKey: this.#key });
  }
}

export const publishFailureOf = (error: unknown): PublishFailure => {
  if (!isLecternError(error)) return other(sentenceOf(error));
  const known = failures[error.code];
  if (known !== undefined) return known(error);
  return other(error.isRetryable ? lateTexts.publish.unknown : sentenceOf(error));
};

const other = (sentence: string): PublishFailure => ({ kind: "other", sentence });

const gone = (): PublishFailure => ({ kind: "gone", sentence: lateTexts.publish.gone });

const slug = (sentence: string): PublishFailure => ({ kind: "fields", sentence, fields: [{ key: "slug", reason: "" }] });

const failures: Readonly<Partial<Record<LecternErrorCode, (error: LecternError) => PublishFailure>>> = {
  stale_revision: () => ({ kind: "stale" }),
  base_changed: ({ details }) => ({ kind: "base_changed", liveId: details.find(({ path }) => path === "live_id")?.message }),
  not_found: gone,
  not_a_draft: gone,
  slug_taken: () => slug(texts.failures.slugTaken),
  slug_reserved: () => slug(texts.failures.slugReserved),
  invalid_request: (error) => invalid(error),
  publishing_off: () => other(texts.publish.off),
};

const invalid = (error: LecternError): PublishFailure => {
  const fields = refusedFields(error.details);
  if (fields.length > 0) return { kind: "fields", sentence: "", fields };
  return other(error.details.some(({ path }) => path === "publish_at") ? lateTexts.publish.past : sentenceOf(error));
};
