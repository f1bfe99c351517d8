import { invalidRequest } from "../../platform/core/app-error.ts";
import type { Page } from "./page.ts";
import { digest } from "../../platform/core/digest.ts";

/** A page that was unpublished is published again as itself. A new page's ID follows from the draft's: a repeated request finds it. */
export const livePageId = (draft: Pick<Page, "id" | "internals">, live: Page | undefined): string => {
  if (live !== undefined) return live.id;
  return draft.internals.unpublishedFrom === undefined ? digest("published", draft.id) : draft.id;
};

/** The field of pages that translate each other: all name the same page, which need not name itself, and need not exist any more. */
export const translationField = "translation_of";

/** As every program may store it. */
export const translationOf = ({ otherFields }: Pick<Page, "otherFields">): string | undefined => {
  const stored = otherFields[translationField];
  return typeof stored === "string" && stored !== "" ? stored : undefined;
};

/** What translations of a page, or of a draft, name: an ID that the page has and keeps when it is live. */
export const translationName = (original: Page): string => {
  const { id, visibility, internals } = original;
  return translationOf(original) ?? (visibility === "draft" ? (internals.base?.id ?? livePageId(original, undefined)) : id);
};

/** @throws AppError `invalid_request` if a new draft translates nothing that exists */
export const requireOriginal = (original: Page | undefined): Page => {
  if (original !== undefined && original.visibility !== "other") return original;
  throw invalidRequest([{ path: translationField, message: "is not a page or draft of this project" }]);
};
