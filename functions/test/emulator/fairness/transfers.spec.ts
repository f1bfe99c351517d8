import { expect } from "chai";
import { closeOverdue } from "../../../src/lib/transfers/reconcile.ts";
import { toStateFields, toTransferFields } from "../../../src/lib/transfers/record.ts";
import { transferStore as store } from "../../../src/lib/transfers/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { aSlug } from "../../support/projects.ts";
import { aTransfer } from "../../support/transfer-situations.ts";
import { storeMany } from "./store-many.ts";

const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

const notNeeded = async (): Promise<never> => Promise.reject(new Error("not needed"));

describe("transfers that are overdue", () => {
  it("are closed behind records that are not Lectern's, and behind those that fail", async () => {
    const projectId = aSlug();
    const requested = (minutes: number) => ({ kind: "requested", deadline: ago(minutes) }) as const;
    const fieldsOf = (id: string, minutes: number) => {
      const transfer = aTransfer(requested(minutes), { projectId, id, createdAt: ago(minutes) });
      return { ...toTransferFields(transfer), ...toStateFields(transfer) };
    };
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    const foreign = numbers.map((index) => [`archive/${projectId}-${index}/transfers/a`, fieldsOf("a", 90)] as const);
    const damaged = numbers.map((index) => [`projects/${projectId}/transfers/damaged-${index}`, { deadline: ago(80) }] as const);
    const failing = numbers.map((index) => [`projects/${projectId}/transfers/failing-${index}`, fieldsOf(`failing-${index}`, 70)] as const);
    const last = `projects/${projectId}/transfers/last`;
    await storeMany([...foreign, ...damaged, ...failing, [last, fieldsOf("last", 60)]]);
    const saveTransfer: typeof store.saveTransfer = async (found, next) => {
      if (found.transfer.id.startsWith("failing")) throw new Error("unreadable");
      return store.saveTransfer(found, next);
    };
    const ports = {
      store: { ...store, saveTransfer },
      telephony: { dial: notNeeded, findCalls: notNeeded, endCall: notNeeded, dismiss: notNeeded, announceManager: notNeeded },
      noteMissedCall: async () => true,
      log: () => undefined,
      logAbout: async <Result>(_subject: object, work: () => Promise<Result>) => work(),
    };
    const failure: unknown = await closeOverdue(ports, new Date(), new AbortController().signal).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error);
    expect((await firestore.doc(last).get()).data()).to.include({ state: "expired", deadline: null });
    expect((await firestore.doc(`archive/${projectId}-7/transfers/a`).get()).get("state")).to.equal("requested");
    await Promise.all([...foreign, ...damaged, ...failing].map(async ([path]) => firestore.doc(path).delete()));
  });
});
