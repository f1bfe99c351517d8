import { expect } from "chai";
import { splitList } from "./split-list.ts";

describe("splitList", () => {
  it("takes parts with anything between them", () => {
    expect(splitList(" GEMINI_API_KEY, ,PLACES_API_KEY")).to.deep.equal(["GEMINI_API_KEY", "PLACES_API_KEY"]);
    expect(splitList("")).to.deep.equal([]);
  });
});
