import { exampleComment } from "../../../contract/comments.ts";
import { exampleDraft } from "../../../contract/opened-draft.ts";
import { reviewLimits } from "../../../src/lib/pages/reviews/limits.ts";
import { textTagOf } from "../../../src/lib/pages/reviews/review.ts";
import { firestore } from "../../support/admin-app.ts";
import type { Call, Reply } from "../../support/api.ts";
import { aMember } from "../../support/people.ts";
import { provision } from "../../support/visitors.ts";
import { draftId, type ExampleWorld } from "./example-world.ts";
import { byStranger, type Scenes } from "./scenes.ts";

type Operation = "comments" | "commentsList" | "commentsChange";

const { commentId: id, text, quote, created_at: createdAt } = exampleComment;

/** Sends the request as Ada Lovelace, who has written the documented comment, as often as said. */
const asAda = async (
  world: ExampleWorld,
  operation: Operation,
  { times = 1, ...changes }: Partial<Call> & { times?: number } = {},
): Promise<Reply> => {
  const ada = await aMember(world.project.id, "manager");
  await provision(ada, { profile: { first_name: "Ada", last_name: "Lovelace" } });
  await world.storeDraft();
  await storeReview(world, ada.uid, times);
  return world.ask(operation, { token: ada.token, versionId: id, ...changes });
};

/** The documented comment, by somebody, as often as said. */
export const storeReview = async (world: ExampleWorld, uid: string, times = 1): Promise<void> => {
  const at = new Date(createdAt);
  const comment = { id, text, quote, reply_to: null, done: false, at, edited_at: null, by: uid };
  const approvals = [{ name: "Grace Hopper", at, text_tag: textTagOf(exampleDraft.doc) }];
  const review = { comments: Array<object>(times).fill(comment), approvals, uids: [uid] };
  await firestore.doc(`projects/${world.project.id}/reviews/${draftId}`).set(review);
};

const ofLivePage =
  (operation: Operation) =>
  async (world: ExampleWorld): Promise<Reply> => {
    await world.storePage(draftId);
    return world.ask(operation);
  };

export const commentScenes: Scenes = {
  "commentsList comments": async (world) => asAda(world, "commentsList"),
  "commentsList not_found": async (world) => world.ask("commentsList"),
  "commentsList not_a_draft": ofLivePage("commentsList"),
  "comments added": async (world) => asAda(world, "comments"),
  "comments not_found": async (world) => world.ask("comments"),
  "comments not_a_draft": ofLivePage("comments"),
  "comments invalid_request": async (world) => asAda(world, "comments", { body: { text: "It is.", reply_to: "nothing" } }),
  "comments too_many_comments": async (world) => asAda(world, "comments", { times: reviewLimits.comments }),
  "commentsChange changed": async (world) => asAda(world, "commentsChange", { body: { done: true } }),
  "commentsChange removed": async (world) => asAda(world, "commentsChange", { body: { remove: true } }),
  "commentsChange not_found": async (world) => asAda(world, "commentsChange", { versionId: "nothing" }),
  "commentsChange not_found_2": async (world) => world.ask("commentsChange"),
  "commentsChange not_a_draft": ofLivePage("commentsChange"),
  "commentsChange forbidden": byStranger("commentsChange"),
  "commentsChange forbidden_2": async (world) => asAda(world, "commentsChange", { token: world.caller.token }),
  "commentsChange invalid_request": async (world) => asAda(world, "commentsChange", { body: { text: "It is.", done: true } }),
};
