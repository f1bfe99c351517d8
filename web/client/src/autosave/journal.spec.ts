import { expect } from "chai";
import { firstOffer, type JournalEntry } from "./journal.ts";

const text = (content: string) => ({ content, metadata: {} });

const entry = (base: string, mine: string): JournalEntry => ({
  ...{ author: "ada", projectId: "bakery", draftId: "about", run: "dead", atMs: 0 },
  ...{ base: { text: text(base), etag: "1" }, text: text(mine) },
});

/** What is offered over the stored text, and how many entries are dropped. */
const offer = (stored: string, ...entries: readonly JournalEntry[]) => {
  const dropped: JournalEntry[] = [];
  return { dropped, offered: firstOffer(entries, { text: text(stored), etag: "2" }, (one) => dropped.push(one)) };
};

describe("firstOffer", () => {
  it("is the text as it is where nobody has saved since", () => {
    expect(offer("a\nb\n", entry("a\nb\n", "a\nB\n")).offered).to.include({ kind: "continue" });
  });

  it("keeps what others have written elsewhere, also where both have changed a line", () => {
    const { offered } = offer("a\nb: theirs\nc\nd: theirs\n", entry("a\nb\nc\nd\n", "a\nb: mine\nc\nd\n"));
    expect(offered.kind === "compare" && offered.merge.text.content).to.equal("a\nb: mine\nc\nd: theirs\n");
  });

  it("is nothing, and the entry goes, where the draft has all of it", () => {
    const left = entry("a\nb\nc\nd\n", "a\nB\nc\nd\n");
    expect(offer("a\nB\nc\nD\n", left)).to.deep.equal({ offered: { kind: "nothing" }, dropped: [left] });
  });
});
