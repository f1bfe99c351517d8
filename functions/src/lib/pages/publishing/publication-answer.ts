import * as z from "zod/mini";
import type { Published } from "../../../../answers/publishing.ts";
import { parseJson } from "../../platform/core/unknown-record.ts";
import { type ChangeRequest, rememberRequest } from "../drafts/change-request.ts";
import type { KeyedRequest } from "../drafts/draft-store.ts";
import type { Page } from "../drafts/page.ts";
import { revisionTag } from "../drafts/revision-tag.ts";

/** As it is remembered for a repetition of the request. */
const Remembered: z.ZodMiniType<Published> = z.object({
  success: z.literal(true),
  docId: z.string(),
  slug: z.nullable(z.string()),
  language: z.string(),
  action: z.enum(["published", "scheduled", "unscheduled"]),
  publish_at: z.optional(z.string()),
  unpublish_at: z.optional(z.string()),
  redirected_from: z.optional(z.string()),
});

export interface PublishOutcome {
  readonly body: Published;
  /** The draft's tag after scheduling or cancelling; undefined if it was published. */
  readonly tag: string | undefined;
}

/** Undefined for a request without a key. */
export const rememberAnswer = (
  request: ChangeRequest,
  { id, revision }: Pick<Page, "id" | "revision">,
  answer: Published,
): KeyedRequest | undefined => {
  const remembered = rememberRequest(request, id, revision);
  return remembered && { ...remembered, answer: JSON.stringify(answer) };
};

/** The answer to the repetition of an earlier request. */
export const repeatAnswer = (former: KeyedRequest, page: Page | undefined): PublishOutcome => ({
  body: Remembered.parse(parseJson(former.answer ?? "")),
  tag: page?.visibility === "draft" ? revisionTag(page) : undefined,
});
