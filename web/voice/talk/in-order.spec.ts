import { expect } from "chai";
import type { Caption } from "../conversation/captions.ts";
import type { Insert } from "../conversation/talk-column.ts";
import { formatMinutes } from "../drawing/format-minutes.ts";
import { inOrder } from "./in-order.ts";

const caption = (id: number): Caption => ({ id, speaker: "agent", text: "", isFinal: true });
const call = (after: number, id = after): Insert => ({ kind: "call", id, seconds: 1, after });

const orderOf = (captions: readonly number[], inserts: readonly Insert[]): string =>
  inOrder(captions.map(caption), inserts)
    .map((thing) => ("speaker" in thing ? `${thing.id}` : `after ${thing.after}`))
    .join(", ");

describe("inOrder", () => {
  it("puts what came up after a caption before the next one", () => {
    expect(orderOf([1, 2, 3], [call(2), call(3)])).to.equal("1, 2, after 2, 3, after 3");
  });

  it("keeps what came first, and what came up after a caption that has no words", () => {
    expect(orderOf([2, 5], [call(0), call(1), call(3), call(9)])).to.equal("after 0, after 1, 2, after 3, 5, after 9");
    expect(orderOf([], [call(0), call(4)])).to.equal("after 0, after 4");
  });

  it("leaves several of one place in their order", () => {
    expect(
      inOrder([caption(1)], [call(1, 7), call(1, 8)])
        .slice(1)
        .map((thing) => "id" in thing && thing.id),
    ).to.deep.equal([7, 8]);
  });
});

describe("formatMinutes", () => {
  it("is read as a clock is", () => {
    expect([0, 5, 65, 600, 3_725].map(formatMinutes)).to.deep.equal(["0:00", "0:05", "1:05", "10:00", "62:05"]);
  });
});
