import { expect } from "chai";
import { placesIn, type ShownComment, threadsOf } from "./threads.ts";

const aComment = (commentId: string, fields: Partial<ShownComment> = {}): ShownComment => ({
  commentId,
  text: "",
  quote: null,
  reply_to: null,
  done: false,
  created_at: "2026-05-04T09:30:00.000Z",
  edited_at: null,
  created_by: "ada",
  created_by_name: "Ada",
  may_change: true,
  may_mark_done: true,
  ...fields,
});

describe("threads of comments", () => {
  it("keep their answers together, in the order of their first comments", () => {
    const threads = threadsOf([aComment("a"), aComment("b"), aComment("c", { reply_to: "a" }), aComment("d", { reply_to: "b" })]);
    expect(threads.map(({ first, answers }) => [first.commentId, ...answers.map(({ commentId }) => commentId)])).to.deep.equal([
      ["a", "c"],
      ["b", "d"],
    ]);
  });

  it("are where their quote is, as long as it is there and they are open", () => {
    const threads = threadsOf([
      aComment("here", { quote: "4 euros." }),
      aComment("gone", { quote: "5 euros." }),
      aComment("done", { quote: "A loaf", done: true }),
      aComment("all"),
    ]);
    expect([...placesIn("A loaf is\n4 euros.", threads)]).to.deep.equal([["here", 10]]);
  });
});
