import { expect } from "chai";
import { aPage, aSave, minutesAfterNoon } from "../../../test/support/page.ts";
import { draftLimits } from "./limits.ts";
import { AppError } from "../core/app-error.ts";
import { applySave, findApplied } from "./save.ts";

describe("toSave", () => {
  it("gives a repetition the same id and fingerprint", () => {
    expect(aSave({ at: minutesAfterNoon(5) })).to.include({ id: aSave().id, fingerprint: aSave().fingerprint });
  });

  it("keeps the keys of two people apart", () => {
    expect(aSave({ by: "bob" }).id).not.to.equal(aSave({ by: "ada" }).id);
    expect(aSave({ by: "a", key: "bc" }).id).not.to.equal(aSave({ by: "ab", key: "c" }).id);
  });

  const others: readonly (readonly [string, Parameters<typeof aSave>[0]])[] = [
    ["content", { content: "other" }],
    ["language", { language: "de" }],
    ["metadata", { metadata: { title: null } }],
    ["template", { templateId: "article" }],
  ];
  for (const [part, other] of others) {
    it(`gives another ${part} another fingerprint`, () => {
      expect(aSave(other).fingerprint).not.to.equal(aSave().fingerprint);
    });
  }

  it("tells a slug that is taken away from one that is not spoken of", () => {
    expect(aSave({ metadata: {} }).slug).to.equal(undefined);
    expect(aSave({ metadata: { slug: null } }).slug).to.equal(null);
    expect(aSave({ metadata: { slug: "a" } }).slug).to.equal("a");
  });
});

describe("findApplied", () => {
  const save = aSave();
  const applied = { id: save.id, fingerprint: save.fingerprint, revision: 2 };

  it("finds a save that was applied, and no other", () => {
    expect(findApplied(aPage({ internals: { recentSaves: [applied] } }), save)).to.equal(applied);
    expect(findApplied(aPage({ internals: { recentSaves: [applied] } }), aSave({ key: "other" }))).to.equal(undefined);
  });

  it("refuses a key that was used for another text", () => {
    const draft = aPage({ internals: { recentSaves: [{ ...applied, fingerprint: "other" }] } });
    expect(() => findApplied(draft, save))
      .to.throw(AppError)
      .with.property("code", "idempotency_key_reused");
  });
});

describe("applySave", () => {
  it("replaces the values of the keys that were sent, and keeps the others", () => {
    const draft = aPage({ metadata: { kept: 1, map: { a: 1, b: 2 }, list: [1, 2], gone: "x" } });
    const after = applySave(draft, aSave({ metadata: { map: { a: 3 }, list: [], gone: null, "new.key": 1 } }));
    expect(after?.metadata).to.deep.equal({ kept: 1, map: { a: 3 }, list: [], gone: null, "new.key": 1 });
  });

  it("marks what changed with the new revision", () => {
    const draft = aPage({ revision: 6, internals: { changes: { content: 2, language: 3, metadata: { title: 4, old: 5 } } } });
    const after = applySave(draft, aSave({ metadata: { title: "New", added: null }, language: "de" }));
    expect(after?.internals.changes).to.deep.equal({ content: 2, language: 7, metadata: { title: 7, old: 5, added: 7 } });
    expect(after).to.include({ revision: 7, updatedBy: "ada" });
  });

  it("does not take what every object inherits for a key", () => {
    const after = applySave(aPage({ metadata: {} }), aSave({ metadata: { constructor: Object } }));
    expect(after?.internals.changes.metadata).to.have.own.property("constructor", 4);
  });

  const nothing: readonly (readonly [string, Parameters<typeof aSave>[0]])[] = [
    ["nothing is sent", { metadata: {} }],
    ["the same value is sent", { metadata: { title: "Page" } }],
    ["an equal map is sent, its keys in another order", { metadata: { map: { b: [1], a: null } } }],
    ["somebody else sends it", { by: "bob" }],
  ];
  for (const [name, request] of nothing) {
    it(`changes nothing when ${name}`, () => {
      const draft = aPage({ metadata: { title: "Page", map: { a: null, b: [1] } } });
      expect(applySave(draft, aSave(request))).to.equal(undefined);
    });
  }

  const something: readonly (readonly [string, Parameters<typeof aSave>[0]])[] = [
    ["a body that is now empty", { content: "" }],
    ["null where there was no key", { metadata: { other: null } }],
    ["null where there was a value", { metadata: { title: null } }],
    ["an empty map where there was a text", { metadata: { title: {} } }],
    ["a slug that the draft does not mirror yet", { metadata: { slug: "page-2" } }],
  ];
  for (const [name, request] of something) {
    it(`counts ${name} as a change`, () => {
      expect(applySave(aPage(), aSave(request))).to.have.property("revision", 4);
    });
  }

  it("mirrors the slug that metadata already had", () => {
    const after = applySave(aPage({ slug: null, metadata: { slug: "a" } }), aSave({ metadata: { slug: "a" } }));
    expect(after).to.include({ slug: "a", revision: 4 });
  });

  it("takes the slug away, and leaves it when it is not spoken of", () => {
    expect(applySave(aPage(), aSave({ metadata: { slug: null } }))?.slug).to.equal(null);
    expect(applySave(aPage(), aSave({ content: "new" }))?.slug).to.equal("page");
  });

  it("remembers the newest saves, up to the limit", () => {
    const recentSaves = Array.from({ length: draftLimits.recentSaves }, (_, revision) => ({
      id: `save-${revision}`,
      fingerprint: "",
      revision,
    }));
    const after = applySave(aPage({ internals: { recentSaves } }), aSave({ content: "new" }));
    expect(after?.internals.recentSaves).to.have.lengthOf(draftLimits.recentSaves);
    expect(after?.internals.recentSaves.at(0)?.id).to.equal("save-1");
    expect(after?.internals.recentSaves.at(-1)).to.include({ id: aSave().id, revision: 4 });
  });
});
