import { setTimeout as pause } from "node:timers/promises";
import { Timestamp } from "firebase-admin/firestore";
import { readEverything } from "../test/support/stored-documents.ts";
import type { World } from "./actor.ts";
import { checkAnonymous } from "./checks/check-anonymous.ts";
import { checkDrafts } from "./checks/check-drafts.ts";
import { checkTransfers } from "./checks/check-transfers.ts";
import { checkBudgets, checkInbox, checkSessions, checkValue } from "./checks/check-visits.ts";
import type { Fleet } from "./fleet.ts";
import { finishRemovals, removeVisitors } from "./run-due.ts";
import { type Person, type Site, siteLimits } from "./sites.ts";
import { inCollection, membersOf, toKept } from "./stored.ts";
import type { VisitedSite } from "./traffic.ts";

interface Ending {
  readonly world: World;
  readonly fleet: Fleet;
  readonly visited: readonly VisitedSite[];
  /** The current shift of the clocks. */
  readonly shiftMs: number;
  readonly say: (sentence: string) => void;
}

/** 60 s: longer than the lease of a tool call, shorter than its answer is remembered. */
const afterToolLeasesMs = 60_000;

/** 1 h: longer than any lease, conversation or deadline of a transfer. */
const hourMs = 3_600_000;

/**
 * After all faults have ended: repeats requests that were given up, lets schedules close what was left open, and checks that lost
 * reservations are free again. Returns how much was checked.
 */
export async function settle(ending: Ending): Promise<Readonly<Record<string, number>>> {
  const { world, fleet, visited, shiftMs, say } = ending;
  await fleet.renew(["liveToolsExecute"], shiftMs + afterToolLeasesMs);
  const askedAgain = await world.client.settle();
  say(`${askedAgain} requests that had been given up were repeated.`);
  await closeTransfers(ending);
  await fleet.renew(["liveSession"], shiftMs + hourMs);
  const visitors = visited.flatMap(({ site, visitors: own }) => own.map((person) => ({ site, person }))).slice(-drained);
  for (const { site, person } of visitors) await useUp(world, site, person);
  say(`${visitors.length} visitors have used up their sessions of the day.`);
  await finishRemovals(world);
  const nowMs = Date.now() + 2 * hourMs;
  const admitted = new Set(
    (await world.firestore.collection("users").where("visitor.last_visit_at", ">", new Date(0)).get()).docs.map(({ id }) => id),
  );
  for (const { site } of visited) await check(world, site, { nowMs, admitted });
  await checkNames(world);
  await checkPictures(world);
  checkCalls(world);
  const removed = await removeVisitors(world, fleet, { visited, shiftMs });
  say(`${removed} anonymous visitors were removed a month later.`);
  const { saves, foreignTexts, foreignWrites, tokens, messages, questions, dials, slowBodies, largeDiscards } = world.ledger;
  const count = (lists: ReadonlyMap<string, readonly string[]>): number => [...lists.values()].flat().length;
  return {
    sites: visited.length,
    "acknowledged saves": saves.filter(({ etag }) => etag !== undefined).length,
    "texts of another program": foreignTexts.length,
    "other writes of another program": foreignWrites,
    drafts: world.ledger.drafts.size,
    "sessions started": count(tokens),
    "messages and questions passed on": count(messages) + count(questions),
    "calls to managers": dials.size,
    "notes in the inbox": world.ledger.notes.size,
    "pictures uploaded": world.ledger.pictures.size,
    "large discards": largeDiscards,
    "slow bodies refused": slowBodies,
    "anonymous visitors admitted, and removed a month later": removed,
    "requests repeated in the end": askedAgain,
    "visitors whose quota was used up": visitors.length,
  };
}

/** 60 at most, because each takes some requests in sequence. */
const drained = 60;

/** Runs the schedule, hours later, until it finds nothing: a leg that could not be ended is retried after a while. */
async function closeTransfers({ world: { firestore, telephony, found }, fleet, shiftMs, say }: Ending): Promise<void> {
  await telephony.idle();
  for (let run = 1; run <= runsOfSchedule; run++) {
    await fleet.renew(["closeTransfers"], shiftMs + run * hourMs);
    for (let batch = 0; batch < batchesOfRun; batch++) {
      const response = await fetch(`http://${await fleet.hostOf("closeTransfers")}/`, {
        method: "POST",
        headers: { "X-CloudScheduler-JobName": "soak" },
      });
      if (response.status !== 200) found({ kind: "unexpected", sentence: `closeTransfers: ${response.status}` });
      const open = await firestore.collectionGroup("transfers").where("deadline", ">", new Date(0)).count().get();
      if (open.data().count === 0) {
        say("No transfer is left to be closed.");
        return;
      }
    }
  }
}

