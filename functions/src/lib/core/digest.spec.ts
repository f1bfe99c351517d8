import { expect } from "chai";
import { digest } from "./digest.ts";

describe("digest", () => {
  it("is the same for the same texts", () => {
    expect(digest("a", "b")).to.equal(digest("a", "b"));
  });

  it("tells apart how texts are divided and ordered", () => {
    const names = [
      digest("ab"),
      digest("a", "b"),
      digest("b", "a"),
      digest("", "ab"),
      digest("a,b"),
      digest('a","b'),
      digest("ab", ""),
      digest(),
    ];
    expect(new Set(names).size).to.equal(names.length);
  });

  it("is safe as a document id and in a URL, and never changes its length", () => {
    for (let index = 0; index < 1000; index++) expect(digest(String(index), "😀\0/")).to.match(/^[A-Za-z0-9]{22}$/);
  });
});
