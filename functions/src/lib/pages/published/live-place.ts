import type { Page } from "../drafts/page.ts";

/** A live page without its text. */
export interface LivePlace extends Pick<Page, "id" | "slug" | "language"> {
  /** The page that it translates: those that name the same one translate each other. */
  readonly translationOf: string | undefined;
}

export const translationField = "translation_of";

/** As every program may store it. */
export const translationOf = ({ otherFields }: Pick<Page, "otherFields">): string | undefined => {
  const stored = otherFields[translationField];
  return typeof stored === "string" && stored !== "" ? stored : undefined;
};

export const placeOf = (page: Page): LivePlace => ({
  id: page.id,
  slug: page.slug,
  language: page.language,
  translationOf: translationOf(page),
});
