import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { dialManager, type DialPorts } from "../../../../src/lib/transfers/dial-manager.ts";
import { transferStore } from "../../../../src/lib/transfers/store.ts";
import { firestore } from "../../../support/admin-app.ts";
import { startInstance } from "../../../support/instances.ts";
import { anAnonymous } from "../../../support/people.ts";
import type { Fields } from "../../../support/projects.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, provision } from "../../../support/visitors.ts";
import { aPhoneCall } from "./support/phone-call.ts";
import { aPhone, aScene, dialsTo, type Scene, storedTransfer, storedTransfers, transfer } from "./support/transfer-fixture.ts";

const { transfers: english } = texts;

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

/** Calls to the manager at earlier times. */
const putCalls = async ({ visitor }: Scene, name: "project" | "caller", minutes: readonly number[]): Promise<void> => {
  const id = name === "caller" ? `caller_${visitor.uid}` : name;
  await firestore.doc(`projects/${visitor.projectId}/transfer_ledgers/${id}`).set({ starts: minutes.map(minutesAgo), last: null });
};

const every = (count: number, minute: number): readonly number[] => Array.from({ length: count }, () => minute);

interface Case {
  readonly project?: Fields;
  readonly calls: readonly ["caller" | "project", readonly number[]];
  readonly says: "started" | "callerLimit" | "projectLimit";
}

const cases: Readonly<Record<string, Case>> = {
  "of a visitor's hour": { calls: ["caller", [59, 30, 1]], says: "callerLimit" },
  "of a visitor's hour, which slides": { calls: ["caller", [61, 30, 1]], says: "started" },
  "of a visitor's day": { calls: ["caller", [1439, 600, 500, 400, 61]], says: "callerLimit" },
  "of a visitor's day, which slides": { calls: ["caller", [1441, 600, 500, 400, 61]], says: "started" },
  "of a visitor's day on a larger plan": { project: { plan: "pro" }, calls: ["caller", [1439, 600, 500, 400, 61]], says: "started" },
  "of a project's hour": { calls: ["project", every(10, 59)], says: "projectLimit" },
  "of a project's day": { calls: ["project", every(20, 1439)], says: "projectLimit" },
  "of a project's day on a larger plan": { project: { plan: "pro" }, calls: ["project", every(20, 1439)], says: "started" },
  "of its own for a visitor's hour": {
    project: { limits: { transfers_per_hour: { per_person: 1 } } },
    calls: ["caller", [59]],
    says: "callerLimit",
  },
  "of its own for its day": {
    project: { limits: { transfers: { per_project: 2 } } },
    calls: ["project", every(2, 1439)],
    says: "projectLimit",
  },
  "of its own that is higher": {
    project: { limits: { transfers_per_hour: { per_person: 9 }, transfers: { per_person: 9 } } },
    calls: ["caller", [59, 30, 1, 1, 1]],
    says: "started",
  },
};

/** Longer than the test takes. */
const meanwhileMs = 120_000;

