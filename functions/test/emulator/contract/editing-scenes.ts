import { exampleDraft } from "../../../contract/opened-draft.ts";
import { draftLimits } from "../../../src/lib/pages/drafts/limits.ts";
import { firestore } from "../../support/admin-app.ts";
import { documentedBody } from "../../support/documented-examples.ts";
import { storeMessage, storeQuestion } from "../../support/inbox-items.ts";
import { aMember } from "../../support/people.ts";
import { provision } from "../../support/visitors.ts";
import { draftId, type ExampleWorld } from "./example-world.ts";
import type { Scene, Scenes } from "./scenes.ts";
import { settingsScenes } from "./settings-scenes.ts";

const exampleQuestion = "kW2aPqf9sXmV7bYcT0rLdZ";
const save = documentedBody("editSave", "save");
const key = "6f1c2d1e-9a51-4d0b-8f0a-3f9f4f0f7c11";
const longKey = { "Idempotency-Key": "x".repeat(256) };

const reserve = async (world: ExampleWorld, slug: string): Promise<void> =>
  world.changeProject({ site: { live_agent_placement: "destination_page", live_agent_slug: slug } });

/** The caller has opened the draft; then Ada Lovelace saves another text. */
const staleTag = async (world: ExampleWorld): Promise<string> => {
  await world.storeDraft({ content: "Before", metadata: { title: "Before" } });
  const { headers } = await world.ask("editRead");
  const ada = await aMember(world.project.id, "manager");
  await provision(ada, { profile: { first_name: "Ada", last_name: "Lovelace" } });
  await world.ask("editSave", { token: ada.token });
  return headers.etag ?? "";
};

const whenThereIs =
  (...[operation, fields]: [Parameters<ExampleWorld["ask"]>[0], Parameters<ExampleWorld["storeDraft"]>[0]?]): Scene =>
  async (world) => {
    await world.storeDraft(fields);
    return world.ask(operation);
  };

const whenThereIsAClone =
  (operation: Parameters<ExampleWorld["ask"]>[0]): Scene =>
  async (world) => {
    await world.storeClone();
    return world.ask(operation);
  };

const whenItIsLive =
  (operation: Parameters<ExampleWorld["ask"]>[0]): Scene =>
  async (world) => {
    await world.storePage(draftId);
    return world.ask(operation);
  };

/** A page that is one byte too large. The first answer shows how many bytes it has besides its content. */
const withSize =
  (send: (world: ExampleWorld, content: string) => ReturnType<Scene>): Scene =>
  async (world) => {
    const bytes = draftLimits.textBytes + 1;
    const { body } = await send(world, "x".repeat(bytes));
    const found = Number(/: (\d+) bytes/.exec(JSON.stringify(body))?.[1]);
    return send(world, "x".repeat(2 * bytes - found));
  };

const openScenes: Scenes = {
  "editOpen existing_draft": whenThereIsAClone("editOpen"),
  "editOpen cloned_from_live": async (world) => {
    await provision(world.caller, { profile: { first_name: "Ada", last_name: "Lovelace" } });
    await world.storePage("kW2aPqf9sX");
    return world.ask("editOpen");
  },
  "editOpen too_large": withSize(async (world, content) => {
    await world.storePage("kW2aPqf9sX", { content });
    return world.ask("editOpen");
  }),
  "editOpen not_found": async (world) => world.ask("editOpen"),
  "editOpen slug_reserved": async (world) => {
    await reserve(world, String(exampleDraft.slug));
    return world.ask("editOpen");
  },
  "editOpen unreadable_document": whenThereIs("editOpen", { content: 5 }),
  "editRead draft": whenThereIsAClone("editRead"),
  "editRead not_found": async (world) => world.ask("editRead"),
  "editRead unreadable_document": whenThereIs("editRead", { content: 5 }),
  "docsRead live": async (world) => {
    await world.storePage("kW2aPqf9sX", { revision: exampleDraft.revision });
    return world.ask("docsRead", { draftId: "kW2aPqf9sX" });
  },
  "docsRead not_found": async (world) => world.ask("docsRead"),
  "docsRead unreadable_document": whenThereIs("docsRead", { content: 5 }),
};

const saveScenes: Scenes = {
  "editSave saved": whenThereIs("editSave"),
  "editSave invalid_request": async (world) => {
    await world.storeDraft();
    return world.ask("editSave", { body: { ...save, metadata: { published_on: "yesterday" } } });
  },
  "editSave invalid_request_2": async (world) => world.ask("editSave", { headers: longKey }),
  "editSave invalid_request_3": async (world) =>
    world.ask("editSave", { body: { ...documentedBody("editSave", "new"), translation_of: "no-such-page" } }),
  "editSave not_a_draft": whenItIsLive("editSave"),
  "editSave unknown_template": async (world) =>
    world.ask("editSave", { body: { ...documentedBody("editSave", "new"), doc_template_id: "no-such-template" } }),
  "editSave template_immutable": async (world) => {
    await world.storeDraft();
    return world.ask("editSave", { body: { ...save, doc_template_id: "another" } });
  },
  "editSave not_found": async (world) => world.ask("editSave"),
  "editSave slug_taken": async (world) => {
    await world.storeDraft();
    await world.storePage("kW2aPqf9sX", { slug: "bread" });
    return world.ask("editSave", { body: { ...save, metadata: { slug: "bread" } } });
  },
  "editSave slug_reserved": async (world) => {
    await world.storeDraft();
    await reserve(world, "talk-to-us");
    return world.ask("editSave", { body: { ...save, metadata: { slug: "talk-to-us" } } });
  },
  "editSave unreadable_document": whenThereIs("editSave", { content: 5 }),
  "editSave stale_revision": async (world) => {
    const tag = await staleTag(world);
    return world.ask("editSave", { body: { ...save, content: "Mine" }, headers: { "If-Match": tag } });
  },
  "editSave too_large": withSize(async (world, content) => {
    await world.storeDraft();
    return world.ask("editSave", { body: { ...save, content } });
  }),
  "editSave idempotency_key_reused": async (world) => {
    await world.storeDraft();
    await world.ask("editSave", { body: { ...save, content: "First" }, headers: { "Idempotency-Key": key } });
    return world.ask("editSave", { headers: { "Idempotency-Key": key } });
  },
};

