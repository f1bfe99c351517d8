import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedClaims, storedDrafts, storedPage, toMs } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aSlug, aTemplate, aWorkplace, anEditor } from "../../support/projects.ts";
import { opened, refused, refusedPaths, saved } from "../../support/replies.ts";

describe("editOpen", () => {
  it("clones the live page, which stays as it is", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const metadata = { title: "Über uns", slug, nested: { "a.b": [1, { c: null }] }, empty: {} };
    const content = "# Hello\r\n\n\tשלום 🐙\n";
    const liveId = await aLivePage(project, { slug, metadata, content });
    const before = await everythingIn(project.id);

    const answer = opened(await editor.open({ slug, language: "en" }));

    expect(answer).to.deep.include({
      doc: { metadata, content, doc_template_id: project.templateId, language: "en" },
      action: "cloned_from_live",
      base_changed: false,
    });
    expect(answer.draftId).not.to.equal(liveId);
    const after = await everythingIn(project.id);
    for (const [path, stored] of before) expect(after.get(path), path).to.deep.equal(stored);
  });

  it("stores the clone with every field that other interfaces rely on", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug, metadata: { title: "A", slug }, content: "B" });
    const startedMs = Date.now();
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    const fields = await storedPage(project.id, draftId);
    expect(fields).to.deep.include({
      visibility: "draft",
      slug,
      language: "en",
      metadata: { title: "A", slug },
      content: "B",
      doc_template_id: project.templateId,
      updated_by: editor.uid,
      revision: 1,
    });
    for (const name of ["created_at", "updated_at"]) expect(toMs(fields?.[name]), name).to.be.within(startedMs, Date.now());
    expect(await storedClaims(project.id)).to.deep.equal([{ slug, language: "en", draft_id: draftId }]);
  });

  it("answers the whole template with its id", async () => {
    const { project, editor } = await aWorkplace();
    const fields = [
      { key: "title", label: "Title", type: "text", required: true },
      { key: "mood", label: "Mood", type: "select", options: ["calm", "loud"], hint: "x" },
    ];
    const templateId = await aTemplate(project.id, fields);
    const slug = aSlug();
    await aLivePage(project, { slug, doc_template_id: templateId });
    const { template } = opened(await editor.open({ slug, language: "en" }));
    expect(template).to.deep.equal({ id: templateId, name: "Article", fields });
  });

  it("answers null for a template that is gone", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug, doc_template_id: "template-that-is-gone" });
    const first = opened(await editor.open({ slug, language: "en" }));
    const second = opened(await editor.open({ slug, language: "en" }));
    expect([first.template, second.template]).to.deep.equal([null, null]);
    expect(second.doc.doc_template_id).to.equal("template-that-is-gone");
  });

  it("finds the same draft again, with what was saved meanwhile, and writes nothing", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const first = opened(await editor.open({ slug, language: "en" }));
    const { etag } = saved(await editor.save({ draftId: first.draftId, metadata: { title: "New" }, content: "New", language: "en" }));
    const colleague = await anEditor(project, "admin");
    const before = await everythingIn(project.id);

    const second = opened(await colleague.open({ slug, language: "en" }));

    expect(second).to.deep.include({ draftId: first.draftId, action: "existing_draft", etag });
    expect(second.doc).to.deep.include({ content: "New", metadata: { title: "New", slug } });
    expect(await everythingIn(project.id)).to.deep.equal(before);
    expect(await storedDrafts(project.id)).to.have.length(1);
  });

  it("gives every state of the draft its own entity tag", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const { draftId, etag } = opened(await editor.open({ slug, language: "en" }));
    expect(opened(await editor.open({ slug, language: "en" })).etag).to.equal(etag);
    const next = saved(await editor.save({ draftId, metadata: {}, content: "New", language: "en" }));
    expect(next.etag).not.to.equal(etag);
    expect(opened(await editor.open({ slug, language: "en" })).etag).to.equal(next.etag);
  });

  it("says whether the live page has changed since it was cloned", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const liveId = await aLivePage(project, { slug });
    const live = firestore.doc(`projects/${project.id}/documents/${liveId}`);
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    expect(opened(await editor.open({ slug, language: "en" })).base_changed).to.equal(false);
    saved(await editor.save({ draftId, metadata: {}, content: "Mine", language: "en" }));
    expect(opened(await editor.open({ slug, language: "en" })).base_changed).to.equal(false);
    await live.update({ content: "Theirs" });
    const changed = opened(await editor.open({ slug, language: "en" }));
    expect(changed).to.include({ base_changed: true });
    expect(changed.doc.content).to.equal("Mine");
    await live.delete();
    expect(opened(await editor.open({ slug, language: "en" })).base_changed).to.equal(true);
  });

  it("answers 404 where there is neither a live page nor a draft", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug, language: "fr" });
    const before = await everythingIn(project.id);
    expect(refused(await editor.open({ slug, language: "en" }), 404, "not_found").details).to.equal(undefined);
    refused(await editor.open({ slug: aSlug(), language: "fr" }), 404, "not_found");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("does not look into other projects", async () => {
    const slug = aSlug();
    const elsewhere = await aWorkplace();
    await aLivePage(elsewhere.project, { slug });
    await aForeignDraft(elsewhere.project, { slug });
    const { editor } = await aWorkplace();
    refused(await editor.open({ slug, language: "en" }), 404, "not_found");
  });

  const missing = [
    [{ language: "en" }, ["slug"]],
    [{ slug: "about" }, ["language"]],
    [{}, ["slug", "language"]],
    [{ slug: "", language: "" }, ["slug", "language"]],
    [{ slug: null, language: null }, ["slug", "language"]],
  ] as const;

  for (const [body, paths] of missing) {
    it(`refuses ${JSON.stringify(body)} and names ${paths.join(" and ")}`, async () => {
      const { editor } = await aWorkplace();
      expect(refusedPaths(await editor.open(body))).to.deep.equal(paths);
    });
  }
});
