import { expect } from "chai";
import { outcomes } from "../../../functions/src/lib/transfers/transfer.ts";
import { texts } from "../texts/en.ts";

describe("the outcomes of calls in the statistics", () => {
  it("are those that the service counts", () => {
    expect(Object.keys(texts.statistics.outcomes).toSorted()).to.deep.equal([...outcomes].toSorted());
  });
});
