import { expect } from "chai";
import { againAlone } from "./again-alone.ts";
import type { Outcome } from "./outcome.ts";

const inFile = (file: string, text = `in ${file}`) => ({ text, file });

/** The outcome, and what was run once more. */
const judge = async (failures: Outcome["failures"], alone: Readonly<Record<string, Outcome>> = {}) => {
  const ran: string[] = [];
  const outcome = await againAlone({ passed: 10, failures }, async (file) => {
    ran.push(file);
    return alone[file] ?? { passed: 3, failures: [] };
  });
  return { ...outcome, ran };
};

describe("againAlone", () => {
  it("runs each file with failures once more, and counts what passes then", async () => {
    expect(await judge([inFile("a"), inFile("a", "too"), inFile("b")])).to.deep.equal({
      ...{ passed: 13, failures: [], onlyAlone: 3 },
      ran: ["a", "b"],
    });
  });

  it("fails for what fails again, with what it said the second time", async () => {
    const again = [inFile("a", "again")];
    expect(await judge([inFile("a"), inFile("b")], { a: { passed: 2, failures: again } })).to.deep.equal({
      ...{ passed: 11, failures: again, onlyAlone: 1 },
      ran: ["a", "b"],
    });
  });

  it("fails for what does not run at all alone", async () => {
    const { failures } = await judge([inFile("a")], { a: { passed: 0, failures: [] } });
    expect(failures).to.deep.equal([inFile("a")]);
  });

  it("excuses nothing in tests of races but a time limit", async () => {
    const lost = inFile("races/saves", "AssertionError: 299 of 300 saves");
    expect(await judge([lost, inFile("publish-races", "Error: Timeout of 300000ms exceeded.")])).to.deep.equal({
      ...{ passed: 11, failures: [lost], onlyAlone: 1 },
      ran: ["publish-races"],
    });
  });

  it("runs nothing for what is no test, nor for many files", async () => {
    const other = [{ text: "mocha ended with 1" }];
    expect(await judge(other)).to.deep.include({ passed: 10, failures: other, ran: [] });
    const many = [1, 2, 3, 4, 5, 6].map((number) => inFile(String(number)));
    expect(await judge(many)).to.deep.equal({ passed: 10, failures: many, ran: [] });
  });
});