describe("the limits of transfers", () => {
  for (const [title, { project, calls, says }] of Object.entries(cases)) {
    it(`${says === "started" ? "allow" : "refuse"} a call within the limit ${title}`, async () => {
      const scene = await aScene(project);
      await putCalls(scene, ...calls);
      const { result, widget } = await transfer(scene);
      expect(result).to.equal(english[says]);
      expect(widget === undefined).to.equal(says !== "started");
    });
  }

  it("leave members the calls that are not for anonymous visitors", async () => {
    const open = { visitors: "anyone", visitor_transfers: true };
    for (const [all_visitors, says] of [
      [1, "projectLimit"],
      [2, "started"],
    ] as const) {
      const scene = await aScene({ ...open, limits: { transfers_per_hour: { all_visitors } } });
      const { projectId } = scene.visitor;
      const anonymous = await anAnonymous();
      await provision(anonymous, { visitor: { projects: [projectId], last_visit_at: new Date() } });
      await putCalls(scene, "project", every(1, 59));
      expect((await transfer({ ...scene, visitor: { ...anonymous, projectId } })).result).to.equal(english[says]);
      if (says === "projectLimit") expect((await transfer(scene)).result, "a member").to.equal(english.started);
    }
  });

  it("count a call when the phone is about to ring, not when somebody asks and never joins", async () => {
    const scene = await aScene({ limits: { transfers_per_hour: { per_project: 1 } } });
    const visitors = await Promise.all([1, 2, 3].map(async () => ({ ...scene, visitor: await aVisitor(scene.visitor.projectId) })));
    for (const absent of visitors) expect((await transfer(absent)).result).to.equal(english.started);
    const call = await aPhoneCall(scene);
    await call.enter();
    expect(dialsTo(scene)).to.have.length(1);
    await call.reportStatus("busy");
    expect((await transfer({ ...scene, visitor: await aVisitor(scene.visitor.projectId) })).result).to.equal(english.projectLimit);
  });

  it("are exact for visitors who arrive at the same moment, and those who are too many hear why", async () => {
    // A manager for each visitor, so that no line is busy.
    const first = await aScene({ limits: { transfers_per_hour: { per_project: 3 } } });
    const calls = [];
    for (let index = 0; index < 8; index++) {
      const phone = aPhone();
      await firestore.doc(`projects/${first.visitor.projectId}`).update({ manager_phone: phone });
      calls.push(await aPhoneCall({ ...first, phone, visitor: await aVisitor(first.visitor.projectId) }));
    }
    for (const call of calls) await call.arrive();
    const dialed: string[] = [];
    const told = new Map<string, string>();
    const ports: DialPorts = {
      store: transferStore,
      telephony: {
        dial: async ({ managerPhone }) => {
          dialed.push(managerPhone);
          return { kind: "dial_accepted", call: `CA${managerPhone}` };
        },
        dismiss: async (call, { text }) => {
          told.set(call, text);
          return true;
        },
        findCalls: async () => [],
        endCall: async () => true,
        announceManager: async () => undefined,
      },
      noteMissedCall: async () => false,
      maxCalls: () => 1000,
      // The project has another phone by now: each of these visitors asked for the one of its time.
      mayStillTalk: async () => true,
      log: () => undefined,
    };
    const { projectId } = first.visitor;
    const waiting = await Promise.all((await storedTransfers(first)).map(async ({ id }) => transferStore.findTransfer({ projectId, id })));
    await Promise.all(waiting.map(async (found) => found && dialManager(ports, found, () => new Date())));
    const states = (await storedTransfers(first)).map(({ fields }): unknown => fields["state"]);
    expect(states.filter((state) => state === "ringing")).to.have.length(3);
    expect(states.filter((state) => state === "over_limit")).to.have.length(5);
    expect(dialed).to.have.length(3);
    expect([...told.values()]).to.deep.equal(Array.from({ length: 5 }, () => english.farewell_over_limit));
    for (const call of calls.filter(({ callerCall }) => told.has(callerCall)))
      expect((await transfer(call)).result).to.equal(english.outcome_over_limit);
  });

  it("of the whole deployment free a place when a call is over", async () => {
    const scene = await aScene();
    // Other tests' calls whose places would become free by themselves meanwhile have none any more.
    const ledger = firestore.doc("transfer_calls/open");
    const slots = z.record(z.string(), z.instanceof(Timestamp)).parse((await ledger.get()).get("slots") ?? {});
    const lasting = Object.entries(slots).filter(([, until]) => until.toMillis() > Date.now() + meanwhileMs);
    await ledger.set({ slots: Object.fromEntries(lasting) }, { mergeFields: ["slots"] });
    const environment = { ...scene.fixture.environment, MAX_TRANSFER_CALLS: String(lasting.length + 1) };
    const [events, tools] = await Promise.all([
      startInstance("telephonyEvents", environment),
      startInstance("liveToolsExecute", environment),
    ]);
    const restore = scene.fixture.replaceEvents(events);
    try {
      const [one, other] = [await aPhoneCall(scene), await aPhoneCall(await aScene())];
      await one.enter();
      await other.enter();
      expect((await storedTransfer(one)).fields).to.include({ state: "ringing" });
      expect((await storedTransfer(other)).fields).to.include({ state: "over_limit" });
      const third = await aScene();
      const ask = async (): Promise<string> =>
        toolResult(await callTool(third.visitor, "transfer_to_manager", {}, { base: tools.url })).result;
      expect(await ask()).to.equal(english.notPossible);
      await one.reportStatus("busy");
      expect(await ask()).to.equal(english.started);
    } finally {
      restore();
      await Promise.all([events.stop("SIGKILL"), tools.stop("SIGKILL")]);
    }
  });

  it("do not let a phone ring in a country that the deployment does not call", async () => {
    const scene = await aScene();
    const tools = await startInstance("liveToolsExecute", { ...scene.fixture.environment, MANAGER_COUNTRIES: "no, se" });
    for (const [phone, says] of [
      ["+18092201111", "notPossible"],
      ["+18765551234", "notPossible"],
      ["+6777456789", "notPossible"],
      ["+37061234567", "notPossible"],
      ["+46701234567", "started"],
      [aPhone(), "started"],
    ] as const) {
      const { visitor } = await aScene({ manager_phone: phone });
      const { result } = toolResult(await callTool(visitor, "transfer_to_manager", {}, { base: tools.url }));
      expect(result, phone).to.equal(english[says]);
    }
    expect(tools.log()).to.include("the project's manager_phone is missing or cannot be dialed");
    await tools.stop("SIGKILL");
  });

  it("are not needed where a project has switched transfers off", async () => {
    const scene = await aScene({ modules: { voice: true, onboarding: false, transfers: false } });
    const { result, widget } = await transfer(scene);
    expect([result, widget]).to.deep.equal([english.notPossible, undefined]);
    expect(await storedTransfers(scene)).to.deep.equal([]);
  });
});