const runsOfSchedule = 3;
const batchesOfRun = 20;

/** Starts sessions up to the quota: what processes that died had reserved must be free again by now. */
async function useUp({ client, firestore, found }: World, { projectId }: Site, { uid, token }: Person): Promise<void> {
  const call = { projectId: "", token, headers: { "x-project-id": projectId } };
  let isReached = false;
  for (let start = 0; start < siteLimits.sessionsPerDay + retries && !isReached; start++) {
    const reply = await client.ask({ endpoint: "liveSession", call, expected: [200, 429] });
    isReached = reply?.status === 429;
    if (reply === undefined) await pause(100);
  }
  const day = new Date().toISOString().slice(0, 10);
  const record = await firestore.doc(`projects/${projectId}/live_usage/${uid}_${day}`).get();
  const count: unknown = record.get("count");
  if (!isReached || count !== siteLimits.sessionsPerDay)
    found({ kind: "lost", sentence: `${uid} can have ${String(count)} of ${siteLimits.sessionsPerDay} sessions of a day` });
}

const retries = 5;

interface Moment {
  readonly nowMs: number;
  /** Anonymous visitors with a stored record. */
  readonly admitted: ReadonlySet<string>;
}

async function check({ firestore, ledger, found }: World, { projectId }: Site, { nowMs, admitted }: Moment): Promise<void> {
  const everything = await readEverything(firestore, projectId);
  const kept = toKept(everything);
  const summaries = [...ledger.summaries]
    .filter(([key]) => key.startsWith(`${projectId}/`))
    .flatMap(([key, entry]) => {
      const session = kept.find(({ path }) => path[0] === "onboarding" && path[1] === key.slice(projectId.length + 1));
      const [, summary] = membersOf(session?.fields?.["fields"]).find(([name]) => name === "summary") ?? [];
      const [, stored] = membersOf(summary).find(([name]) => name === "value") ?? [];
      return checkValue(`the summary of ${key}`, stored, entry);
    });
  const notes = [...ledger.notes]
    .filter(([key]) => key.startsWith(`${projectId}/`))
    .flatMap(([key, entry]) => {
      const item = [...inCollection(kept, "questions"), ...inCollection(kept, "messages")].find(
        ({ path }) => path[1] === key.slice(projectId.length + 1),
      );
      return checkValue(`the note on ${key}`, item?.fields?.["note"], entry);
    });
  [
    ...checkDrafts(projectId, everything, ledger),
    ...checkSessions(kept, ledger, nowMs),
    ...checkBudgets(kept, ledger),
    ...checkAnonymous(projectId, kept, { ledger, admitted }),
    ...checkInbox(projectId, kept, ledger),
    ...checkTransfers(projectId, kept, ledger),
    ...summaries,
    ...notes,
  ].forEach(found);
}

async function checkNames({ firestore, ledger, found }: World): Promise<void> {
  for (const [uid, entry] of ledger.names) {
    const user = await firestore.doc(`users/${uid}`).get();
    const stored: unknown = user.get("profile.first_name");
    checkValue(`the first name of ${uid}`, stored, entry).forEach(found);
  }
  const slots: unknown = (await firestore.doc("transfer_calls/open").get()).get("slots");
  for (const [id, until] of membersOf(slots))
    if (until instanceof Timestamp) found({ kind: "orphaned", sentence: `transfer ${id} still has a place among the open calls` });
  const all = [...ledger.tokens.values()].flat();
  if (new Set(all).size < all.length) found({ kind: "doubled", sentence: "two visitors have the same token" });
}

async function checkPictures({ ledger, found }: World): Promise<void> {
  for (const [url, picture] of ledger.pictures) {
    const response = await fetch(url);
    if (response.status !== 200 || (await response.text()) !== picture)
      found({ kind: "lost", sentence: `the picture ${url} is answered ${response.status}` });
  }
}

function checkCalls({ telephony, found }: World): void {
  for (const { sid, status, direction } of telephony.calls())
    if (["queued", "ringing", "in-progress"].includes(status))
      found({ kind: "orphaned", sentence: `call ${sid} (${direction}) is ${status} for good` });
}