const discardScenes: Scenes = {
  "editDiscard discarded": whenThereIs("editDiscard"),
  "editDiscard invalid_request": async (world) => world.ask("editDiscard", { headers: longKey }),
  "editDiscard not_a_draft": whenItIsLive("editDiscard"),
  "editDiscard not_found": async (world) => world.ask("editDiscard"),
  "editDiscard stale_revision": async (world) => world.ask("editDiscard", { headers: { "If-Match": await staleTag(world) } }),
  "editDiscard idempotency_key_reused": async (world) => {
    await world.storeDraft();
    await world.ask("editSave", { body: { ...save, content: "First" }, headers: { "Idempotency-Key": key } });
    return world.ask("editDiscard", { headers: { "Idempotency-Key": key } });
  },
};

const listScenes: Scenes = {
  "editPresence invalid_request": async (world) => world.ask("editPresence", { body: { leaving: "now" } }),
  "editPresence people": async (world) => {
    await world.storeDraft();
    const ada = await aMember(world.project.id, "manager");
    await provision(ada, { profile: { first_name: "Ada", last_name: "Lovelace" } });
    await world.ask("editPresence", { token: ada.token });
    return world.ask("editPresence");
  },
  "editPresence not_found": async (world) => world.ask("editPresence"),
  "editVersions versions": whenThereIs("editVersions"),
  "editVersions not_found": async (world) => world.ask("editVersions"),
  "editVersion version": whenThereIs("editVersion"),
  "editVersion not_found": async (world) => world.ask("editVersion"),
  "editVersion not_found_2": async (world) => {
    await world.storeDraft();
    return world.ask("editVersion", { versionId: "lectern-0000000007-k3JxQ0vB" });
  },
  "editVersion unreadable_document": async (world) => {
    await world.storeDraft();
    await world.storeVersion({ content: 5 });
    return world.ask("editVersion");
  },
  "docsList documents": async (world) => {
    await world.storeDraft();
    await world.storePage("kW2aPqf9sX", { updated_at: new Date("2026-05-03T08:00:00.000Z") });
    return world.ask("docsList", { suffix: "?limit=1" });
  },
  "templatesList templates": async (world) => world.ask("templatesList"),
};

/** The examples of the inbox, with the questions and messages that they show. */
const inboxScenes: Scenes = {
  "inboxList open": async (world) => {
    const visitor = { name: "Ada Lovelace", phone: "+4721985800", email: null };
    await storeMessage(world.project.id, "m_0aPq4tW9sXkR2mVb7cYdLz", {
      ...visitor,
      text: "Please call me about the rear wheel.",
      changed_at: new Date("2026-05-04T09:30:00.000Z"),
    });
    await storeQuestion(world.project.id, exampleQuestion, { asked_count: 3, uid: null });
    return world.ask("inboxList");
  },
  "statisticsRead weeks": async (world) => {
    const { id } = world.project;
    await firestore.doc(`projects/${id}/documents/opening-hours`).set({
      visibility: "live",
      slug: "opening-hours",
      language: "en",
      metadata: { title: "Opening hours" },
    });
    const statistics = firestore.collection(`projects/${id}/statistics`);
    const en = { conversation: 12, team_answer: 2, passed_on: 3, message: 1, thumbs_up: 4, thumbs_down: 1, transfers: { ended: 1 } };
    await statistics.doc("2026-05-04.counts.0").set({ languages: { en } });
    await statistics.doc("2026-05-04.pages.0").set({ pages: { "opening-hours": { en: 9 } } });
    return world.ask("statisticsRead", { suffix: "?weeks=1&until=2026-05-04" });
  },
  "statisticsRead invalid_request": async (world) => world.ask("statisticsRead", { suffix: "?until=yesterday" }),
  "inboxChange answered": async (world) => {
    await provision(world.caller, { profile: { first_name: "Ada", last_name: "Lovelace" } });
    await storeQuestion(world.project.id, exampleQuestion, { asked_count: 3, uid: null });
    return world.ask("inboxChange", { draftId: exampleQuestion });
  },
  "inboxChange invalid_request": async (world) => {
    await storeQuestion(world.project.id, exampleQuestion);
    return world.ask("inboxChange", { draftId: exampleQuestion, body: { action: "answer", text: "?" } });
  },
  "inboxChange not_found": async (world) => world.ask("inboxChange"),
  "inboxChange stale_revision": async (world) => {
    await storeQuestion(world.project.id, exampleQuestion);
    const ada = await aMember(world.project.id, "manager");
    await provision(ada, { profile: { first_name: "Ada", last_name: "Lovelace" } });
    await world.ask("inboxChange", { draftId: exampleQuestion, token: ada.token });
    const body = { action: "answer", text: "No." };
    return world.ask("inboxChange", { draftId: exampleQuestion, body, headers: { "If-Match": '"0.k3Yd0mQx"' } });
  },
};

export const editingScenes: Scenes = { ...openScenes, ...saveScenes, ...discardScenes, ...listScenes, ...settingsScenes, ...inboxScenes };
