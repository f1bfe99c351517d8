import { expect } from "chai";
import { everythingIn, storedClaims, storedDrafts, storedPage, storedVersions, toMs } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aProject, aSlug, aWorkplace } from "../../support/projects.ts";
import { opened, refused, refusedPaths, saved } from "../../support/replies.ts";

const aText = { draftId: "new", metadata: {}, content: "", language: "en" };

describe("editSave, new drafts", () => {
  it("makes a draft with every field that other interfaces rely on", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const startedMs = Date.now();
    const body = {
      draftId: "new",
      metadata: { title: "A", slug, "a.b": null },
      content: "# A",
      language: "pt-br",
      doc_template_id: project.templateId,
    };

    const { draftId, etag } = saved(await editor.save(body));

    expect(draftId).to.match(/^[0-9A-Za-z]{16,}$/);
    expect(etag).to.match(/^"1\.[0-9a-z]+"$/);
    const fields = await storedPage(project.id, draftId);
    expect(fields).to.deep.include({
      visibility: "draft",
      slug,
      language: "pt-BR",
      metadata: { title: "A", slug, "a.b": null },
      content: "# A",
      doc_template_id: project.templateId,
      updated_by: editor.uid,
      revision: 1,
    });
    for (const name of ["created_at", "updated_at"]) expect(toMs(fields?.[name]), name).to.be.within(startedMs, Date.now());
    expect(await storedClaims(project.id)).to.deep.equal([{ slug, language: "pt-BR", draft_id: draftId }]);
    expect(await storedVersions(project.id, draftId)).to.deep.equal([]);
  });

  it("makes a draft that open and read find", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const { draftId, etag } = saved(await editor.save({ ...aText, metadata: { slug }, doc_template_id: project.templateId }));
    for (const reply of [await editor.open({ slug, language: "en" }), await editor.read(draftId)]) {
      expect(opened(reply)).to.deep.include({ draftId, etag, action: "existing_draft", base_changed: false });
    }
  });

  for (const metadata of [{}, { title: "A" }, { slug: null }]) {
    it(`makes a draft without a slug of ${JSON.stringify(metadata)}`, async () => {
      const { project, editor } = await aWorkplace();
      const first = saved(await editor.save({ ...aText, metadata, doc_template_id: project.templateId }));
      const second = saved(await editor.save({ ...aText, metadata, doc_template_id: project.templateId }));
      expect(second.draftId).not.to.equal(first.draftId);
      expect(await storedPage(project.id, first.draftId)).to.deep.include({ slug: null, metadata });
      expect(await storedClaims(project.id)).to.deep.equal([]);
      opened(await editor.read(first.draftId));
    });
  }

  it("stores a slug composed, in metadata too", async () => {
    const { project, editor } = await aWorkplace();
    const slug = `caf\u00e9-${aSlug()}`;
    const { draftId } = saved(
      await editor.save({ ...aText, metadata: { slug: slug.normalize("NFD") }, doc_template_id: project.templateId }),
    );
    expect(await storedPage(project.id, draftId)).to.deep.include({ slug, metadata: { slug } });
  });

  it("needs a template", async () => {
    const { project, editor } = await aWorkplace();
    const before = await everythingIn(project.id);
    expect(refusedPaths(await editor.save(aText))).to.deep.equal(["doc_template_id"]);
    expect(refusedPaths(await editor.save({ ...aText, doc_template_id: "" }))).to.deep.equal(["doc_template_id"]);
    expect(refusedPaths(await editor.save({ ...aText, doc_template_id: null }))).to.deep.equal(["doc_template_id"]);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("names the template among everything else that is missing", async () => {
    const { editor } = await aWorkplace();
    expect(refusedPaths(await editor.save({ draftId: "new" }))).to.include.members(["metadata", "content", "language"]);
  });

  it("needs a template of this project", async () => {
    const { project, editor } = await aWorkplace();
    const { templateId: elsewhere } = await aProject();
    const before = await everythingIn(project.id);
    for (const doc_template_id of ["no-such-template", elsewhere, "..", "a/b", "__x__", "x".repeat(1501), "🐙"]) {
      const reply = await editor.save({ ...aText, metadata: { slug: aSlug() }, doc_template_id });
      expect(refusedPaths(reply, 400, "unknown_template")).to.deep.equal(["doc_template_id"]);
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("refuses a slug that a live page or a draft has in this language", async () => {
    const { project, editor } = await aWorkplace();
    const [live, foreign, own] = [aSlug(), aSlug(), aSlug()];
    await aLivePage(project, { slug: live });
    await aForeignDraft(project, { slug: foreign });
    saved(await editor.save({ ...aText, metadata: { slug: own }, doc_template_id: project.templateId }));
    const before = await everythingIn(project.id);
    for (const slug of [live, foreign, own]) {
      const reply = await editor.save({ ...aText, metadata: { slug }, doc_template_id: project.templateId });
      expect(refusedPaths(reply, 409, "slug_taken")).to.deep.equal(["metadata.slug", "holder_id", "holder_visibility"]);
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
    for (const slug of [live, foreign, own]) {
      saved(await editor.save({ ...aText, language: "fr", metadata: { slug }, doc_template_id: project.templateId }));
    }
  });

  it("refuses the slug of the voice agent, in every language, while it is reserved", async () => {
    const slug = aSlug();
    const { project, editor } = await aWorkplace({ site: { live_agent_placement: "destination_page", live_agent_slug: slug } });
    for (const language of ["en", "fr"]) {
      refused(await editor.save({ ...aText, language, metadata: { slug }, doc_template_id: project.templateId }), 409, "slug_reserved");
    }
    expect(await storedDrafts(project.id)).to.deep.equal([]);
    await editor.configure({ live_agent_placement: "modal" });
    saved(await editor.save({ ...aText, metadata: { slug }, doc_template_id: project.templateId }));
  });

  for (const slug of ["", "/a", "a/", " a", 7, true, ["a"], {}, "x".repeat(201)]) {
    it(`refuses the slug ${JSON.stringify(slug).slice(0, 20)}`, async () => {
      const { project, editor } = await aWorkplace();
      expect(refusedPaths(await editor.save({ ...aText, metadata: { slug }, doc_template_id: project.templateId }))).to.deep.equal([
        "metadata.slug",
      ]);
      expect(await storedDrafts(project.id)).to.deep.equal([]);
    });
  }
});
