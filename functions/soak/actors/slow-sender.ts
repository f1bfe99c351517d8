import { statusesIn, trickle } from "../../test/support/body-attacks.ts";
import { type Actor, pick } from "../actor.ts";

/** Functions that receive slow bodies: an editor's, a visitor's, a webhook's. */
const targets = [
  { name: "editSave", path: "/api/projects/p/docs/edit/save" },
  { name: "liveToolsExecute", path: "/api/live/tools/execute" },
  { name: "telephonyEvents", path: "/api/telephony/events" },
] as const;

/** A stranger who occupies a function for as long as it allows. They address a process directly, because a gateway would prevent that. */
export function createSlowSender({ world, roll }: Actor): () => Promise<void> {
  return async () => {
    const { name, path } = pick(roll, targets);
    const headers = { Authorization: "Bearer nobody", "Content-Type": "application/json" };
    const host = await world.hostOf(name);
    const statuses = statusesIn(await trickle(`http://${host}`, { method: "POST", path, headers }));
    // No status: the process was killed.
    if (statuses.length > 1 || statuses.some((status) => status !== 408))
      world.found({ kind: "unexpected", sentence: `${name}: a slow body is answered ${statuses.join(", ")}` });
    if (statuses.length === 1) world.ledger.slowBodies += 1;
  };
}
