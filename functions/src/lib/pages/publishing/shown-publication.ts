import type { OpenedDraft } from "../../../../contract/answers/opened-draft.ts";
import type { Publication } from "../drafts/page.ts";

/** How answers describe a draft that is scheduled or could not be published. */
export type ShownPublication = Pick<OpenedDraft, "publish_at" | "publish_refusal">;

export const shownPublication = (publication: Publication | undefined): ShownPublication => {
  if (publication === undefined) return {};
  const at = publication.at.toISOString();
  if (publication.kind === "due") return { publish_at: at };
  return { publish_refusal: { at, code: publication.code, error: publication.error } };
};
