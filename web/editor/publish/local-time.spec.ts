import { expect } from "chai";
import { momentsOf } from "./local-time.ts";

/** Oslo in 2027: summer time from 28 March to 31 October, each at 01:00 UTC. In minutes west of Greenwich. */
const oslo = (at: Date): number => (at >= new Date("2027-03-28T01:00Z") && at < new Date("2027-10-31T01:00Z") ? -120 : -60);

const utc = (typed: string): readonly string[] | undefined => momentsOf(typed, oslo)?.map((at) => at.toISOString().slice(0, 16));

describe("momentsOf", () => {
  it("finds the moment of a time, also close to a change of the clock", () => {
    expect(utc("2027-01-05T18:00")).to.deep.equal(["2027-01-05T17:00"]);
    expect(utc("2027-07-05T18:00")).to.deep.equal(["2027-07-05T16:00"]);
    expect(utc("2027-03-28T01:59")).to.deep.equal(["2027-03-28T00:59"]);
    expect(utc("2027-03-28T03:00")).to.deep.equal(["2027-03-28T01:00"]);
    expect(utc("2027-10-31T03:00")).to.deep.equal(["2027-10-31T02:00"]);
  });

  it("finds none for a time that the clock leaves out, and two for one that comes twice, the earlier one first", () => {
    expect(utc("2027-03-28T02:30")).to.deep.equal([]);
    expect(utc("2027-10-31T02:30")).to.deep.equal(["2027-10-31T00:30", "2027-10-31T01:30"]);
  });

  it("says of what is not a time that it is none", () => {
    for (const typed of ["", "tomorrow", "2027-03-28", "2027-13-28T02:30"]) expect(utc(typed)).to.equal(undefined);
  });
});
