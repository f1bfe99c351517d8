import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedClaims, storedDrafts, storedPage, storedVersions } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { operate } from "../../support/operator.ts";
import { aLivePage, aSlug, aWorkplace, type Fields, type Workplace } from "../../support/projects.ts";
import { opened, refused, saved } from "../../support/replies.ts";

interface Cloned extends Workplace {
  readonly live: string;
  readonly draftId: string;
  readonly slug: string;
}

/** A draft that was cloned from a live page and saved twice. */
const aClone = async (fields: Fields = {}): Promise<Cloned> => {
  const workplace = await aWorkplace();
  const slug = aSlug();
  const live = await aLivePage(workplace.project, { slug, content: "Old", ...fields });
  const { draftId } = opened(await workplace.editor.open({ slug, language: "en" }));
  for (const content of ["One", "Two"]) {
    saved(await workplace.editor.save({ draftId, metadata: { title: "New" }, content, language: "en" }));
  }
  return { ...workplace, live, draftId, slug };
};

const publish = async ({ project }: Workplace, draftId: string, ...options: readonly string[]) =>
  operate("page", "publish", project.id, draftId, ...options);

describe("admin page publish", () => {
  it("makes the text live where the page was, keeps all other fields, and leaves nothing of the draft", async () => {
    const at = new Timestamp(1_795_263_000, 123_456_000);
    const others = { seo: { title: "S", at }, author: "ada" };
    const cloned = await aClone({ ...others, metadata: { title: "Old", slug: "kept", big: 9007199254740993n, at } });
    const { project, editor, live, draftId, slug } = cloned;
    await firestore.doc(`projects/${project.id}/documents/${draftId}/versions/theirs`).set({ content: "Theirs" });

    const { exitCode, complaints } = await publish(cloned, draftId);

    expect(exitCode, complaints).to.equal(0);
    expect(await storedPage(project.id, live)).to.deep.include({
      ...others,
      visibility: "live",
      slug,
      content: "Two",
      revision: 4,
      doc_template_id: project.templateId,
      created_at: Timestamp.fromDate(new Date("2026-01-02T03:04:05.678Z")),
    });
    expect(Object.keys((await storedPage(project.id, live)) ?? {})).not.to.include.members(["base", "claim_id", "marks", "kept_versions"]);
    expect(complaints).to.include("content");
    expect(await storedDrafts(project.id)).to.deep.equal([]);
    expect((await storedClaims(project.id)).map((claim) => claim["draft_id"])).to.deep.equal([live]);
    expect(await storedVersions(project.id, draftId)).to.deep.equal([]);
    refused(await editor.read(draftId), 404, "not_found");
    const reopened = opened(await editor.open({ slug, language: "en" }));
    expect(reopened).to.include({ action: "cloned_from_live", base_changed: false });
    expect(reopened.doc.metadata).to.include({ title: "New", slug: "kept" });
  });

  it("makes a page of a draft from scratch, and none twice", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const slug = aSlug();
    const body = { draftId: "new", metadata: { slug, title: "New" }, content: "New", language: "en", doc_template_id: project.templateId };
    const { draftId } = saved(await editor.save(body));
    const { exitCode, complaints } = await publish(workplace, draftId);
    expect(exitCode, complaints).to.equal(0);
    expect(opened(await editor.open({ slug, language: "en" }))).to.include({ action: "cloned_from_live" });
    expect((await publish(workplace, draftId)).exitCode).to.equal(1);
  });

  it("keeps what it replaces in the page's history, publishes an unpublished page as itself, and removes a page with its history", async () => {
    const cloned = await aClone({ metadata: { title: "Old", big: 9007199254740993n } });
    const { project, editor, live, draftId } = cloned;
    expect((await publish(cloned, draftId)).exitCode).to.equal(0);
    const [former] = await storedVersions(project.id, live);
    expect(former?.fields).to.deep.include({ content: "Old", saved_by: "publisher" });
    saved(await editor.unpublish(live));
    saved(await editor.save({ draftId: live, metadata: {}, content: "Three", language: "en" }));
    expect((await publish(cloned, live)).exitCode).to.equal(0);
    const page = await storedPage(project.id, live);
    expect(page).to.include({ visibility: "live", content: "Three" });
    expect(Object.keys(page ?? {}))
      .to.include("published_versions")
      .and.not.include.members(["unpublished_from", "marks"]);
    expect((await storedVersions(project.id, live)).map(({ fields }) => fields?.["content"])).to.have.members(["Old", "Two"]);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
    expect((await operate("page", "remove", project.id, live)).exitCode).to.equal(0);
    expect(await storedVersions(project.id, live)).to.deep.equal([]);
  });

  it("keeps when the page is to leave the site", async () => {
    const cloned = await aClone();
    const { project, editor, live, draftId } = cloned;
    const [publish_at, unpublish_at] = [1, 3].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    expect(await editor.publish({ draftId, publish_at, unpublish_at })).to.include({ status: 200 });
    expect((await publish(cloned, draftId)).exitCode).to.equal(0);
    expect((await editor.look(live)).body).to.include({ unpublish_at });
    const due = (await storedPage(project.id, live))?.["due_publication_at"];
    expect(due instanceof Timestamp && due.toDate().toISOString()).to.equal(unpublish_at);
  });

  it("refuses a draft whose live page has changed, unless it is told to", async () => {
    const cloned = await aClone({ seo: { index: true } });
    const { project, live, draftId } = cloned;
    await firestore.doc(`projects/${project.id}/documents/${live}`).update({ content: "Theirs", extra: 1 });
    const before = await everythingIn(project.id);
    const refusal = await publish(cloned, draftId);
    expect(refusal).to.include({ exitCode: 1 });
    expect(refusal.complaints).to.include("has changed since").and.to.include("--force");
    expect(await everythingIn(project.id)).to.deep.equal(before);

    expect(await publish(cloned, draftId, "--force")).to.include({ exitCode: 0 });
    expect(await storedPage(project.id, live)).to.deep.include({ content: "Two", extra: 1, seo: { index: true } });
  });

  it("says in a dry run that a live page has the slug, however its language is spelt", async () => {
    const { project } = await aWorkplace();
    const slug = "prix-é";
    await aLivePage(project, { slug, language: "pt-BR" });
    const draft = firestore.collection(`projects/${project.id}/documents`).doc();
    const text = { metadata: { title: "Preço" }, content: "", doc_template_id: project.templateId, updated_at: Timestamp.now() };
    await draft.set({ visibility: "draft", slug: slug.normalize("NFD"), language: "pt_br", ...text });
    const before = await everythingIn(project.id);
    const { exitCode, complaints } = await operate("page", "publish", project.id, draft.id, "--dry-run", "--json");
    expect(exitCode).to.equal(1);
    expect(JSON.parse(complaints)).to.have.property("error").that.includes("has this slug");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("publishes what the operator has seen, and nothing else", async () => {
    const cloned = await aClone();
    const { project, editor, draftId } = cloned;
    const { etag } = opened(await editor.read(draftId));
    saved(await editor.save({ draftId, metadata: {}, content: "Three", language: "en" }));
    const before = await everythingIn(project.id);
    expect((await publish(cloned, draftId, "--if-match", etag)).complaints).to.include("has changed since");
    expect(await everythingIn(project.id)).to.deep.equal(before);
    expect(await publish(cloned, draftId, "--if-match", opened(await editor.read(draftId)).etag)).to.include({ exitCode: 0 });
  });

  it("refuses what cannot be live, and writes nothing", async () => {
    const cloned = await aClone();
    const { project, editor, live } = cloned;
    const text = { content: "", language: "en", draftId: "new", doc_template_id: project.templateId };
    const unnamed = saved(await editor.save({ ...text, metadata: { title: "A" } })).draftId;
    const untitled = saved(await editor.save({ ...text, metadata: { slug: aSlug() } })).draftId;
    const before = await everythingIn(project.id);
    const refusals = [
      [live, "This page is live"],
      ["none", "There is no draft"],
      [unnamed, "metadata.slug is required"],
      [untitled, "metadata.title is required"],
    ] as const;
    for (const [id, sentence] of refusals) {
      const { exitCode, complaints } = await publish(cloned, id);
      expect({ exitCode, complaints }).to.have.property("exitCode", 1);
      expect(complaints).to.include(sentence);
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });
});
