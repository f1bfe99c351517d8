import { expect } from "chai";
import { sumBy, sumWeeks } from "./sum-weeks.ts";

const questions = { answered_from_pages: 0, answered_by_team: 0, passed_on: 0 };
const nothing = { conversations: 0, ...questions, messages: 0, thumbs_up: 0, thumbs_down: 0, transfers: {}, pages: {} };

const counted = {
  from: "2026-04-27",
  to: "2026-05-11",
  weeks: [
    { ...nothing, week: "2026-04-27", language: "en", conversations: 3, pages: { a: 1, b: 4 } },
    { ...nothing, week: "2026-04-27", language: "he", conversations: 2, pages: { a: 5 }, transfers: { busy: 1 } },
    { ...nothing, week: "2026-05-11", language: "en", conversations: 1, transfers: { busy: 1, ended: 4 } },
  ],
};

describe("sumWeeks", () => {
  it("has every week, also those in which nothing was counted", () => {
    expect(sumWeeks(counted, "").map(({ week, conversations, transfers }) => [week, conversations, transfers])).to.deep.equal([
      ["2026-04-27", 5, 1],
      ["2026-05-04", 0, 0],
      ["2026-05-11", 1, 5],
    ]);
  });

  it("has one language when it is asked for", () => {
    expect(sumWeeks(counted, "he").map(({ conversations }) => conversations)).to.deep.equal([2, 0, 0]);
  });
});

describe("sumBy", () => {
  it("adds up the period, the most first", () => {
    expect(sumBy(counted, "pages", "")).to.deep.equal([
      ["a", 6],
      ["b", 4],
    ]);
    expect(sumBy(counted, "transfers", "en")).to.deep.equal([
      ["ended", 4],
      ["busy", 1],
    ]);
  });
});
