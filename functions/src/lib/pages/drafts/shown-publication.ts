import type { OpenedDraft } from "../../../../answers/opened-draft.ts";
import type { Publication, Schedule } from "./page.ts";

/** How answers describe what is to happen to a page by itself, or could not. */
export type ShownPublication = Pick<OpenedDraft, "publish_at" | "publish_refusal" | "unpublish_at" | "unpublish_refusal">;

export const shownPublication = ({ publication, ending }: Schedule): ShownPublication => ({
  ...(publication?.kind === "due" && { publish_at: publication.at.toISOString() }),
  ...(publication?.kind === "refused" && { publish_refusal: refusalOf(publication) }),
  ...(ending?.kind === "due" && { unpublish_at: ending.at.toISOString() }),
  ...(ending?.kind === "refused" && { unpublish_refusal: refusalOf(ending) }),
});

const refusalOf = ({ at, code, error }: Extract<Publication, { readonly kind: "refused" }>) => ({ at: at.toISOString(), code, error });
