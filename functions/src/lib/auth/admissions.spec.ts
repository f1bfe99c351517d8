import { expect } from "chai";
import { AppError } from "../platform/core/app-error.ts";
import { refusalLimits } from "./limits.ts";
import { createAdmissions } from "./admissions.ts";

const { refusals, windowMs, admittedMs } = refusalLimits;

const forbidden = new AppError("forbidden", "Only managers and admins of this site can do this.");

describe("admissions", () => {
  const wornOut = (failure: unknown = forbidden) => {
    const admissions = createAdmissions();
    for (let refusal = 0; refusal < refusals; refusal++) admissions.noteFailure("a", failure, 1000 + refusal);
    return admissions;
  };

  it("turn away who was refused too often, and say how long", () => {
    const admissions = wornOut();
    const turnedAway = (uid: string, nowMs: number) => {
      try {
        admissions.requireWelcome(uid, nowMs);
        return undefined;
      } catch (error) {
        return error instanceof AppError ? [error.code, error.headers["Retry-After"]] : error;
      }
    };
    expect(turnedAway("a", 2000)).to.deep.equal(["refused_too_often", "59"]);
    expect(turnedAway("b", 2000)).to.equal(undefined);
    expect(turnedAway("a", 1000 + windowMs)).to.equal(undefined);
  });

  it("count what was answered for nothing, together with what was refused", () => {
    const admissions = createAdmissions();
    for (let refusal = 0; refusal < refusals; refusal++) {
      admissions.requireWelcome("a", 1000);
      if (refusal % 2 === 0) admissions.noteRefusal("a", 1000);
      else admissions.noteFailure("a", forbidden, 1000);
    }
    expect(() => {
      admissions.requireWelcome("a", 1000);
    }).to.throw(AppError, "Too many");
  });

  it("count a minute from the first refusal, however many follow", () => {
    const admissions = createAdmissions();
    for (let second = 0; second < 2 * refusals; second++) admissions.noteFailure("a", forbidden, second * 1000);
    expect(() => {
      admissions.requireWelcome("a", 2 * refusals * 1000);
    }).not.to.throw();
  });

  it("do not count what a person can put right", () => {
    for (const failure of [new AppError("invalid_request", ""), new AppError("unavailable", ""), new Error("a bug")]) {
      const admissions = wornOut(failure);
      admissions.requireWelcome("a", 2000);
      admissions.noteAdmission("a", "p", 1999);
      expect(admissions.readsAhead("a", "p", 2000)).to.equal(true);
    }
  });

  it("know for a while whom they let in where", () => {
    const admissions = createAdmissions();
    admissions.noteAdmission("a", "p", 0);
    expect(admissions.readsAhead("a", "p", admittedMs - 1)).to.equal(true);
    expect(admissions.readsAhead("a", "p", admittedMs)).to.equal(false);
    expect([admissions.readsAhead("a", "q", 1), admissions.readsAhead("b", "p", 1)]).to.deep.equal([false, false]);
  });

  it("read nothing ahead within a minute of a refusal", () => {
    const admissions = createAdmissions();
    admissions.noteAdmission("a", "p", 0);
    admissions.noteFailure("a", forbidden, 1000);
    expect(admissions.readsAhead("a", "p", 1001)).to.equal(false);
    expect(admissions.readsAhead("a", "p", 1000 + windowMs)).to.equal(true);
  });
});
