import { WriteConflict } from "../../platform/core/write-conflict.ts";
import { planPublication } from "./plan-publication.ts";

/**
 * Draft and live page are not one snapshot: if the draft has changed in between, a refusal may be wrong.
 *
 * @throws AppError as `planPublication`
 * @throws WriteConflict when the draft has changed, so that the refusal says nothing
 */
export const planNewest: typeof planPublication = async (store, project, draft, asked) =>
  planPublication(store, project, draft, asked).catch(async (refusal: unknown) => {
    const now = await store.findPage(project.id, draft.id);
    throw now?.writeToken === draft.writeToken ? refusal : new WriteConflict("The draft has changed", { cause: refusal });
  });
