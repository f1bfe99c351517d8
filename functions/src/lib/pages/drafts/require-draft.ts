import { AppError } from "../../platform/core/app-error.ts";
import type { Page } from "./page.ts";

const noSuchDraft = (): AppError => new AppError("not_found", "There is no draft with this ID.");

/** @throws AppError `not_found` when no draft has this ID, also when a live page has it */
export const requireShownDraft = (page: Page | undefined): Page => {
  if (page?.visibility === "draft") return page;
  throw noSuchDraft();
};

/** @throws AppError `not_found` when there is no such document; `not_a_draft` when it is live, or neither live nor a draft */
export const requireDraft = (page: Page | undefined): Page => {
  if (page === undefined) throw noSuchDraft();
  if (page.visibility === "draft") return page;
  throw new AppError(
    "not_a_draft",
    page.visibility === "live"
      ? "This page is live, not a draft. Open it first to create a draft from it."
      : "This document is neither a draft nor a live page. Only drafts can be changed.",
  );
};

/** @throws AppError `unreadable_document` when another program stored the text in a form that an edit would destroy */
export const requireReadable = ({ id, unreadable }: Pick<Page, "id" | "unreadable">): void => {
  if (unreadable === undefined) return;
  throw new AppError("unreadable_document", `This page cannot be edited: its ${unreadable}. Whoever stored it can fix it.`, {
    details: [{ path: "document_id", message: id }],
  });
};
