import { expect } from "chai";
import { createClock } from "./clock.ts";
import { sleep, sleepUntilAborted, unlessAborted } from "./waiting.ts";

/** A computer clock that is moved by hand. */
const aComputer = (speed: number) => {
  const computer = { nowMs: 1_000 };
  const clock = createClock(() => computer.nowMs);
  clock.setSpeed(speed);
  return {
    clock,
    pass: (ms: number) => {
      computer.nowMs += ms;
    },
  };
};

describe("createClock", () => {
  it("runs faster than the computer, and the dates do not", () => {
    const { clock, pass } = aComputer(100);
    pass(20);
    expect(clock.elapsedMs()).to.equal(2_000);
    expect(clock.nowMs()).to.equal(1_020);
    clock.setSpeed(2);
    pass(10);
    expect(clock.elapsedMs()).to.equal(2_020);
  });

  it("stands still while a service is pending, unless it runs at its usual speed", () => {
    for (const [speed, elapsedMs] of [
      [50, 500],
      [1, 20],
    ] as const) {
      const { clock, pass } = aComputer(speed);
      pass(10);
      const release = clock.hold();
      pass(10);
      expect(clock.elapsedMs(), `at speed ${speed}`).to.equal(elapsedMs);
      release();
      release();
      pass(10);
      expect(clock.elapsedMs()).to.equal(elapsedMs + 10 * speed);
    }
  });

  it("runs what falls due while it is put forward, in its order, with what that brings", async () => {
    const { clock } = aComputer(0);
    const ran: string[] = [];
    clock.after(300, () => ran.push("late"));
    clock.after(100, () => {
      ran.push(`early at ${clock.elapsedMs()}`);
      clock.after(50, () => ran.push("brought"));
    });
    clock.after(500, () => ran.push("never"));
    clock.after(200, () => ran.push("cancelled"))();
    await clock.advance(400);
    expect(ran).to.deep.equal(["early at 100", "brought", "late"]);
    expect(clock.elapsedMs()).to.equal(400);
    expect(clock.nowMs()).to.equal(1_400);
    clock.reset();
    expect(clock.nowMs()).to.equal(1_000);
    await clock.advance(1_000);
    expect(ran).to.have.length(3);
  });

  it("waits for services while it is put forward", async () => {
    const { clock } = aComputer(0);
    const ran: string[] = [];
    clock.after(100, () => {
      const release = clock.hold();
      setTimeout(() => {
        ran.push(`answered at ${clock.elapsedMs()}`);
        release();
      }, 5);
    });
    clock.after(101, () => ran.push("next"));
    await clock.advance(200);
    expect(ran).to.deep.equal(["answered at 100", "next"]);
  });

  it("runs everything in order, however late the timers are", async () => {
    const { clock, pass } = aComputer(1_000);
    const ran: string[] = [];
    const { signal } = new AbortController();
    const answer = sleep(clock, 3_000, signal).then(async () => {
      ran.push(`answered at ${clock.elapsedMs()}`);
      const pressed = sleep(clock, 1_000, signal);
      pass(60_000);
      await pressed;
      ran.push(`pressed at ${clock.elapsedMs()}`);
    });
    clock.after(25_000, () => ran.push("gave up"));
    pass(60_000);
    await answer;
    expect(ran).to.deep.equal(["answered at 3000", "pressed at 4000"]);
    clock.reset();
  });

  it("does not go slow at its usual speed, where a computer is late by a little", async () => {
    const { clock, pass } = aComputer(1);
    clock.after(1_000, () => undefined);
    pass(1_003);
    await clock.advance(0);
    expect(clock.elapsedMs()).to.equal(1_003);
    clock.reset();
  });

  it("runs without being advanced", async () => {
    const clock = createClock();
    clock.setSpeed(1_000);
    await sleep(clock, 1_000, new AbortController().signal);
    clock.reset();
  });
});

describe("sleep", () => {
  it("fails with the reason of the signal, also when that was there before", async () => {
    const { clock } = aComputer(0);
    const controller = new AbortController();
    const reason = new Error("woken");
    const asleep = sleep(clock, 5_000, controller.signal).catch((error: unknown) => error);
    controller.abort(reason);
    expect(await asleep).to.equal(reason);
    expect(await sleep(clock, 5, controller.signal).catch((error: unknown) => error)).to.equal(reason);
  });
});

describe("sleepUntilAborted", () => {
  it("ends when the time is up, and when its signal is aborted", async () => {
    const { clock } = aComputer(0);
    const controller = new AbortController();
    const sleepers = [50, 5_000].map(async (ms) => sleepUntilAborted(clock, ms, controller.signal));
    await clock.advance(50);
    await sleepers[0];
    controller.abort();
    await Promise.all([...sleepers, sleepUntilAborted(clock, 1, AbortSignal.abort())]);
    clock.reset();
  });
});

describe("unlessAborted", () => {
  it("gives the result of the work, or its failure", async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve(7), signal)).to.equal(7);
    expect(await unlessAborted(Promise.reject(new Error("no")), signal).catch(String)).to.equal("Error: no");
  });
});
