import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import { call } from "../../support/api.ts";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedClaims, storedDrafts, storedPage, storedVersions } from "../../support/documents.ts";
import { startInstance } from "../../support/instances.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aForeignDraft, aLivePage, aSlug, aTemplate, aWorkplace } from "../../support/projects.ts";
import { opened, published, refused, refusedPaths, saved } from "../../support/replies.ts";
import { aClone, openIt } from "./a-clone.ts";

describe("docsPublish", () => {
  it("makes the text live where the page was, keeps what only the page has, and leaves nothing of the draft", async () => {
    const at = new Timestamp(1_795_263_000, 123_456_000);
    const others = { seo: { title: "S", at }, author: "ada" };
    const { project, editor, live, draftId, slug, etag } = await aClone({
      ...others,
      metadata: { title: "Old", big: 9007199254740993n, at },
    });
    await firestore.doc(`projects/${project.id}/documents/${live}`).listCollections();
    await firestore.doc(`projects/${project.id}/documents/${draftId}/versions/theirs`).set({ content: "Theirs" });

    const reply = await editor.publish({ draftId }, { "If-Match": etag });
    expect(published(reply)).to.deep.equal({ success: true, docId: live, slug, language: "en", action: "published" });

    expect(await storedPage(project.id, live)).to.deep.include({
      ...others,
      visibility: "live",
      slug,
      content: "Two",
      revision: 4,
      updated_by: editor.uid,
      doc_template_id: project.templateId,
      created_at: Timestamp.fromDate(new Date("2026-01-02T03:04:05.678Z")),
    });
    const raw = await firestore.doc(`projects/${project.id}/documents/${live}`).get();
    expect(raw.get("metadata.at")).to.deep.equal(at);
    expect(Reflect.get(raw, "_fieldsProto")).to.have.nested.property("metadata.mapValue.fields.big.integerValue", "9007199254740993");
    const internal = ["base", "claim_id", "stood_at", "recent_saves", "marks", "kept_versions", "due_publication", "due_publication_at"];
    expect(Object.keys(raw.data() ?? {})).not.to.include.members(internal);
    expect(await storedDrafts(project.id)).to.deep.equal([]);
    expect((await storedClaims(project.id)).map((claim) => claim["draft_id"])).to.deep.equal([live]);
    expect(await storedVersions(project.id, draftId)).to.deep.equal([]);
    refused(await editor.read(draftId), 404, "not_found");
    expect(await openIt({ project, editor }, slug)).to.include({ action: "cloned_from_live", base_changed: false });
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("makes a page of a draft from scratch, in canonical spelling", async () => {
    const { project, editor } = await aWorkplace();
    const slug = `${aSlug()}-é`;
    const draftId = await aForeignDraft(project, { slug: slug.normalize("NFD"), language: "pt_br", metadata: { title: "New" } });
    const { docId } = published(await editor.publish({ draftId }));
    expect(docId).not.to.equal(draftId);
    expect(await storedPage(project.id, docId)).to.include({ visibility: "live", slug, language: "pt-BR", revision: 1 });
    expect(await storedPage(project.id, draftId)).to.equal(undefined);
  });

  it("applies a repeated request once, and answers it the same", async () => {
    const { project, editor, draftId, live } = await aClone();
    const key = { "Idempotency-Key": "once" };
    const first = published(await editor.publish({ draftId }, key));
    const before = await everythingIn(project.id);
    expect(published(await editor.publish({ draftId }, key))).to.deep.equal(first);
    refused(await editor.publish({ draftId, force: true }, key), 422, "idempotency_key_reused");
    refused(await editor.publish({ draftId }), 404, "not_found");
    expect(await everythingIn(project.id)).to.deep.equal(before);
    expect(await storedPage(project.id, live)).to.include({ revision: 4 });
  });

  it("publishes what the author has seen, and says who saved since", async () => {
    const { project, editor, draftId, etag } = await aClone();
    saved(await editor.save({ draftId, metadata: {}, content: "Three", language: "en" }));
    const before = await everythingIn(project.id);
    const reply = await editor.publish({ draftId }, { "If-Match": etag });
    expect(refusedPaths(reply, 412, "stale_revision")).to.include("content");
    expect(await everythingIn(project.id)).to.deep.equal(before);
    published(await editor.publish({ draftId }, { "If-Match": opened(await editor.read(draftId)).etag }));
  });

  it("refuses over a live page that has changed since, and does with force", async () => {
    const { project, editor, draftId, live } = await aClone({ seo: { index: true } });
    await firestore.doc(`projects/${project.id}/documents/${live}`).update({ content: "Theirs", extra: 1 });
    const before = await everythingIn(project.id);
    expect(refusedPaths(await editor.publish({ draftId }), 409, "base_changed")).to.include("live_id");
    expect(await everythingIn(project.id)).to.deep.equal(before);
    published(await editor.publish({ draftId, force: true }));
    expect(await storedPage(project.id, live)).to.deep.include({ content: "Two", extra: 1, seo: { index: true } });
  });

  it("publishes over the live page that the author has seen, and over no newer one, also with force", async () => {
    const { project, editor, draftId, live } = await aClone();
    const page = firestore.doc(`projects/${project.id}/documents/${live}`);
    await page.update({ content: "Theirs" });
    const live_etag = (await editor.look(live)).headers.etag;
    const wishes = [
      { draftId, live_etag, force: true },
      { draftId, live_etag, force: true, publish_at: new Date(Date.now() + 3_600_000).toISOString() },
    ];
    await page.update({ content: "Theirs, once more" });
    const before = await everythingIn(project.id);
    for (const wish of wishes) expect(refusedPaths(await editor.publish(wish), 409, "base_changed")).to.include("live_id");
    expect(await everythingIn(project.id)).to.deep.equal(before);
    const newest = (await editor.look(live)).headers.etag;
    refused(await editor.publish({ draftId, live_etag: newest }), 409, "base_changed");
    refused(await editor.publish({ draftId, live_etag: 5 }), 400, "invalid_request");
    const key = { "Idempotency-Key": "seen" };
    const first = published(await editor.publish({ draftId, live_etag: newest, force: true }, key));
    expect(published(await editor.publish({ draftId, live_etag: newest, force: true }, key))).to.deep.equal(first);
    refused(await editor.publish({ draftId, live_etag, force: true }, key), 422, "idempotency_key_reused");
    expect(await storedPage(project.id, live)).to.include({ content: "Two" });
  });

  it("refuses over a live page that is as it was, but that the author has seen otherwise", async () => {
    const { editor, draftId, live } = await aClone();
    refused(await editor.publish({ draftId, live_etag: '"1.1.1"' }), 409, "base_changed");
    published(await editor.publish({ draftId, live_etag: (await editor.look(live)).headers.etag }));
  });

  it("does not put back a page that the author has seen on the site, and that is gone", async () => {
    const { project, editor, draftId, live } = await aClone();
    const live_etag = (await editor.look(live)).headers.etag;
    await firestore.doc(`projects/${project.id}/documents/${live}`).delete();
    for (const force of [false, true])
      expect(refusedPaths(await editor.publish({ draftId, live_etag, force }), 409, "base_changed")).to.deep.equal([]);
    published(await editor.publish({ draftId }));
  });

  it("treats a page published in place of its own as a changed one", async () => {
    const { project, editor, draftId, live, slug } = await aClone();
    await firestore.doc(`projects/${project.id}/documents/${live}`).delete();
    const successor = await aLivePage(project, { slug, content: "Theirs" });
    refused(await editor.publish({ draftId }), 409, "base_changed");
    expect(published(await editor.publish({ draftId, force: true }))).to.include({ docId: successor });
  });

  it("refuses the place of another live page, also with force", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const metadata = { title: "A" };
    const draftId = await aForeignDraft(project, { slug, language: "pt_br", metadata });
    const holder = await aLivePage(project, { slug, language: "pt-BR" });
    for (const force of [false, true]) {
      const { details } = refused(await editor.publish({ draftId, force }), 409, "slug_taken");
      expect(details).to.deep.include({ path: "holder_id", message: holder });
    }
  });

  it("refuses a page that cannot be live with the path of every problem, and writes nothing", async () => {
    const { project, editor } = await aWorkplace();
    const doc_template_id = await aTemplate(project.id, [
      { key: "title", label: "Title", type: "text", required: true },
      { key: "summary", label: "Summary", type: "text", required: true },
      { key: "day", label: "Day", type: "date" },
    ]);
    const text = { content: "", language: "en", draftId: "new", doc_template_id };
    const empty = saved(await editor.save({ ...text, metadata: {} })).draftId;
    const wrong = await aForeignDraft(project, { doc_template_id, metadata: { title: "", summary: "S", day: "yesterday" } });
    const gone = await aForeignDraft(project, { doc_template_id: "gone", metadata: {} });
    const unreadable = await aForeignDraft(project, { content: 5 });
    const live = await aLivePage(project);
    const before = await everythingIn(project.id);
    expect(refusedPaths(await editor.publish({ draftId: empty }))).to.have.members(["metadata.slug", "metadata.title", "metadata.summary"]);
    expect(refusedPaths(await editor.publish({ draftId: wrong }))).to.have.members(["metadata.title", "metadata.day"]);
    refused(await editor.publish({ draftId: gone }), 400, "unknown_template");
    refused(await editor.publish({ draftId: unreadable }), 409, "unreadable_document");
    refused(await editor.publish({ draftId: live }), 400, "not_a_draft");
    refused(await editor.publish({ draftId: "none" }), 404, "not_found");
    for (const draftId of [".", "..", "a/versions/1", "__x__", "\ud800"]) refused(await editor.publish({ draftId }), 404, "not_found");
    for (const body of [
      {},
      { draftId: 1 },
      { draftId: empty, publish_at: "tomorrow" },
      { draftId: empty, publish_at: 5 },
      { draftId: empty, force: "yes" },
    ])
      refused(await editor.publish(body), 400, "invalid_request");
    for (const publish_at of ["2999-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59"])
      expect(refusedPaths(await editor.publish({ draftId: empty, publish_at }))).to.deep.equal(["publish_at"]);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("refuses the slug of the voice agent", async () => {
    const { project, editor, draftId, slug } = await aClone();
    await firestore.doc(`projects/${project.id}`).update({ site: { live_agent_placement: "destination_page", live_agent_slug: slug } });
    refused(await editor.publish({ draftId }), 409, "slug_reserved");
  });

  it("is off where another interface publishes, and the settings say so", async () => {
    const { project, editor, draftId } = await aClone();
    expect((await editor.settings()).body).to.include({ publishing: true });
    for (const value of ["off", " OFF "]) {
      const instance = await startInstance("docsPublish", { PUBLISHING: value });
      const who = { projectId: project.id, token: editor.token, base: instance.url };
      refused(await call("docsPublish", { ...who, body: { draftId } }), 403, "publishing_off");
      await instance.stop();
    }
    const instance = await startInstance("settingsSite", { PUBLISHING: "off" });
    const { body } = await call("settingsSiteRead", { projectId: project.id, token: editor.token, base: instance.url });
    expect(body).to.include({ publishing: false });
    await instance.stop();
    refused(await editor.configure({ publishing: false }), 400, "invalid_request");
  });
});
