import { toRefusalNotice } from "../../notifications/notice.ts";
import type { Page, Publication } from "./page.ts";

/** The publication that is planned of a draft ends when somebody saves it who may not publish: nobody who may has seen what they wrote. */
export const endPublication = ({ id }: Pick<Page, "id">, planned: Publication, at: Date) => ({
  publication: {
    kind: "refused",
    at,
    code: "stale_revision",
    error: `Somebody who may not publish has changed this draft, which was to go live at ${planned.at.toISOString()}. Publish it, or schedule it again.`,
  } as const,
  notice: toRefusalNotice(id, "draft", at),
});
