import { expect } from "chai";
import { createClock, sleep } from "./clock.ts";

describe("createClock", () => {
  const standing = () => createClock(() => 1_000);

  it("runs what falls due while it is put forward, in its order", () => {
    const clock = standing();
    const ran: string[] = [];
    clock.after(300, () => ran.push("late"));
    clock.after(100, () => ran.push("early"));
    clock.after(500, () => ran.push("never"));
    clock.advance(400);
    expect(ran).to.deep.equal(["early", "late"]);
    expect(clock.nowMs()).to.equal(1_400);
    clock.reset();
  });

  it("does not run what was cancelled, nor anything once it is reset", () => {
    const clock = standing();
    const ran: string[] = [];
    clock.after(100, () => ran.push("cancelled"))();
    clock.after(200, () => ran.push("forgotten"));
    clock.reset();
    clock.advance(1_000);
    expect(ran).to.deep.equal([]);
    clock.reset();
    expect(clock.nowMs()).to.equal(1_000);
  });

  it("lets an appointment make the next", () => {
    const clock = standing();
    const ran: string[] = [];
    clock.after(100, () => clock.after(0, () => ran.push("second")));
    clock.advance(100);
    expect(ran).to.deep.equal(["second"]);
    clock.reset();
  });

  it("runs by itself when nobody puts it forward", async () => {
    const clock = createClock();
    await new Promise<void>((resolve) => {
      clock.after(1, resolve);
    });
    clock.reset();
  });

  it("wakes a sleeper when the time is up, and when its signal is aborted", async () => {
    const clock = standing();
    const controller = new AbortController();
    const sleepers = Promise.all([
      sleep(clock, 50, controller.signal),
      sleep(clock, 5_000, controller.signal),
      sleep(clock, 1, AbortSignal.abort()),
    ]);
    clock.advance(50);
    controller.abort();
    await sleepers;
    clock.reset();
  });
});
