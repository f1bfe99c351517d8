import { expect } from "chai";
import { AppError } from "../platform/core/app-error.ts";
import { replaceTexts } from "./replace-texts.ts";

const refusal = (text: string, old_text: string): unknown => {
  try {
    return replaceTexts(text, [{ old_text, new_text: "x" }]);
  } catch (error) {
    return error instanceof AppError ? error.details : error;
  }
};

describe("replaceTexts", () => {
  it("changes what it names and nothing else, one after the other", () => {
    const text = "Bread: $2.\r\nRolls: $1 &\n";
    expect(replaceTexts(text, [{ old_text: "$2.", new_text: "$$3.$&" }])).to.equal("Bread: $$3.$&\r\nRolls: $1 &\n");
    expect(
      replaceTexts("one", [
        { old_text: "one", new_text: "two" },
        { old_text: "two", new_text: "" },
      ]),
    ).to.equal("");
    expect(replaceTexts("same", [])).to.equal("same");
  });

  it("refuses what does not occur, or not once", () => {
    expect(refusal("a b a", "c")).to.deep.equal([{ path: "replacements.0.old_text", message: "does not occur in the text" }]);
    expect(refusal("a b a", "a")).to.deep.equal([
      { path: "replacements.0.old_text", message: "occurs 2 times: add what stands around it" },
    ]);
    expect(refusal("A", "a")).to.deep.equal([{ path: "replacements.0.old_text", message: "does not occur in the text" }]);
  });
});
