import { liveId } from "../../../contract/docsPublish.ts";
import { examplePublished } from "../../../contract/versions.ts";
import type { Scenes } from "./scenes.ts";

const formerText = { draftId: liveId, versionId: examplePublished.versionId };

export const historyScenes: Scenes = {
  "docsVersions versions": async (world) => {
    await world.storeHistory();
    return world.ask("docsVersions", formerText);
  },
  "docsVersions not_found": async (world) => world.ask("docsVersions", formerText),
  "docsVersion version": async (world) => {
    await world.storeHistory();
    return world.ask("docsVersion", formerText);
  },
  "docsVersion not_found": async (world) => world.ask("docsVersion", formerText),
  "docsVersion not_found_2": async (world) => {
    await world.storePage(liveId);
    return world.ask("docsVersion", formerText);
  },
  "docsVersion unreadable_document": async (world) => {
    await world.storeHistory({ content: 5 });
    return world.ask("docsVersion", formerText);
  },
};
