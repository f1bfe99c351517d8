import { expect } from "chai";
import { sayValue, showValue } from "./display-value.ts";

describe("showValue", () => {
  it("names languages, and writes lists on one line", () => {
    expect(showValue("primary_language", "nb", "en")).to.equal("Norwegian Bokmål");
    expect(showValue("languages", ["nb", "he"], "he")).to.equal("נורווגית ספרותית ועברית");
    expect(showValue("products_services", ["bread", "cakes", "coffee"], "nb")).to.equal("bread, cakes og coffee");
    expect(showValue("languages", ["not a tag"], "en")).to.equal("not a tag");
  });
});

describe("sayValue", () => {
  it("leaves the full stop to the sentence", () => {
    expect(sayValue("summary", "We bake bread. ", "en")).to.equal("We bake bread");
    expect(sayValue("summary", "Open at 9!", "en")).to.equal("Open at 9!");
  });
});
