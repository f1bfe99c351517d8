import { expect } from "chai";
import { findAnswerTime, noteAnswer } from "./answer-times.ts";
import { knowledgeLimits } from "./limits.ts";

describe("noteAnswer", () => {
  it("keeps the time of the last answer of each project", () => {
    const before = Date.now();
    noteAnswer("noted");
    expect(findAnswerTime("noted")).to.be.within(before, Date.now());
    expect(findAnswerTime("another")).to.equal(0);
  });

  it("keeps so many projects, and forgets the oldest", () => {
    noteAnswer("oldest");
    for (let index = 0; index < knowledgeLimits.answeredProjects; index++) noteAnswer(`project ${index}`);
    expect(findAnswerTime("oldest")).to.equal(0);
    expect(findAnswerTime("project 0")).to.be.above(0);
  });
});
