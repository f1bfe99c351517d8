import type { World } from "./actor.ts";
import { readEverything } from "../test/support/stored-documents.ts";
import type { Fleet } from "./fleet.ts";
import type { VisitedSite } from "./traffic.ts";

/** 200 runs of the schedule: each does a bounded part of what is due. */
const mostRuns = 200;

/** Runs `runDue` until nothing is left. Returns whether that was reached. */
async function runUntil(hostOf: Fleet["hostOf"], { found }: World, isDone: () => Promise<boolean>): Promise<boolean> {
  for (let run = 0; run < mostRuns; run++) {
    if (await isDone()) return true;
    const response = await fetch(`http://${await hostOf("runDue")}/`, { method: "POST", headers: { "X-CloudScheduler-JobName": "soak" } });
    if (response.status !== 200) found({ kind: "unexpected", sentence: `runDue: ${response.status}` });
  }
  return isDone();
}

/** Deletes what large discards have left. */
export async function finishRemovals(world: World): Promise<void> {
  const { firestore, found, hostOf } = world;
  const left = async (): Promise<number> => (await firestore.collectionGroup("page_removals").count().get()).data().count;
  if (!(await runUntil(hostOf, world, async () => (await left()) === 0)))
    found({ kind: "orphaned", sentence: `${await left()} removals of pages have no end` });
}

/** After a month, nothing of anonymous visitors must be left. Returns how many there were. */
export async function removeVisitors(
  world: World,
  fleet: Fleet,
  { visited, shiftMs }: { visited: readonly VisitedSite[]; shiftMs: number },
): Promise<number> {
  const { firestore, found, ledger } = world;
  const uids = [...ledger.anonymous.keys()];
  const admitted = async () => firestore.collection("users").where("visitor.last_visit_at", ">", new Date(0)).get();
  const before = (await admitted()).size;
  await fleet.renew(["runDue"], shiftMs + monthMs);
  await runUntil(fleet.hostOf, world, async () => (await admitted()).empty);
  for (const { id } of (await admitted()).docs) found({ kind: "orphaned", sentence: `the anonymous visitor ${id} is there for good` });
  for (const { site } of visited) {
    const everything = [...(await readEverything(firestore, site.projectId))];
    for (const uid of uids.filter((one) => ledger.anonymous.get(one) === site.projectId && ledger.tokens.has(one)))
      for (const [path, { fields }] of everything)
        if (`${path} ${JSON.stringify(fields)}`.includes(uid))
          found({ kind: "orphaned", sentence: `${path} is of a visitor who was removed` });
  }
  return before;
}

/** 31 days, and the hour by which other processes' clocks are ahead. */
const monthMs = 31 * 24 * 3_600_000 + 3_600_000;
