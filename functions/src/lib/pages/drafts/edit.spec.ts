import { expect } from "chai";
import { aPage, aSave } from "../../../../test/support/a-page.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { ExactValue } from "../../platform/core/json-form.ts";
import { toEdit } from "./edit.ts";
import type { Page } from "./page.ts";

const time = new ExactValue({ timestampValue: { seconds: "1" } }, "1970-01-01T00:00:01.000Z", 8);
const big = new ExactValue({ integerValue: "9007199254740993" }, 9007199254740992, 8);

const edit = (page: Partial<Page>, save: Parameters<typeof aSave>[0]) => toEdit(aPage({ metadata: {}, ...page }), aSave(save));

const refusedPaths = (page: Partial<Page>, save: Parameters<typeof aSave>[0]): readonly string[] => {
  try {
    edit(page, save);
    return [];
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_request") return error.details.map(({ path }) => path);
    throw error;
  }
};

describe("toEdit", () => {
  it("replaces the values of the keys that were sent, and keeps the others", () => {
    const metadata = { kept: 1, map: { a: 1, b: 2 }, list: [1, 2], gone: "x" };
    const after = edit({ metadata }, { metadata: { map: { a: 3 }, list: [], gone: null, "new.key": 1 } });
    expect(after.metadata).to.deep.equal({ kept: 1, map: { a: 3 }, list: [], gone: null, "new.key": 1 });
    expect(after.changes).to.deep.equal([
      { path: ["metadata", "map", "b"], value: undefined },
      { path: ["metadata", "map", "a"], value: 3 },
      { path: ["metadata", "list"], value: [] },
      { path: ["metadata", "gone"], value: null },
      { path: ["metadata", "new.key"], value: 1 },
    ]);
  });

  it("does not take what every object inherits for a key", () => {
    expect(edit({}, { metadata: { constructor: "a" } }).changes).to.deep.equal([{ path: ["metadata", "constructor"], value: "a" }]);
  });

  const nothing: readonly (readonly [string, Partial<Page>, Parameters<typeof aSave>[0]])[] = [
    ["nothing is sent", {}, {}],
    ["the same value is sent", { metadata: { title: "Page" } }, { metadata: { title: "Page" } }],
    [
      "an equal map is sent, its keys in another order",
      { metadata: { map: { a: null, b: [1] } } },
      { metadata: { map: { b: [1], a: null } } },
    ],
    ["somebody else sends it", {}, { by: "bob" }],
    [
      "values come back as they were shown",
      { metadata: { time, list: [{ big }] } },
      { metadata: { time: time.shown, list: [{ big: big.shown }] } },
    ],
    ["a slug that no page can have comes back", { slug: "/contact", metadata: { slug: "/contact" } }, { metadata: { slug: "/contact" } }],
    ["an empty slug comes back", { slug: null, metadata: { slug: "" } }, { metadata: { slug: "" } }],
    ["a slug that is a number comes back", { slug: null, metadata: { slug: 5 } }, { metadata: { slug: 5 } }],
    ["the slug of the metadata comes back, which is not the page's", { slug: "a", metadata: { slug: "b" } }, { metadata: { slug: "b" } }],
    ["the slug is composed in another way", { slug: "cafe\u0301", metadata: { slug: "cafe\u0301" } }, { metadata: { slug: "caf\u00e9" } }],
    ["the language is spelt in another way", { language: "pt-br" }, { language: "pt-BR" }],
    ["the language comes back with an underscore", { language: "en_US" }, { language: "en_US" }],
    ["the language has an old subtag", { language: "iw" }, { language: "he" }],
    ["the language names none, and comes back", { language: "klingon" }, { language: "klingon" }],
  ];
  for (const [name, page, save] of nothing) {
    it(`changes nothing when ${name}`, () => {
      const draft = aPage({ metadata: {}, ...page });
      const after = toEdit(draft, aSave(save));
      expect(after).to.deep.include({ changes: [], metadata: draft.metadata, slug: draft.slug, language: draft.language });
    });
  }

  const something: readonly (readonly [string, Partial<Page>, Parameters<typeof aSave>[0], readonly string[]])[] = [
    ["a body that is now empty", {}, { content: "" }, ["content"]],
    ["null where there was no key", {}, { metadata: { other: null } }, ["metadata.other"]],
    ["an empty map where there was a string", { metadata: { a: "b" } }, { metadata: { a: {} } }, ["metadata.a"]],
    ["an empty map where there was a full one", { metadata: { a: { b: 1 } } }, { metadata: { a: {} } }, ["metadata.a.b"]],
    ["a map where there was none", { metadata: { a: {} } }, { metadata: { a: { b: { c: 1 } } } }, ["metadata.a"]],
    [
      "one key of a map beside another interface's value",
      { metadata: { a: { time, b: 1 } } },
      { metadata: { a: { time: time.shown, b: 2 } } },
      ["metadata.a.b"],
    ],
    ["a slug", { slug: "a" }, { metadata: { slug: "b" } }, ["metadata.slug", "slug"]],
    [
      "a slug that the page has, and its metadata not",
      { slug: "a", metadata: { slug: "b" } },
      { metadata: { slug: "a" } },
      ["metadata.slug"],
    ],
    ["a slug that goes", { slug: "a", metadata: { slug: "a" } }, { metadata: { slug: null } }, ["metadata.slug", "slug"]],
    ["a language", { language: "en" }, { language: "en-us" }, ["language"]],
  ];
  for (const [name, page, save, paths] of something) {
    it(`counts ${name} as a change`, () => {
      expect(edit(page, save).changes.map(({ path }) => path.join("."))).to.have.members(paths);
    });
  }

  it("keeps what is stored in a list that was edited, wherever it stands now", () => {
    const metadata = { list: [{ at: time }, "x", big] };
    const { changes } = edit(
      { metadata },
      { metadata: { list: ["new", { at: time.shown, note: "seen" }, { at: time.shown }, big.shown] } },
    );
    expect(changes).to.deep.equal([{ path: ["metadata", "list"], value: ["new", { at: time.shown, note: "seen" }, { at: time }, big] }]);
  });

  it("takes a slug and a language in their canonical form", () => {
    const after = edit({}, { metadata: { slug: "cafe\u0301" }, language: "PT-br" });
    expect(after).to.deep.include({ slug: "caf\u00e9", language: "pt-BR", metadata: { slug: "caf\u00e9" } });
  });

  const refused: readonly (readonly [string, Parameters<typeof aSave>[0], readonly string[]])[] = [
    ["a slug that no page can have", { metadata: { slug: "/contact" } }, ["metadata.slug"]],
    ["a slug that is no string", { metadata: { slug: 5 } }, ["metadata.slug"]],
    ["a language that does not exist", { language: "klingon" }, ["language"]],
    ["metadata that cannot be stored", { metadata: { a: [[1]], __b__: 1 } }, ["metadata.a[0]", "metadata.__b__"]],
  ];
  for (const [name, save, paths] of refused) {
    it(`refuses ${name}, beside what is stored`, () => {
      expect(refusedPaths({ metadata: { slug: "ok" } }, save)).to.deep.equal(paths);
    });
  }
});
