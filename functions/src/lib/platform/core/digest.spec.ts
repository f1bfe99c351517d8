import { expect } from "chai";
import { digest, keyedDigest } from "./digest.ts";

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

describe("keyedDigest", () => {
  it("is another one for another key, and none that can be made without it", () => {
    expect(keyedDigest("a key", "+4798765432")).to.equal(keyedDigest("a key", "+4798765432"));
    expect(keyedDigest("a key", "+4798765432")).not.to.equal(keyedDigest("another", "+4798765432"));
    expect(keyedDigest("", "+4798765432")).not.to.equal(digest("+4798765432"));
    expect(keyedDigest("a key", "+4798765432")).to.match(/^[A-Za-z0-9]{22}$/);
  });
});
