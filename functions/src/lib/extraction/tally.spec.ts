import { expect } from "chai";
import { byPoints, tally } from "./tally.ts";

const mentions = [
  { form: "a", points: 1, value: "A", url: "https://one.example/" },
  { form: "b", points: 2, value: "B", url: "https://one.example/" },
  { form: "a", points: 2, value: "a", url: "https://two.example/" },
];

describe("tally", () => {
  it("has each value once, as it was mentioned first, with all of its points", () => {
    expect(tally(mentions)).to.deep.equal([
      { form: "a", points: 3, value: "A", url: "https://one.example/" },
      { form: "b", points: 2, value: "B", url: "https://one.example/" },
    ]);
  });

  it("leaves the mentions as they are", () => {
    tally(mentions);
    expect(mentions.map(({ points }) => points)).to.deep.equal([1, 2, 2]);
  });

  it("leaves values with the same points in the order of their mentions", () => {
    const even = ["x", "y", "z"].map((form) => ({ form, points: 1 }));
    expect(tally(even).toSorted(byPoints)).to.deep.equal(even);
  });
});
