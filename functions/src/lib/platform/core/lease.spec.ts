import { expect } from "chai";
import { acquireLease, held, isHeld, underLease } from "./lease.ts";
import { WriteConflict } from "./write-conflict.ts";

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** The states found one after the other, the pauses in between, and the attempt on each. */
const watch = (...later: readonly string[]) => {
  const pauses: number[] = [];
  const attempted: string[] = [];
  const states = [...later];
  return {
    pauses,
    attempted,
    reload: async () => Promise.resolve(states.shift() ?? "free"),
    attempt: async (state: string): Promise<{ readonly state: string } | typeof held> => {
      attempted.push(state);
      if (state === "conflict") throw new WriteConflict("changed");
      if (state === "broken") throw new Error("broken");
      return Promise.resolve(state === "taken" ? held : { state });
    },
    waiting: {
      firstPauseMs: 10,
      longestPauseMs: 40,
      pause: async (ms: number) => {
        pauses.push(ms);
        return Promise.resolve();
      },
    },
  };
};

describe("acquireLease", () => {
  it("takes a free lease without reading again", async () => {
    const { reload, attempt, waiting, attempted, pauses } = watch();
    expect(await acquireLease("free", reload, attempt, waiting)).to.deep.equal({ state: "free" });
    expect([attempted, pauses]).to.deep.equal([["free"], []]);
  });

  it("waits for the holder, longer each time", async () => {
    const { reload, attempt, waiting, pauses } = watch("taken", "taken", "taken", "done");
    expect(await acquireLease("taken", reload, attempt, waiting)).to.deep.equal({ state: "done" });
    expect(pauses).to.deep.equal([10, 20, 40, 40]);
  });

  it("looks again at once when another was faster", async () => {
    const { reload, attempt, waiting, attempted, pauses } = watch("conflict", "taken", "done");
    expect(await acquireLease("conflict", reload, attempt, waiting)).to.deep.equal({ state: "done" });
    expect([attempted, pauses]).to.deep.equal([["conflict", "conflict", "taken", "done"], [10]]);
  });

  it("gives up when it may not wait any longer", async () => {
    const { reload, attempt, waiting, pauses } = watch("taken", "taken", "taken");
    const giveUp = (state: string, pauseMs: number) => (pauseMs > 20 ? { state: `${state} too long` } : undefined);
    expect(await acquireLease("taken", reload, attempt, { ...waiting, giveUp })).to.deep.equal({ state: "taken too long" });
    expect(pauses).to.deep.equal([10, 20]);
  });

  it("passes on what ends the waiting, and any other failure", async () => {
    const { reload, attempt, waiting } = watch("broken");
    const aborted = async () => Promise.reject(new Error("aborted"));
    expect(await failureOf(acquireLease("taken", reload, attempt, { ...waiting, pause: aborted }))).to.have.property("message", "aborted");
    expect(await failureOf(acquireLease("taken", reload, attempt, waiting))).to.have.property("message", "broken");
  });
});

describe("isHeld", () => {
  it("ends at its moment", () => {
    expect([isHeld(new Date(2), new Date(1)), isHeld(new Date(2), new Date(2))]).to.deep.equal([true, false]);
  });
});

describe("underLease", () => {
  it("gives up the lease of work that fails, and fails as it did, whatever becomes of that", async () => {
    let given = 0;
    const giveUp = async () => Promise.reject(new Error(`given up ${(given += 1)}`));
    expect(await underLease(async () => Promise.resolve(7), giveUp)).to.equal(7);
    expect(given).to.equal(0);
    expect(await failureOf(underLease(async () => Promise.reject(new Error("work")), giveUp))).to.have.property("message", "work");
    expect(given).to.equal(1);
  });
});
