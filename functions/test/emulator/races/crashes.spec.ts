import { expect } from "chai";
import { AppError } from "../../../src/lib/platform/core/app-error.ts";
import { draftStore } from "../../../src/lib/pages/drafts/store.ts";
import { settingsStore } from "../../../src/lib/notifications/settings/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { Killed, killedAtCall, meetingItself, type Moment } from "../../support/store-faults.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import {
  aCopyOf,
  aProjectAfter,
  create,
  discard,
  draftId,
  open,
  type Operation,
  placeAgent,
  save,
  saveOfSeen,
  stores,
} from "../../support/draft-operations.ts";
import { killsApart } from "../../support/rounds.ts";
import { wholeState } from "../../support/whole-state.ts";
import { inTurn } from "../../support/concurrent-clients.ts";

/** As another interface would: the draft is gone, its claim is still there. */
const forgetDraft: Operation = async (_stores, projectId) => firestore.doc(`projects/${projectId}/documents/${draftId}`).delete();

const manySaves = Array.from({ length: 50 }, (_, index) => save({ key: `save-${index}`, content: `text ${index}` }));

interface Case {
  readonly name: string;
  readonly history: readonly Operation[];
  readonly operation: Operation;
}

const cases: readonly Case[] = [
  { name: "open, which clones the live page", history: [], operation: open },
  { name: "open, which takes over a void claim", history: [open, forgetDraft], operation: open },
  { name: "open, which finds the draft", history: [open], operation: open },
  { name: "save", history: [open], operation: save({ content: "new", metadata: { "a.b": 1 } }) },
  { name: "save of who has seen the newest revision", history: [open], operation: saveOfSeen({ content: "new" }) },
  { name: "save that moves the draft", history: [open], operation: save({ metadata: { slug: "moved" } }) },
  { name: "save that gives the slug up", history: [open], operation: save({ metadata: { slug: null } }) },
  { name: "save beyond the number of versions", history: [open, ...manySaves], operation: save({ content: "new" }) },
  { name: "save of a new draft", history: [], operation: create },
  { name: "discard", history: [open, ...manySaves.slice(0, 3)], operation: discard },
  { name: "settings", history: [], operation: placeAgent },
];

/** A repeated discard gets another answer: the draft is not found. */
const repeat = async (operation: Operation, projectId: string): Promise<void> => {
  try {
    await operation(stores, projectId);
  } catch (error) {
    if (operation !== discard || !(error instanceof AppError) || error.code !== "not_found") throw error;
  }
};

interface Attempt {
  readonly prepared: string;
  readonly operation: Operation;
  readonly after: unknown;
  readonly callNumber: number;
  readonly moment: Moment;
}

/** Kills the operation at one call, checks the state, and repeats it. Returns false if the operation makes fewer calls. */
const survives = async ({ prepared, operation, after, callNumber, moment }: Attempt): Promise<boolean> => {
  const projectId = await aCopyOf(prepared);
  const before = await wholeState(projectId);
  const drafts = killedAtCall(draftStore, callNumber, moment);
  const sites = killedAtCall(settingsStore, callNumber, moment);
  const failure = await operation({ drafts: drafts.store, sites: sites.store }, projectId).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!drafts.isKilled() && !sites.isKilled()) return false;

  expect(failure).to.be.instanceOf(Killed);
  expect(await wholeState(projectId), `killed ${moment} call ${callNumber}`).to.deep.be.oneOf([before, after]);
  await repeat(operation, projectId);
  expect(await wholeState(projectId), `repeated after call ${callNumber}`).to.deep.equal(after);
  expect(await brokenInvariantsOf(projectId)).to.deep.equal([]);
  return true;
};

const mostCalls = 12;

describe("work that is killed at any of its calls to the database", () => {
  for (const { name, history, operation } of cases) {
    it(`has been done or not, and is done once when it is repeated: ${name}`, async () => {
      const prepared = await aProjectAfter(history);
      const reference = await aCopyOf(prepared);
      await operation(stores, reference);
      const after = await wholeState(reference);
      const reached: boolean[] = [];
      for (let callNumber = 1; callNumber <= mostCalls; callNumber += killsApart) {
        const attempts = (["before", "after"] as const).map(async (moment) => survives({ prepared, operation, after, callNumber, moment }));
        reached.push(...(await Promise.all(attempts)));
        if (reached.at(-1) === false) break;
      }
      expect(reached).to.include(true).and.include(false, "not all calls were tried");
    });
  }
});

describe("a commit that is stored and then reported as a conflict with itself", () => {
  for (const { name, history, operation } of cases.filter(({ name: each }) => each !== "open, which finds the draft")) {
    it(`is answered as a success: ${name}`, async () => {
      const reference = await aProjectAfter(history);
      const projectId = await aCopyOf(reference);
      const answer = await operation(stores, reference);

      const drafts = meetingItself(draftStore, ["create", "replace", "remove"]);
      const again = await operation({ drafts, sites: meetingItself(settingsStore, ["writeSettings"]) }, projectId);

      expect(withoutLife(again)).to.deep.equal(withoutLife(answer));
      expect(await wholeState(projectId)).to.deep.equal(await wholeState(reference));
      expect(await brokenInvariantsOf(projectId)).to.deep.equal([]);
    });
  }
});

/** Two drafts were written at different times, which are in their tags. */
const withoutLife = (answer: unknown): unknown =>
  typeof answer === "object" && answer !== null && "tag" in answer
    ? {
        ...answer,
        tag: inTurn(
          String(answer.tag)
            .replace(/^\d+-\d+$/, "settings")
            .split("."),
          0,
        ),
      }
    : answer;
