import { expect } from "chai";
import { aTransfer, now, states } from "../../../test/support/transfer-situations.ts";
import { AppError } from "../platform/core/app-error.ts";
import type { Portion } from "../platform/core/portions.ts";
import { closeOverdue } from "./reconcile.ts";
import type { StoredTransfer } from "./transfer-store.ts";

const later = new Date(now.getTime() + 3_600_000);

const never = new AbortController().signal;

const overdue = (id: string): StoredTransfer => ({ writeToken: id, transfer: aTransfer(states.requested, { id }) });

const foundOneByOne = ([first, ...others]: readonly StoredTransfer[]): Portion<StoredTransfer> => ({
  items: first === undefined ? [] : [first],
  next: first && (async () => foundOneByOne(others)),
});

const notNeeded = async (): Promise<never> => Promise.reject(new Error("not needed"));

/** A deployment with three overdue transfers, found one by one. The first meets this error; the others take longer. */
const aDeployment = (error: Error) => {
  const closed: string[] = [];
  return {
    closed,
    ports: {
      store: {
        findOverdue: async () => foundOneByOne(["broken", "second", "third"].map(overdue)),
        saveTransfer: async ({ writeToken }: StoredTransfer, transfer: StoredTransfer["transfer"]) => {
          if (transfer.id === "broken") throw error;
          await new Promise((resolve) => setTimeout(resolve, 20));
          closed.push(transfer.id);
          return { transfer, writeToken };
        },
        findLedgers: notNeeded,
        findTransfer: notNeeded,
        findByIdentity: notNeeded,
        createTransfer: notNeeded,
        saveDial: notNeeded,
      },
      telephony: { dial: notNeeded, findCalls: notNeeded, endCall: notNeeded, dismiss: notNeeded, announceManager: notNeeded },
      noteMissedCall: notNeeded,
      log: () => undefined,
      logAbout: async <Result>(_subject: object, work: () => Promise<Result>) => work(),
    },
  };
};

describe("closeOverdue", () => {
  it("waits for every transfer before it fails with a bug that one of them met", async () => {
    const bug = new TypeError("a bug");
    const { ports, closed } = aDeployment(bug);
    const failure = await closeOverdue(ports, later, never).catch((error: unknown) => error);
    expect(closed).to.deep.equal(["second", "third"]);
    expect(failure).to.be.an("error").with.property("cause", bug);
  });

  it("counts a transfer that met an outage as not closed", async () => {
    const { ports, closed } = aDeployment(new AppError("unavailable", "Storage is down."));
    expect(await closeOverdue(ports, later, never)).to.deep.equal({ overdue: 3, closed: 2 });
    expect(closed).to.deep.equal(["second", "third"]);
  });

  it("begins with no further ones when the time is over", async () => {
    const { ports } = aDeployment(new AppError("unavailable", "Storage is down."));
    expect(await closeOverdue(ports, later, AbortSignal.abort())).to.deep.equal({ overdue: 1, closed: 0 });
  });
});
