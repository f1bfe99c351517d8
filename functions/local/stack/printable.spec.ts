import { expect } from "chai";
import { printable } from "./printable.ts";
import { describeError } from "./run-script.ts";
import { SetupError } from "./setup-error.ts";

describe("printable", () => {
  for (const [what, text, printed] of [
    ["an escape sequence", "\u001B[2Jgone", String.raw`\u001b[2Jgone`],
    ["its form in one character, which JSON leaves as it is", JSON.stringify("\u009B2J"), String.raw`"\u009b2J"`],
    ["the return of the carriage", "FAILED\rpassed", String.raw`FAILED\u000dpassed`],
    ["text turned around", "\u202Elmth.exe", String.raw`\u202elmth.exe`],
    ["a hidden tag", "a\u{E0041}", String.raw`a\udb40\udc41`],
  ] as const) {
    it(`shows ${what}`, () => {
      expect(printable(text)).to.equal(printed);
    });
  }

  it("leaves lines, and the joiners of scripts and emoji", () => {
    const text = "می\u200Cخواهم\n\t👩‍🔧 Blåbær";
    expect(printable(text)).to.equal(text);
  });

  it("changes nothing of what a report in JSON says", () => {
    const said = { said: "\u001B[31m \u009B \u202E \u{E0041} \\u0041" };
    expect(JSON.parse(printable(JSON.stringify(said)))).to.deep.equal(said);
  });

  it("is how a script says what is wrong with a stranger's file", () => {
    expect(describeError(new SetupError("a.yaml:1: \u001B[2J is no key"))).to.equal(String.raw`
a.yaml:1: \u001b[2J is no key
`);
  });
});
