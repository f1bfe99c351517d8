import { expect } from "chai";
import { draftLimits } from "../../../src/lib/pages/drafts/limits.ts";
import { requestLimits } from "../../../src/lib/platform/http/limits.ts";
import { textBytes } from "../../../src/lib/pages/drafts/storable.ts";
import { everythingIn, storedDrafts, storedVersions } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { aLivePage, aProject, aSlug, type Fields } from "../../support/projects.ts";
import { aConcurrentClient } from "../../support/concurrent-clients.ts";
import { opened, refused, saved } from "../../support/replies.ts";

const limit = draftLimits.textBytes;

/** Text, mostly of one character, that has exactly `bytes` with its metadata. */
const contentOf = (bytes: number, character: string, metadata: Fields): string => {
  const room = bytes - textBytes({ metadata, content: "", language: "en" });
  const width = Buffer.byteLength(character);
  return character.repeat(Math.floor(room / width)) + "x".repeat(room % width);
};

const aFixture = async () => {
  const project = await aProject();
  const editor = await aConcurrentClient(project);
  const newDraft = { draftId: "new", language: "en", doc_template_id: project.templateId };
  return { project, editor, newDraft };
};

const tooLarge = (bytes: number) => [
  { path: "size_bytes", message: String(bytes) },
  { path: "limit_bytes", message: String(limit) },
];

describe("a draft at the limit of its size", () => {
  for (const character of ["a", "é", "日", "😀", "\n", '"', "\u0001"]) {
    it(`is saved and read to the byte when it is made of ${JSON.stringify(character)}${nightlyIf(!["a", "😀", "\u0001"].includes(character))}`, async () => {
      const { project, editor, newDraft } = await aFixture();
      const metadata = { title: "At the limit", map: { "a.b": [1, null, { c: true }] } };
      const content = contentOf(limit, character, metadata);
      const { draftId } = saved(await editor.save({ ...newDraft, metadata, content }));
      const { doc } = opened(await editor.read(draftId));
      expect(doc.content === content).to.be.true;
      expect(doc.metadata).to.deep.equal(metadata);

      const before = await everythingIn(project.id);
      const reply = await editor.save({ draftId, metadata: {}, content: `${content}x`, language: "en" });
      expect(refused(reply, 413, "too_large").details).to.deep.equal(tooLarge(limit + 1));
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  it("counts metadata that it already has, and a key that is added", async () => {
    const { project, editor, newDraft } = await aFixture();
    const metadata = { title: "T", long: "日".repeat(1000) };
    const { draftId } = saved(await editor.save({ ...newDraft, metadata, content: "" }));
    const content = contentOf(limit, "a", { ...metadata, "né.w": null });
    const before = await everythingIn(project.id);
    refused(await editor.save({ draftId, metadata: { "né.w": null }, content: `${content}x`, language: "en" }), 413, "too_large");
    expect(await everythingIn(project.id)).to.deep.equal(before);
    saved(await editor.save({ draftId, metadata: { "né.w": null }, content, language: "en" }));
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("is not made when it is new and too large", async () => {
    const { project, editor, newDraft } = await aFixture();
    const reply = await editor.save({ ...newDraft, metadata: { slug: aSlug() }, content: "日".repeat(349_525) });
    refused(reply, 413, "too_large");
    expect(await storedDrafts(project.id)).to.deep.equal([]);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("is made of a live page of that size, and of no larger one", async () => {
    const { project, editor } = await aFixture();
    const slugs = [aSlug(), aSlug()] as const;
    const metadata = { title: "Live" };
    const content = contentOf(limit, "日", metadata);
    await aLivePage(project, { slug: slugs[0], metadata, content });
    await aLivePage(project, { slug: slugs[1], metadata, content: `${content}x` });

    const { doc } = opened(await editor.open({ slug: slugs[0], language: "en" }));
    expect(doc.content === content).to.be.true;
    const before = await everythingIn(project.id);
    const reply = await editor.open({ slug: slugs[1], language: "en" });
    expect(refused(reply, 413, "too_large").details).to.deep.equal(tooLarge(limit + 1));
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });
});

describe("content", () => {
  for (const content of [
    "",
    "\ufeff# BOM\r\nCRLF\rCR\n",
    "NUL \0 and \u0001\u007f\u0085\u2028\u2029",
    "e\u0301 \u00e9 \ufffe\uffff",
    "  \n\t\n ",
  ]) {
    it(`comes back as it was sent: ${JSON.stringify(content)}`, async () => {
      const { project, editor, newDraft } = await aFixture();
      const { draftId } = saved(await editor.save({ ...newDraft, metadata: { text: content }, content: "first" }));
      saved(await editor.save({ draftId, metadata: {}, content, language: "en" }));
      expect(opened(await editor.read(draftId)).doc).to.deep.include({ content, metadata: { text: content } });
      saved(await editor.save({ draftId, metadata: {}, content: "last", language: "en" }));
      expect((await storedVersions(project.id, draftId)).at(-1)?.fields).to.deep.include({ content });
    });
  }
});

describe("a body", () => {
  it("is accepted when every character of a page at the limit is escaped", async () => {
    const { editor, newDraft } = await aFixture();
    const content = contentOf(limit, "a", {});
    const escaped = JSON.stringify({ ...newDraft, metadata: {}, content: "" }).replace('""', `"${"\\u0061".repeat(content.length)}"`);
    expect(escaped.length).to.be.greaterThan(6_000_000);
    const { draftId } = saved(await editor.save(escaped));
    expect(opened(await editor.read(draftId)).doc.content === content).to.be.true;
  });

  it("is refused beyond its limit, which is smaller where no page is sent", async () => {
    const { editor, newDraft } = await aFixture();
    const fill = (body: object, bytes: number): string => JSON.stringify(body) + " ".repeat(bytes - JSON.stringify(body).length);
    const page = { ...newDraft, metadata: {}, content: "" };
    saved(await editor.save(fill(page, requestLimits.pageBodyBytes)));
    refused(await editor.save(fill(page, requestLimits.pageBodyBytes + 1)), 413, "too_large");
    refused(await editor.open(fill({ slug: aSlug(), language: "en" }, requestLimits.bodyBytes)), 404, "not_found");
    refused(await editor.open(fill({ slug: aSlug(), language: "en" }, requestLimits.bodyBytes + 1)), 413, "too_large");
    refused(await editor.discard(fill({ draftId: "none" }, requestLimits.bodyBytes + 1)), 413, "too_large");
    refused(await editor.configure(fill({}, requestLimits.settingsBodyBytes + 1)), 413, "too_large");
  });
});
