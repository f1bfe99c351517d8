import { uploadedImage } from "../../../answers/uploaded-image.ts";
import { liveId } from "../../../contract/docsPublish.ts";
import { firestore } from "../../support/admin-app.ts";
import { call, type EndpointName } from "../../support/api.ts";
import { documentedBody } from "../../support/documented-examples.ts";
import { startInstance } from "../../support/instances.ts";
import { aMember } from "../../support/people.ts";
import { provision } from "../../support/visitors.ts";
import { draftId, type ExampleWorld } from "./example-world.ts";
import { byStranger, type Scene, type Scenes } from "./scenes.ts";
import { asciiGif } from "../../support/pictures.ts";

const longKey = { "Idempotency-Key": "x".repeat(256) };
const key = { "Idempotency-Key": "6f1c2d1e-9a51-4d0b-8f0a-3f9f4f0f7c11" };

/** The tag that the caller has before Ada Lovelace changes the draft. */
const staleTag = async (world: ExampleWorld, id: string): Promise<string> => {
  const { headers } = await world.ask("docsRead", { draftId: id });
  await firestore.doc(`projects/${world.project.id}/documents/${id}`).update({ content: "Mine" });
  return headers.etag ?? "";
};

const off =
  (operation: EndpointName): Scene =>
  async (world) => {
    const instance = await startInstance(operation, { PUBLISHING: "off" });
    const reply = await world.ask(operation, { base: instance.url });
    await instance.stop();
    return reply;
  };

/** Where only admins publish. */
const byManager =
  (operation: EndpointName): Scene =>
  async (world) => {
    await world.changeProject({ "site.publishers": "admins" });
    return world.ask(operation);
  };

const publishScenes: Scenes = {
  "docsPublish forbidden": byStranger("docsPublish"),
  "docsPublish forbidden_2": byManager("docsPublish"),
  "docsPublish published": async (world) => {
    await world.storeClone({ slug: "about-us" });
    return world.ask("docsPublish");
  },
  "docsPublish invalid_request": async (world) => {
    await world.storeDraft({ slug: null, metadata: {} });
    return world.ask("docsPublish");
  },
  "docsPublish invalid_request_2": async (world) => world.ask("docsPublish", { headers: longKey }),
  "docsPublish unknown_template": async (world) => {
    await world.storeDraft({ doc_template_id: "gone" });
    return world.ask("docsPublish");
  },
  "docsPublish not_a_draft": async (world) => {
    await world.storePage(draftId);
    return world.ask("docsPublish");
  },
  "docsPublish publishing_off": off("docsPublish"),
  "docsPublish not_found": async (world) => world.ask("docsPublish"),
  "docsPublish base_changed": async (world) => {
    await world.storeClone();
    await firestore.doc(`projects/${world.project.id}/documents/${liveId}`).update({ content: "Theirs" });
    return world.ask("docsPublish");
  },
  "docsPublish slug_taken": async (world) => {
    await Promise.all([world.storeDraft(), world.storePage(liveId)]);
    return world.ask("docsPublish");
  },
  "docsPublish slug_reserved": async (world) => {
    await world.storeDraft();
    await world.changeProject({ site: { live_agent_placement: "destination_page", live_agent_slug: "about" } });
    return world.ask("docsPublish");
  },
  "docsPublish unreadable_document": async (world) => {
    await world.storeDraft({ content: 5 });
    return world.ask("docsPublish");
  },
  "docsPublish stale_revision": async (world) => {
    await world.storeDraft({ content: "Before", metadata: { title: "Before" } });
    const { headers } = await world.ask("editRead");
    const ada = await aMember(world.project.id, "manager");
    await provision(ada, { profile: { first_name: "Ada", last_name: "Lovelace" } });
    await world.ask("editSave", { token: ada.token });
    return world.ask("docsPublish", { headers: { "If-Match": headers.etag ?? "" } });
  },
  "docsPublish idempotency_key_reused": async (world) => {
    await world.storeDraft();
    await world.ask("docsPublish", { body: documentedBody("docsPublish", "later"), headers: key });
    return world.ask("docsPublish", { headers: key });
  },
};

const previewScenes: Scenes = {
  "docsPreview made": async (world) => {
    await world.storeDraft();
    return world.ask("docsPreview");
  },
  "docsPreview revoked": async (world) => {
    await world.storeDraft();
    return world.ask("docsPreview", { body: documentedBody("docsPreview", "revoke") });
  },
  "docsPreview not_a_draft": async (world) => {
    await world.storePage(draftId);
    return world.ask("docsPreview");
  },
  "docsPreview not_found": async (world) => world.ask("docsPreview"),
  "docsPreview unreadable_document": async (world) => {
    await world.storeDraft({ content: 5 });
    return world.ask("docsPreview");
  },
};

/** The example's picture: 30 by 20 pixels. */
const picture = { contentType: "image/gif", body: asciiGif };

/** Stores it, and answers its address. */
const store = async (world: ExampleWorld): Promise<string> => uploadedImage.parse((await world.ask("mediaUpload", picture)).body).url;

const mediaScenes: Scenes = {
  "mediaList images": async (world) => {
    await world.storeDraft({ content: `![A bicycle](${await store(world)})` });
    return world.ask("mediaList");
  },
  "mediaRemove removed": async (world) => world.ask("mediaRemove", { body: { url: await store(world) } }),
  "mediaRemove not_found": async (world) => {
    const url = await store(world);
    await world.ask("mediaRemove", { body: { url } });
    return world.ask("mediaRemove", { body: { url } });
  },
  "mediaRemove image_in_use": async (world) => {
    const url = await store(world);
    await world.storeDraft({ content: `![A bicycle](${url})` });
    return world.ask("mediaRemove", { body: { url } });
  },
  "mediaUpload stored": async (world) => world.ask("mediaUpload", picture),
  "mediaUpload unsupported_media_type": async (world) => world.ask("mediaUpload", { ...picture, body: "<svg/>" }),
  "mediaUpload media_limit": async (world) => {
    await world.changeProject({ limits: { media_bytes: { per_project: 1 } } });
    return world.ask("mediaUpload", picture);
  },
};

const unpublishScenes: Scenes = {
  "docsUnpublish forbidden": byStranger("docsUnpublish"),
  "docsUnpublish forbidden_2": byManager("docsUnpublish"),
  "docsUnpublish unpublished": async (world) => {
    await world.storePage(liveId);
    return world.ask("docsUnpublish");
  },
  "docsUnpublish invalid_request": async (world) => world.ask("docsUnpublish", { headers: longKey }),
  "docsUnpublish publishing_off": off("docsUnpublish"),
  "docsUnpublish not_found": async (world) => world.ask("docsUnpublish"),
  "docsUnpublish slug_taken": async (world) => {
    await Promise.all([world.storeDraft(), world.storePage(liveId)]);
    return world.ask("docsUnpublish");
  },
  "docsUnpublish stale_revision": async (world) => {
    await world.storePage(liveId);
    return world.ask("docsUnpublish", { headers: { "If-Match": await staleTag(world, liveId) } });
  },
  "docsUnpublish idempotency_key_reused": async (world) => {
    await world.storePage(liveId);
    await world.storeDraft({ slug: "elsewhere" });
    await world.ask("docsUnpublish", { headers: key });
    // The same key for the page, as if it were a draft.
    return call("docsPublish", { projectId: world.project.id, token: world.caller.token, body: { draftId: liveId }, headers: key });
  },
};

export const publishingScenes: Scenes = { ...publishScenes, ...unpublishScenes, ...previewScenes, ...mediaScenes };
