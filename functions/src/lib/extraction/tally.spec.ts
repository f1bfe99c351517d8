import { expect } from "chai";
import { byPoints, tally } from "./tally.ts";

const mentions = [
  { form: "a", statement: "1", points: 1, value: "A", url: "https://one.example/" },
  { form: "b", statement: "2", points: 2, value: "B", url: "https://one.example/" },
  { form: "a", statement: "3", points: 2, value: "a", url: "https://two.example/" },
];

describe("tally", () => {
  it("has each value once, as it was mentioned first, with all of its points", () => {
    expect(tally(mentions)).to.deep.equal([
      { form: "a", statement: "1", points: 3, value: "A", url: "https://one.example/" },
      { form: "b", statement: "2", points: 2, value: "B", url: "https://one.example/" },
    ]);
  });

  it("counts what a frame repeats on every page once, where it counts most, and a little more for each repetition", () => {
    const footer = [1, 2, 1].map((points) => ({ form: "agency", statement: "Website: Agency 12345", points }));
    const line = { form: "company", statement: "Call us: 54321", points: 3 };
    expect(tally([...footer, line]).map(({ form, points }) => [form, Number(points.toFixed(1))])).to.deep.equal([
      ["agency", 2.3],
      ["company", 3],
    ]);
  });

  it("leaves the mentions as they are", () => {
    tally(mentions);
    expect(mentions.map(({ points }) => points)).to.deep.equal([1, 2, 2]);
  });

  it("leaves values with the same points in the order of their mentions", () => {
    const even = ["x", "y", "z"].map((form) => ({ form, statement: form, points: 1 }));
    expect(tally(even).toSorted(byPoints)).to.deep.equal(even);
  });
});
