import { expect } from "chai";
import { reviewLimits } from "./limits.ts";
import {
  type Comment,
  findRepeated,
  noReview,
  type Review,
  takingPart,
  textTagOf,
  withApproval,
  withChange,
  withComment,
} from "./review.ts";

const at = new Date("2026-05-04T09:30:00Z");

const aComment = (id: string, fields: Partial<Comment> = {}): Comment => {
  return { id, text: `Text of ${id}`, quote: null, replyTo: null, isDone: false, at, editedAt: null, by: "ada", ...fields };
};

const aReview = (...comments: readonly Comment[]): Review => ({ ...noReview, comments });

const bo = { uid: "bo", isAdmin: false, draftBy: "ada", at };
const ada = { ...bo, uid: "ada" };

const idsIn = ({ comments }: Review): readonly string[] => comments.map(({ id }) => id);

const codeOf = (act: () => unknown): unknown => {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  }
};

describe("withComment", () => {
  it("takes answers to what begins a thread, which they open again", () => {
    const review = aReview(aComment("one", { isDone: true }), aComment("answer", { replyTo: "one" }));
    expect(withComment(review, aComment("next", { replyTo: "one" })).comments[0]).to.include({ id: "one", isDone: false });
    for (const replyTo of ["answer", "nothing", ""])
      expect(
        codeOf(() => withComment(review, aComment("next", { replyTo }))),
        replyTo,
      ).to.equal("invalid_request");
  });

  it("has room for 200, and for what a record may hold, also of text in three bytes a character", () => {
    const many = (count: number, text: string) =>
      aReview(...Array.from({ length: count }, (_, index) => aComment(String(index), { text })));
    const { comments, commentCharacters } = reviewLimits;
    expect(withComment(many(comments - 1, "x".repeat(commentCharacters)), aComment("last")).comments).to.have.length(comments);
    expect(codeOf(() => withComment(many(comments, "x"), aComment("more")))).to.equal("too_many_comments");
    const long = many(comments - 1, "字".repeat(commentCharacters));
    expect(codeOf(() => withComment(long, aComment("last")))).to.equal("too_many_comments");
  });

  it("recognises the same words again within a minute, and by the same person about the same place alone", () => {
    const review = aReview(aComment("one", { quote: "Here" }));
    const again = (fields: Partial<Comment>): unknown =>
      findRepeated(review, { ...aComment("one"), id: "two", quote: "Here", ...fields })?.id;
    expect(again({})).to.equal("one");
    const later = new Date(at.getTime() + reviewLimits.repeatMs + 1);
    for (const other of [{ by: "bo" }, { quote: null }, { text: "Other" }, { replyTo: "one" }, { at: later }])
      expect(again(other)).to.equal(undefined);
  });
});

describe("withChange", () => {
  const review = aReview(aComment("one", { by: "cy" }), aComment("answer", { by: "bo", replyTo: "one" }), aComment("two", { by: "ada" }));

  it("lets the author and admins change and remove, and whoever saved the draft last mark as done", () => {
    const cy = { ...bo, uid: "cy" };
    const changes = [{ text: "New" }, { remove: true }, { done: true }] as const;
    const allowed = [cy, { ...bo, isAdmin: true }, ada, bo].map((who) =>
      changes.map((change) => codeOf(() => withChange(review, "one", change, who)) === undefined),
    );
    expect(allowed).to.deep.equal([
      [true, true, true],
      [true, true, true],
      [false, false, true],
      [false, false, false],
    ]);
  });

  it("removes a comment with its answers, and an answer alone", () => {
    expect(idsIn(withChange(review, "one", { remove: true }, { ...bo, uid: "cy" }))).to.deep.equal(["two"]);
    expect(idsIn(withChange(review, "answer", { remove: true }, bo))).to.deep.equal(["one", "two"]);
  });

  it("notes when words were changed, and leaves what is as it should be", () => {
    expect(withChange(review, "two", { text: "New" }, ada).comments[2]).to.include({ text: "New", editedAt: at });
    expect(withChange(review, "two", { done: true }, ada).comments[2]).to.include({ isDone: true, editedAt: null });
    expect(withChange(review, "two", { text: "Text of two" }, ada)).to.equal(review);
    expect(withChange(review, "two", { done: false }, ada)).to.equal(review);
  });

  it("refuses what is not there, and an answer that is done", () => {
    expect(codeOf(() => withChange(review, "three", { done: true }, ada))).to.equal("not_found");
    expect(codeOf(() => withChange(review, "answer", { done: true }, bo))).to.equal("invalid_request");
  });
});

describe("takingPart", () => {
  const review = aReview(aComment("one", { by: "cy" }), aComment("answer", { by: "dee", replyTo: "one" }), aComment("two", { by: "eve" }));

  it("is whoever wrote in the thread and whoever saved the draft last, once, and not the author", () => {
    expect(takingPart(review, aComment("new", { by: "bo" }), "ada")).to.deep.equal(["ada"]);
    expect(takingPart(review, aComment("new", { by: "ada" }), "ada")).to.deep.equal([]);
    expect(takingPart(review, aComment("new", { by: "bo", replyTo: "one" }), "cy")).to.deep.equal(["cy", "dee"]);
    expect(takingPart(review, aComment("new", { by: "dee", replyTo: "one" }), null)).to.deep.equal(["cy"]);
  });
});

describe("withApproval", () => {
  const approve = (review: Review, name: string, textTag = "now"): Review => withApproval(review, { name, textTag, at });

  it("is given once by each name for a text, and again for another", () => {
    const first = approve(noReview, "Grace");
    expect(approve(first, "GRACE")).to.equal(first);
    expect(approve(first, "Grace", "later").approvals).to.have.length(2);
  });

  it("drops the oldest of former texts, and of one text those in the middle: 20 invented names hide neither the first nor the last", () => {
    const { approvals: most } = reviewLimits;
    const former = ["a", "b"].reduce((review, name) => approve(review, name, "before"), noReview);
    const names = Array.from({ length: most }, (_, index) => `Guest ${index}`);
    const full = names.reduce((review, name) => approve(review, name), former);
    expect(full.approvals.map(({ name }) => name)).to.deep.equal(names);
    expect(names.slice(0, -1).reduce((review, name) => approve(review, name), former).approvals[0]).to.include({ name: "b" });
    const more = ["One more", "Grace"].reduce((review, name) => approve(review, name), full);
    expect(more.approvals.map(({ name }) => name)).to.deep.equal([
      ...names.slice(0, most / 2),
      ...names.slice(most / 2 + 2),
      "One more",
      "Grace",
    ]);
  });
});

describe("textTagOf", () => {
  it("changes with what a preview shows alone", () => {
    const page = { metadata: { title: "Hours", cover: "a.png" }, content: "Open.", language: "en" };
    const tag = textTagOf(page);
    expect(textTagOf({ ...page, metadata: { title: "Hours", cover: "b.png" } })).to.equal(tag);
    for (const other of [{ content: "Shut." }, { metadata: { title: "Times" } }, { metadata: { title: "Hours", description: "All" } }])
      expect(textTagOf({ ...page, ...other })).not.to.equal(tag);
  });
});
