import { expect } from "chai";
import { type AskedFunction, compareCommits } from "./compare-commits.ts";

const old = "0".repeat(40);
const here = "1".repeat(40);

const of = (commit: string | undefined, ...names: readonly string[]): readonly AskedFunction[] =>
  names.map((name) => ({ name, commit, fault: "no commit, answered with 404" }));

describe("compareCommits", () => {
  it("needs no more than one commit", () => {
    expect(compareCommits(of(here, "editSave", "editOpen"), here)).to.deep.equal({ kind: "one", commit: here });
    expect(compareCommits(of(old, "editSave", "editOpen"), here), "of another one").to.deep.equal({ kind: "one", commit: old });
    expect(compareCommits(of("", "editSave", "editOpen"), here), "built without Git").to.deep.equal({ kind: "one", commit: "" });
  });

  it("names the functions of a deployment that stopped half-way, and no others", () => {
    expect(compareCommits([...of(here, "editSave"), ...of(old, "liveSession", "runDue")], here)).to.deep.equal({
      kind: "parts",
      parts: [`commit ${old}: liveSession, runDue`],
    });
  });

  it("names the functions that were never made", () => {
    expect(compareCommits([...of(here, "editSave"), ...of(undefined, "liveSession", "runDue")], here)).to.deep.equal({
      kind: "parts",
      parts: ["no commit, answered with 404: liveSession, runDue"],
    });
    expect(compareCommits(of(undefined, "liveSession"), here), "not even one").to.deep.equal({
      kind: "parts",
      parts: ["no commit, answered with 404: liveSession"],
    });
  });

  it("names all of them where it does not know which commit is right", () => {
    expect(compareCommits([...of(here, "editSave"), ...of(old, "liveSession"), ...of("", "editOpen")], "")).to.deep.equal({
      kind: "parts",
      parts: [`commit ${here}: editSave`, `commit ${old}: liveSession`, "built without Git: editOpen"],
    });
  });
});
