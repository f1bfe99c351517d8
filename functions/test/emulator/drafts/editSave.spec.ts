import { expect } from "chai";
import { everythingIn, storedMetadata, storedPage, toMs } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aProject, aSlug, aWorkplace, anEditor } from "../../support/projects.ts";
import { opened, refused, saved } from "../../support/replies.ts";

describe("editSave", () => {
  it("stores the text, who saved it and when", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    const created = await storedPage(project.id, draftId);
    const colleague = await anEditor(project, "admin");
    const startedMs = Date.now();

    expect(saved(await colleague.save({ draftId, metadata: { title: "New" }, content: "New body", language: "en" })).draftId).to.equal(
      draftId,
    );

    const fields = await storedPage(project.id, draftId);
    expect(fields).to.deep.include({
      visibility: "draft",
      slug,
      language: "en",
      metadata: { title: "New", slug },
      content: "New body",
      doc_template_id: project.templateId,
      created_at: created?.["created_at"],
      updated_by: colleague.uid,
      revision: 2,
    });
    expect(toMs(fields?.["updated_at"])).to.be.within(startedMs, Date.now());
  });

  const stored = { title: "Old", kept: { a: 1, b: 2 }, list: [1, 2], nothing: null };
  const merges: readonly (readonly [string, object, object])[] = [
    ["keeps keys that are not sent", { title: "New" }, { ...stored, title: "New" }],
    ["keeps everything when metadata is empty", {}, stored],
    ["adds keys", { more: true }, { ...stored, more: true }],
    ["replaces a map as a whole", { kept: { c: 3 } }, { ...stored, kept: { c: 3 } }],
    ["replaces a map by an empty one", { kept: {} }, { ...stored, kept: {} }],
    ["replaces a list as a whole", { list: [3] }, { ...stored, list: [3] }],
    ["empties a list", { list: [] }, { ...stored, list: [] }],
    ["stores null as null", { title: null, kept: null }, { ...stored, title: null, kept: null }],
    ["fills what was null", { nothing: "something" }, { ...stored, nothing: "something" }],
    ["keeps an empty text", { title: "" }, { ...stored, title: "" }],
    ["takes a key with a dot as one key", { "kept.a": 5, "title.": 6 }, { ...stored, "kept.a": 5, "title.": 6 }],
  ];

  for (const [what, metadata, after] of merges) {
    it(what, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project, { metadata: stored });
      saved(await editor.save({ draftId, metadata, content: "New", language: "en" }));
      expect(await storedMetadata(project.id, draftId)).to.deep.equal(after);
      expect(opened(await editor.read(draftId)).doc).to.deep.include({ metadata: after, content: "New" });
    });
  }

  const contents = [
    "",
    " ",
    "\n",
    "# One\r\n\r\n- two\r\n",
    "\ufeffwith a mark",
    "a\u0000b",
    "👩‍👩‍👧 שלום",
    "tail  \n\n",
    '{"json":"inside"}',
    "undefined",
  ];

  for (const content of contents) {
    it(`stores the content ${JSON.stringify(content)} as it is`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project, { content: "Old" });
      saved(await editor.save({ draftId, metadata: {}, content, language: "en" }));
      expect(await storedPage(project.id, draftId)).to.include({ content });
      expect(opened(await editor.read(draftId)).doc.content).to.equal(content);
    });
  }

  it("sets the language in its canonical form", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    saved(await editor.save({ draftId, metadata: {}, content: "", language: "PT-br" }));
    expect(await storedPage(project.id, draftId)).to.include({ language: "pt-BR" });
  });

  it("counts revisions on from where another interface left them", async () => {
    const { project, editor } = await aWorkplace();
    const counted = await aForeignDraft(project, { revision: 41 });
    const uncounted = await aForeignDraft(project, { revision: null });
    for (const [draftId, revision] of [
      [counted, 42],
      [uncounted, 1],
    ] as const) {
      expect(saved(await editor.save({ draftId, metadata: {}, content: "New", language: "en" })).etag).to.match(
        new RegExp(`^"${revision}\\.[0-9a-z]+"$`),
      );
      expect(await storedPage(project.id, draftId)).to.include({ revision });
    }
  });

  it("keeps fields that other interfaces store beside ours", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { review: { state: "asked" }, tags: ["x"] });
    saved(await editor.save({ draftId, metadata: {}, content: "New", language: "en" }));
    expect(await storedPage(project.id, draftId)).to.deep.include({ review: { state: "asked" }, tags: ["x"] });
  });

  it("writes nothing when nothing changes", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { metadata: { title: "A", list: [{ b: 1 }] }, content: "Same" });
    const { etag } = saved(await editor.save({ draftId, metadata: {}, content: "Other", language: "en" }));
    const colleague = await anEditor(project);
    const before = await everythingIn(project.id);
    for (const metadata of [{}, { title: "A" }, { title: "A", list: [{ b: 1 }] }]) {
      expect(saved(await colleague.save({ draftId, metadata, content: "Other", language: "en" })).etag).to.equal(etag);
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("refuses a live page, which stays as it is", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aLivePage(project);
    const before = await everythingIn(project.id);
    expect(refused(await editor.save({ draftId, metadata: {}, content: "New", language: "en" }), 400, "not_a_draft").error).to.match(
      /live/i,
    );
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("does not know a draft that is not in the project", async () => {
    const { project, editor } = await aWorkplace();
    const elsewhere = await aForeignDraft(await aProject());
    const before = await everythingIn(project.id);
    for (const draftId of ["no-such-draft", elsewhere]) {
      refused(await editor.save({ draftId, metadata: {}, content: "", language: "en" }), 404, "not_found");
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });
});
