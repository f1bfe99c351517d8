import { expect } from "chai";
import { aNewSave, aPage, aSave, minutesAfterNoon, noon, ourPage } from "../../../../test/support/a-page.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { rememberRequest } from "./change-request.ts";
import type { KeyedRequest } from "./draft-store.ts";
import { toEdit } from "./edit.ts";
import { draftLimits } from "./limits.ts";
import type { Page, RecentSave } from "./page.ts";
import { revisionTag } from "./revision-tag.ts";
import { applyEdit, findAppliedTag } from "./save.ts";

const applied = (draft: Page, request: Parameters<typeof aSave>[0]): Page => {
  const save = aSave(request);
  return applyEdit(draft, toEdit(draft, save), save);
};

describe("toSave", () => {
  it("gives a repetition the same id and fingerprint", () => {
    expect(aSave({ at: minutesAfterNoon(5) })).to.include({ id: aSave().id, fingerprint: aSave().fingerprint });
    expect(aSave({ language: "EN" }).fingerprint).to.equal(aSave().fingerprint);
  });

  it("gives a key the id and the fingerprint that are stored with it since 2026", () => {
    const metadata = { title: "Page" };
    expect(aSave({ metadata })).to.include({ id: "uMKkGcEtktmkvw3XJgYgco", fingerprint: "Cc01Eb7zC0RGrxA5B0AMmd" });
    expect(aSave({ metadata, templateId: "article" }).fingerprint).to.equal("Jhb0000nx4yWN25IOiUVB8");
    expect(aNewSave({ metadata })).to.include({ id: "UEGGCcsu8Bsv3REMduBv8Z", fingerprint: "Jhb0000nx4yWN25IOiUVB8" });
    expect(aNewSave({ metadata, translationOf: "original" }).fingerprint).to.equal("UmCx6uPkkLLaSnPCxef2R0");
  });

  it("keeps the keys of two people and of two drafts apart", () => {
    expect(aSave({ by: "bob" }).id).not.to.equal(aSave({ by: "ada" }).id);
    expect(aSave({ documentId: "other" }).id).not.to.equal(aSave().id);
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
});

describe("rememberRequest", () => {
  it("remembers a request with a key for 30 days, and no other", () => {
    const save = aSave();
    const thirtyDaysLater = new Date(noon.getTime() + 30 * 24 * 3_600_000);
    expect(rememberRequest(save, "draft", 4)).to.deep.equal({
      id: save.id,
      fingerprint: save.fingerprint,
      draftId: "draft",
      revision: 4,
      expireAt: thirtyDaysLater,
    });
    expect(rememberRequest(aSave({ key: undefined }), "draft", 4)).to.equal(undefined);
  });
});

describe("findAppliedTag", () => {
  const save = aSave();
  const recent: RecentSave = { id: save.id, fingerprint: save.fingerprint, revision: 3, tag: undefined };
  const former: KeyedRequest = { id: save.id, fingerprint: save.fingerprint, revision: 1, draftId: "draft", expireAt: noon };

  it("finds a save that was applied, and no other", () => {
    const draft = ourPage({ internals: { recentSaves: [recent] } });
    expect(findAppliedTag(draft, save, undefined)).to.equal(revisionTag(draft));
    expect(findAppliedTag(draft, aSave({ key: "other" }), undefined)).to.equal(undefined);
  });

  it("gives the tag of then when others have saved since", () => {
    const draft = ourPage({ revision: 9, internals: { recentSaves: [{ ...recent, tag: "3.abc" }] } });
    expect(findAppliedTag(draft, save, undefined)).to.equal("3.abc");
  });

  it("gives a tag that never matches if the earlier one is unknown", () => {
    expect(findAppliedTag(ourPage({ revision: 9 }), save, former)).to.equal("1.0");
    const changed = { ...ourPage({ internals: { recentSaves: [recent] } }), content: "theirs" };
    expect(findAppliedTag(changed, save, undefined)).to.equal("3.0");
  });

  it("refuses a key that was used for another text", () => {
    for (const [page, request] of [
      [ourPage({ internals: { recentSaves: [{ ...recent, fingerprint: "other" }] } }), undefined],
      [ourPage(), { ...former, fingerprint: "other" }],
    ] as const) {
      expect(() => findAppliedTag(page, save, request))
        .to.throw(AppError)
        .with.property("code", "idempotency_key_reused");
    }
  });
});

describe("applyEdit", () => {
  it("marks what changed with the new revision", () => {
    const before = applied(ourPage({ revision: 5, metadata: { title: "A", old: 1 } }), { metadata: { old: 2 } });
    const after = applied(before, { metadata: { title: "New", added: null }, language: "de" });
    const revisions = [...(after.internals.marks?.parts ?? [])].map(([path, { revision }]) => [path, revision]);
    expect(Object.fromEntries(revisions)).to.deep.equal({
      content: 5,
      language: 7,
      "metadata.title": 7,
      "metadata.old": 6,
      "metadata.added": 7,
    });
    expect(after).to.include({ revision: 7, updatedBy: "ada" });
  });

  it("counts on from the newest revision that we made, though another interface set the count back", () => {
    expect(applied({ ...ourPage({ revision: 8 }), revision: 0 }, { content: "new" }).revision).to.equal(9);
  });

  it("remembers the newest saves, up to the limit, and the tag of the one before", () => {
    const recentSaves = Array.from({ length: draftLimits.recentSaves }, (_, revision) => ({
      id: `save-${revision}`,
      fingerprint: "",
      revision,
      tag: undefined,
    }));
    const before = ourPage({ revision: draftLimits.recentSaves - 1, internals: { recentSaves } });
    const after = applied(before, { content: "new" });
    expect(after.internals.recentSaves).to.have.lengthOf(draftLimits.recentSaves);
    expect(after.internals.recentSaves.at(0)?.id).to.equal("save-1");
    expect(after.internals.recentSaves.at(-2)).to.include({ tag: revisionTag(before) });
    expect(after.internals.recentSaves.at(-1)).to.include({ id: aSave().id, revision: draftLimits.recentSaves, tag: undefined });
  });

  it("never returns the tag of another interface's later write", () => {
    const recentSaves = [{ id: "mine", fingerprint: "", revision: 3, tag: undefined }];
    const before = aPage({ internals: { recentSaves } });
    expect(applied(before, { content: "new" }).internals.recentSaves[0]).to.include({ id: "mine", tag: undefined });
  });
});
