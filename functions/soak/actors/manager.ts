import { randomUUID } from "node:crypto";
import { type Actor, pick, weighted } from "../actor.ts";

const placements = ["homepage", "widget", "modal", "none"] as const;

/** Somebody who looks after a site: its settings, its lists, and what visitors have asked. */
export function createManager({ world, site, person, roll, marker }: Actor): () => Promise<void> {
  const { client } = world;
  const who = { projectId: site.projectId, token: person.token };
  const tool = async (args: object) =>
    client.insist({
      endpoint: "liveToolsExecute",
      call: {
        projectId: "",
        token: person.token,
        headers: { "x-project-id": site.projectId },
        body: { tool_name: "answer", args, call_id: randomUUID() },
      },
      expected: [200],
      onAnswer: () => undefined,
    });
  const steps = [
    [2, async () => client.ask({ endpoint: "docsList", call: who, expected: [200] })],
    [1, async () => client.ask({ endpoint: "templatesList", call: who, expected: [200] })],
    [1, async () => client.ask({ endpoint: "settingsSiteRead", call: who, expected: [200] })],
    [
      2,
      async () => {
        const slug = `agent-${Math.floor(roll() * 3)}`;
        const own = { live_agent_placement: "destination_page", live_agent_slug: slug };
        const body = roll() < 0.5 ? own : { live_agent_placement: pick(roll, placements) };
        await client.insist({ endpoint: "settingsSite", call: { ...who, body }, expected: [200], onAnswer: () => undefined });
      },
    ],
    [1, async () => tool({})],
    [1, async () => tool({ answer: `Yes, ${marker()}.` })],
  ] as const;
  return async () => {
    await weighted<() => Promise<unknown>>(roll, steps)();
  };
}
