import { setTimeout as pause } from "node:timers/promises";
import { dice } from "../fakes/server/fault-plan.ts";
import { type Actor, pick, type World } from "./actor.ts";
import { createCaller } from "./actors/caller.ts";
import { createEditor } from "./actors/editor.ts";
import { createForeignWriter } from "./actors/foreign-writer.ts";
import { createManager } from "./actors/manager.ts";
import { createHoarder } from "./actors/hoarder.ts";
import { createSlowSender } from "./actors/slow-sender.ts";
import { createAnonymousVisitor, createVisitor } from "./actors/visitor.ts";
import { anAnonymous, aPerson, openSite, type Person, type Site } from "./sites.ts";

/** A site with the visitors who were there. */
export interface VisitedSite {
  readonly site: Site;
  readonly visitors: readonly Person[];
}

interface TrafficOptions {
  readonly world: World;
  readonly seed: number;
  /** False when no further work may begin. */
  readonly isOpen: () => boolean;
}

/** 3 sites are in use at the same time. */
const sitesAtOnce = 3;

/** 20 s of work per site: its data remains small enough to be checked as a whole. */
const siteMs = 20_000;

/** Numbers reserved for fiction. The fake of Twilio has a person or a machine for each. */
const managerPhones = ["0101", "0102", "0103", "0104", "0106", "0108", "0109", "0111", "0113", "0114", "0123", "0124", "0130", "0131"];

/** Lets people work in several sites at a time, one after the other, until the end. */
export async function runTraffic({ world, seed, isOpen }: TrafficOptions): Promise<readonly VisitedSite[]> {
  const visited: VisitedSite[] = [];
  const lane = async (_: unknown, number: number): Promise<void> => {
    const roll = dice(seed + number);
    for (let count = 0; isOpen(); count++) {
      const site = await openSite(world, `+1202555${pick(roll, managerPhones)}`);
      const startedMs = performance.now();
      const isSiteOpen = (): boolean => isOpen() && performance.now() - startedMs < siteMs;
      visited.push({ site, visitors: await workIn({ world, site, seed: seed + 100 * number + 1_000 * count, isOpen: isSiteOpen }) });
    }
  };
  await Promise.all(Array.from({ length: sitesAtOnce }, lane));
  return visited;
}

type Role = (actor: Actor) => () => Promise<void>;

/** Who works in a site: how many at once, with which role, and for how many steps before somebody else takes over. */
const staff = [
  { count: 5, role: "manager", create: createEditor, steps: Infinity, restMs: 20 },
  { count: 1, role: "admin", create: createManager, steps: Infinity, restMs: 150 },
  { count: 4, role: "member", create: createVisitor, steps: 15, restMs: 60 },
  { count: 3, role: "member", create: createCaller, steps: 2, restMs: 200 },
  { count: 2, role: "anonymous", create: createAnonymousVisitor, steps: 8, restMs: 100 },
  { count: 1, role: "member", create: createSlowSender, steps: Infinity, restMs: 200 },
  { count: 1, role: "manager", create: createForeignWriter, steps: Infinity, restMs: 400 },
  { count: 1, role: "manager", create: createHoarder, steps: Infinity, restMs: 4_000 },
] as const satisfies readonly { readonly create: Role; readonly [name: string]: unknown }[];

interface Work {
  readonly world: World;
  readonly site: Site;
  readonly seed: number;
  readonly isOpen: () => boolean;
}

async function workIn({ world, site, seed, isOpen }: Work): Promise<readonly Person[]> {
  const visitors: Person[] = [];
  const places = staff.flatMap((member) => Array.from({ length: member.count }, () => member));
  await Promise.all(
    places.map(async ({ role, create, steps, restMs }, index) => {
      const roll = dice(seed + 7 * index);
      while (isOpen()) {
        const person = role === "anonymous" ? await anAnonymous(world) : await aPerson(world, site, role);
        if (create === createVisitor) visitors.push(person);
        let said = 0;
        const marker = (): string => `${person.uid.slice(0, 8)}-${++said}`;
        const step = create({ world, site, person, roll, marker });
        for (let taken = 0; taken < steps && isOpen(); taken++) {
          await withPatience(step, world, create.name);
          await pause(restMs * 2 * roll());
        }
      }
    }),
  );
  return visitors;
}

/** 5 min: longer than all repetitions of a request take. A step without an end would leave the soak without one. */
const patienceMs = 300_000;

const withPatience = async (step: () => Promise<void>, { found }: World, who: string): Promise<void> => {
  const isDone = await Promise.race([step().then(() => true), pause(patienceMs, false, { ref: false })]);
  if (!isDone) found({ kind: "unexpected", sentence: `${who}: what was begun has no end after ${patienceMs} ms` });
};
