import { expect } from "chai";
import { inventionsIn } from "./inventions.ts";

const use = (name: string, args: Readonly<Record<string, unknown>>, context = {}) => ({
  ...{ id: "1", name, args },
  answer: { result: "", status: "ok", context },
});

const search = use("search_company", { country: "NO", query: "Fjord" }, { candidates: [{ registry_id: "NO-ORGNR:915468519" }] });
const select = (registry_id: unknown) => use("select_company", { country: "NO", registry_id });

describe("inventionsIn", () => {
  it("finds identifiers that nobody had named before", () => {
    expect(inventionsIn([{ said: "My company is Fjord", tools: [select("915468519"), search] }])).to.deep.equal([
      "select_company was called with the registry_id “915468519”, which nobody had named.",
    ]);
    expect(inventionsIn([{ said: undefined, tools: [use("answer", { question_id: "q7", answer: "Yes" })] }])).to.have.length(1);
  });

  it("accepts those that the visitor or an earlier answer has named, in any spelling", () => {
    expect(
      inventionsIn([
        { said: "Fjord", tools: [search, select("915 468 519")] },
        { said: "No", tools: [select(915468519)] },
      ]),
    ).to.deep.equal([]);
    expect(inventionsIn([{ said: "It is 915 468 519", tools: [select("NO915468519".slice(2))] }])).to.deep.equal([]);
    expect(
      inventionsIn([{ said: "The first", tools: [use("select_company", { country: "NO", position: 1, place_id: null })] }]),
    ).to.deep.equal([]);
  });
});
