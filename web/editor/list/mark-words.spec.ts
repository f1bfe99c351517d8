import { expect } from "chai";
import { markedParts } from "./mark-words.ts";

const marked = (text: string, search: string): string =>
  markedParts(text, search)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join("");

describe("markedParts", () => {
  it("marks every word, case and accents aside, and loses nothing", () => {
    expect(marked("We repair kayaks, and Kåyak paddles.", "kayak REPAIR")).to.equal("We [repair] [kayak]s, and [Kåyak] paddles.");
    expect(marked("Cafe\u0301 noir", "café")).to.equal("[Cafe\u0301] noir");
    expect(marked("本日は休業です。", "休業")).to.equal("本日は[休業]です。");
    expect(marked("שָׁלוֹם לכולם", "שלום")).to.equal("[שָׁלוֹם] לכולם");
    expect(marked("ﬁrst", "first")).to.equal("[ﬁrst]");
    expect(marked("nothing", "")).to.equal("nothing");
    expect(marked("", "word")).to.equal("");
    expect(marked("🚲 bike", "bike")).to.equal("🚲 [bike]");
  });
});
