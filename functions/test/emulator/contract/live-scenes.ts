import { firestore } from "../../support/admin-app.ts";
import type { EndpointName } from "../../support/api.ts";
import { aMember, anAnonymous, aPerson } from "../../support/people.ts";
import { provision } from "../../support/visitors.ts";
import type { Scenes } from "./scenes.ts";

const visitorScenes = (operation: EndpointName): Scenes => ({
  [`${operation} missing_project_id`]: async (world) => world.ask(operation, { headers: { "x-project-id": "" } }),
  [`${operation} not_provisioned`]: async (world) => {
    const { token } = await aMember(world.project.id, "member");
    return world.ask(operation, { token });
  },
  [`${operation} not_a_member`]: async (world) => {
    const stranger = await aPerson();
    await provision(stranger, { profile: { language: "en" } });
    return world.ask(operation, { token: stranger.token });
  },
  [`${operation} voice_disabled`]: async (world) => {
    await world.changeProject({ modules: { voice: false } });
    return world.ask(operation);
  },
  [`${operation} origin_not_allowed`]: async (world) => {
    await world.changeProject({ "live_agent.origins": ["https://fjell.example"] });
    return world.ask(operation, { headers: { Origin: "https://elsewhere.example" } });
  },
  [`${operation} agent_not_placed`]: async (world) => {
    await world.changeProject({ visitors: "anyone" });
    const { token, uid } = await anAnonymous();
    await provision({ uid }, { visitor: { projects: [world.project.id], last_visit_at: new Date() } });
    await world.changeProject({ site: { live_agent_placement: "none" } });
    return world.ask(operation, { token });
  },
});

const sessionScenes = (operation: EndpointName): Scenes => ({
  ...visitorScenes(operation),
  [`${operation} session`]: async (world) => world.ask(operation),
  [`${operation} invalid_request`]: async (world) => world.ask(operation, { body: { language: 47 } }),
  [`${operation} quota_reached`]: async (world) => {
    const day = new Date().toISOString().slice(0, 10);
    await firestore.doc(`projects/${world.project.id}/live_usage/${world.caller.uid}_${day}`).set({ count: 5 });
    return world.ask(operation);
  },
  [`${operation} visitors_limit`]: async (world) => {
    await world.changeProject({ visitors: "anyone", limits: { new_visitors_per_hour: { per_project: 0 } } });
    return world.ask(operation, { token: (await anAnonymous()).token });
  },
});

export const liveScenes: Scenes = {
  ...sessionScenes("liveSession"),
  ...sessionScenes("liveSessionResume"),
  ...visitorScenes("liveFeedback"),
  "liveFeedback counted": async (world) => {
    await world.ask("liveSession");
    return world.ask("liveFeedback");
  },
  ...visitorScenes("liveToolsExecute"),
  "liveToolsExecute profile": async (world) => world.ask("liveToolsExecute"),
  "liveToolsExecute invalid": async (world) =>
    world.ask("liveToolsExecute", { body: { tool_name: "update_profile", args: { first_name: "Ana", phone: "call me" } } }),
  "liveToolsExecute spoken": async (world) =>
    world.ask("liveToolsExecute", { body: { tool_name: "ask", args: { question: "Do you repair unicycles?" } } }),
  "liveToolsExecute unknown_tool": async (world) => world.ask("liveToolsExecute", { body: { tool_name: "sing" } }),
  "liveToolsExecute module_disabled": async (world) => world.ask("liveToolsExecute", { body: { tool_name: "confirm" } }),
};
