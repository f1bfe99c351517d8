import { expect } from "chai";
import { liveId } from "../../../contract/docsPublish.ts";
import { type DocumentedExample, documentedAnswers, documentedBodies } from "../../support/documented-examples.ts";
import { storeQuestion } from "../../support/inbox-items.ts";
import { firestore } from "../../support/admin-app.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { asDocumented } from "./as-documented.ts";
import { exampleComment } from "../../../contract/comments.ts";
import { commentScenes, storeReview } from "./comment-scenes.ts";
import { editingScenes } from "./editing-scenes.ts";
import { anExampleWorld, draftId } from "./example-world.ts";
import { historyScenes } from "./history-scenes.ts";
import { keyScenes } from "./key-scenes.ts";
import { liveScenes } from "./live-scenes.ts";
import { peopleScenes } from "./people-scenes.ts";
import { publishingScenes } from "./publishing-scenes.ts";
import type { Scene, Scenes } from "./scenes.ts";
import { siteScenes } from "./site-scenes.ts";
import { sharedScene } from "./shared-scenes.ts";

const ownScenes: Scenes = {
  ...editingScenes,
  ...commentScenes,
  ...historyScenes,
  ...siteScenes,
  ...publishingScenes,
  ...keyScenes,
  ...peopleScenes,
  ...liveScenes,
};

const keyOf = ({ operation, title }: DocumentedExample): string => `${operation} ${title}`;

/** Shown by one operation, although all have these responses: each needs a separate process, a bug, or a hundred requests. */
const shownOnce = ["Internal", "LengthRequired", "Unavailable"];

const onceNameOf = ({ shared = "", title }: DocumentedExample): string | undefined => {
  if (title === "refused_too_often") return title;
  return shownOnce.includes(shared) ? shared : undefined;
};

const examples = documentedAnswers().filter((example, index, all) => {
  const name = onceNameOf(example);
  return name === undefined || all.findIndex((other) => onceNameOf(other) === name) === index;
});

const sceneOf = (example: DocumentedExample): Scene => {
  const scene = sharedScene(example) ?? ownScenes[keyOf(example)];
  if (scene === undefined) throw new Error(`No scene shows the example ${keyOf(example)}`);
  return scene;
};

/** Their guards answer what that of `editOpen` does. */
const guardedAlike: ReadonlySet<string> = new Set([
  "docsList",
  "docsRead",
  "docsPreview",
  "docsUnpublish",
  "docsVersions",
  "docsVersion",
  "editDiscard",
  "editRead",
  "editPresence",
  "commentsList",
  "comments",
  "commentsChange",
  "editVersions",
  "editVersion",
  "inboxList",
  "statisticsRead",
  "templatesList",
  "settingsSite",
  "projectsList",
  "peopleRead",
  "mediaList",
  "mediaRemove",
  "keysList",
  "keys",
  "keysRevoke",
]);

const isOfSameGuard = ({ operation, status }: DocumentedExample): boolean =>
  guardedAlike.has(operation) && [401, 403, 429].includes(status);

describe("every example of docs/openapi.json is what the service answers", () => {
  for (const example of examples) {
    it(`${example.operation} ${example.status} ${example.title}${nightlyIf(isOfSameGuard(example))}`, async () => {
      const { status, body } = await sceneOf(example)(await anExampleWorld());
      expect(asDocumented(body)).to.deep.equal(asDocumented(example.value));
      expect(status).to.equal(example.status);
    });
  }

  it("and no scene shows one that the document does not have", () => {
    const known = new Set(examples.filter((example) => sharedScene(example) === undefined).map(keyOf));
    expect(Object.keys(ownScenes).filter((key) => !known.has(key))).to.deep.equal([]);
  });
});

describe("every request that docs/openapi.json shows", () => {
  // An invitation is used in its scenes, and a picture removed.
  const inScenes: ReadonlySet<string> = new Set(["invitation", "mediaRemove"]);
  const operations = [...new Set(examples.map(({ operation }) => operation))].filter((operation) => !inScenes.has(operation));
  for (const operation of operations) {
    for (const [title, body] of documentedBodies(operation)) {
      it(`${operation} ${title} is answered as documented`, async () => {
        const world = await anExampleWorld();
        if (operation === "docsUnpublish") await world.storePage(liveId);
        else if (title !== "new") await world.storeDraft();
        if (operation === "peopleChange") await firestore.doc(`projects/${world.project.id}/members/${draftId}`).set({ role: "member" });
        if (operation === "inboxChange") await storeQuestion(world.project.id, draftId);
        if (operation.startsWith("comments")) await storeReview(world, world.caller.uid);
        const { status } = await world.ask(operation, {
          body,
          ...(operation === "commentsChange" && { versionId: exampleComment.commentId }),
        });
        expect(status).to.equal(200);
      });
    }
  }
});
