import { expect } from "chai";
import { publicMetadata } from "./public-metadata.ts";

const template = (...fields: readonly unknown[]) => ({ id: "article", record: { fields } });

const metadata = { title: "About us", cost: 12, note: "for us" };

describe("publicMetadata", () => {
  it("shows the keys that the template names", () => {
    expect(publicMetadata(template({ key: "title" }, { key: "cost", private: false }), metadata)).to.deep.equal({
      title: "About us",
      cost: 12,
    });
  });

  for (const hidden of [true, "true", 1, {}, "no"]) {
    it(`shows nothing that is private: ${JSON.stringify(hidden)}`, () => {
      expect(publicMetadata(template({ key: "title" }, { key: "cost", private: hidden }), metadata)).to.deep.equal({ title: "About us" });
    });
  }

  it("shows no key that one of two fields keeps private", () => {
    expect(publicMetadata(template({ key: "note" }, { key: "note", private: true }), metadata)).to.deep.equal({});
  });

  it("shows nothing of a page whose template is gone, or has no fields", () => {
    expect(publicMetadata(undefined, metadata)).to.deep.equal({});
    expect(publicMetadata({ id: "article", record: { fields: "title" } }, metadata)).to.deep.equal({});
  });

  it("has keys with names of every object's members", () => {
    const hostile: Readonly<Record<string, unknown>> = Object.fromEntries<unknown>([
      ["__proto__", { a: 1 }],
      ["constructor", "x"],
    ]);
    expect(JSON.stringify(publicMetadata(template({ key: "__proto__" }, { key: "constructor" }), hostile))).to.equal(
      JSON.stringify(hostile),
    );
  });
});
