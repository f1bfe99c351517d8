import { expect } from "chai";
import { withoutDirections } from "./without-directions.ts";

describe("withoutDirections", () => {
  it("removes what was meant for the agent, and program text", () => {
    for (const [said, shown] of [
      ["(The visitor is waiting for your answer.) We open at nine.", "We open at nine."],
      ["We open at nine. (pauses) Anything else?", "We open at nine. Anything else?"],
      ["[smiles] Hello! (waits)", "Hello! "],
      ['print(ask(question="When do you open?")) We open at nine.', "We open at nine."],
      ["(One.) (Two.) Three.", "Three."],
      ["(الزائر ينتظر) نفتح في التاسعة.", "نفتح في التاسعة."],
      ["（笑）", "（笑）"],
      ["(The visitor is waiting.)", ""],
    ] as const)
      expect(withoutDirections(said)).to.equal(shown);
  });

  it("keeps what is said within a sentence", () => {
    for (const said of [
      "A weekend costs 800 kr (about 70 euros) in summer.",
      "Please print the form (page 2).",
      "It is at 3 (three) o'clock",
      "We are open.",
      "",
    ])
      expect(withoutDirections(said)).to.equal(said);
  });

  it("shows nothing of one that is still coming", () => {
    const whole = '(The visitor is waiting.) print(ask(question="When (and where)?")) Hello.';
    for (let length = 0; length <= whole.length; length++)
      expect(
        "Hello.".startsWith(withoutDirections(whole.slice(0, length)).replace(/^\s*(?:p|pr|pri|prin|print)$/, "")),
        whole.slice(0, length),
      ).to.equal(true);
  });

  it("is quick with hostile text", () => {
    for (const text of ["(".repeat(20_000), "print(".repeat(5_000), ". ( ".repeat(5_000)]) withoutDirections(text);
  });
});
