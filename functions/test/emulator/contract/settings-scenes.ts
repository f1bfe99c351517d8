import { firestore } from "../../support/admin-app.ts";
import { documentedBody } from "../../support/documented-examples.ts";
import { startInstance } from "../../support/instances.ts";
import { lossyProxy } from "../../support/lossy-proxy.ts";
import { provision } from "../../support/visitors.ts";
import { aMember, aPerson } from "../../support/people.ts";
import type { Scenes } from "./scenes.ts";

export const settingsScenes: Scenes = {
  "settingsSiteRead invalid_request": async (world) => world.ask("settingsSiteRead", { suffix: "?budgets=yesterday" }),
  "settingsSiteRead site": async (world) => {
    await world.changeProject({ site: { live_agent_placement: "widget", live_agent_slug: null } });
    return world.ask("settingsSiteRead");
  },
  "settingsSite site": async (world) => world.ask("settingsSite", { body: documentedBody("settingsSite", "destination_page") }),
  "settingsSite stale_revision": async (world) => {
    const { headers } = await world.ask("settingsSiteRead");
    const ada = await aMember(world.project.id, "manager");
    await provision(ada, { profile: { first_name: "Ada", last_name: "Lovelace" } });
    await world.ask("settingsSite", { body: { greeting: "Good morning" }, token: ada.token });
    return world.ask("settingsSite", { body: { greeting: "Hi" }, headers: { "If-Match": headers.etag ?? "" } });
  },
  "settingsSite invalid_request_2": async (world) => world.ask("settingsSite", { body: { manager_phone: "+47000000" } }),
  "settingsSite not_found": async (world) => {
    const proxy = await lossyProxy();
    const instance = await startInstance("settingsSite", { FIRESTORE_EMULATOR_HOST: proxy.host });
    proxy.beforeNextCommit(async () => firestore.doc(`projects/${world.project.id}`).delete());
    const reply = await world.ask("settingsSite", { base: instance.url });
    await instance.stop();
    proxy.close();
    return reply;
  },
  "siteAgent agent": async (world) => world.ask("siteAgent"),
  "siteAgent not_found": async (world) => world.ask("siteAgent", { projectId: "no-such-project" }),
  "settingsSite forbidden": async (world) => world.ask("settingsSite", { token: (await aPerson()).token }),
  "settingsSite forbidden_2": async (world) => world.ask("settingsSite", { body: { origins: [] } }),
  "settingsSite invalid_request": async (world) => world.ask("settingsSite", { body: { live_agent_placement: "destination_page" } }),
};
