import type { Page } from "../drafts/page.ts";
import { translationOf } from "../drafts/translation.ts";

/** A live page without its text. */
export interface LivePlace extends Pick<Page, "id" | "slug" | "language"> {
  /** The page that it translates: those that name the same one translate each other. */
  readonly translationOf: string | undefined;
}

export const placeOf = (page: Page): LivePlace => ({
  id: page.id,
  slug: page.slug,
  language: page.language,
  translationOf: translationOf(page),
});
