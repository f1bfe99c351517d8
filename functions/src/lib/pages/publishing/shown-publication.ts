import type { Publication } from "../drafts/page.ts";

/** How answers describe a draft that is scheduled or could not be published. */
export interface ShownPublication {
  readonly publish_at?: string | undefined;
  readonly publish_refusal?: { readonly at: string; readonly code: string; readonly error: string } | undefined;
}

export const shownPublication = (publication: Publication | undefined): ShownPublication => {
  if (publication === undefined) return {};
  const at = publication.at.toISOString();
  if (publication.kind === "due") return { publish_at: at };
  return { publish_refusal: { at, code: publication.code, error: publication.error } };
};
