import { expect } from "chai";
import * as z from "zod";
import { pageHistory, publishedVersion } from "../../../answers/versions.ts";
import { draftLimits } from "../../../src/lib/pages/drafts/limits.ts";
import { firestore } from "../../support/admin-app.ts";
import { together } from "../../support/concurrent-clients.ts";
import { storedPage, storedVersionIds } from "../../support/documents.ts";
import type { Editor } from "../../support/editor.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aLivePage, anEditor, aSlug, aWorkplace, type Workplace } from "../../support/projects.ts";
import { discarded, expectOurs, published, refused, saved } from "../../support/replies.ts";
import { provision } from "../../support/visitors.ts";
import { aClone, openIt } from "./a-clone.ts";

const historyOf = async (editor: Editor, docId: string) => {
  const reply = await editor.history(docId);
  expectOurs(reply, 200);
  return pageHistory.parse(reply.body).versions;
};

/** The former texts of a page, newest first. */
const textsOf = async (editor: Editor, docId: string): Promise<readonly string[]> =>
  Promise.all(
    (await historyOf(editor, docId)).map(async ({ versionId }) => {
      const reply = await editor.former(docId, versionId);
      expectOurs(reply, 200);
      return publishedVersion.parse(reply.body).doc.content;
    }),
  );

const write = async ({ editor }: Workplace, draftId: string, content: string, metadata = {}) =>
  saved(await editor.save({ draftId, metadata, content, language: "en" }));

/** Opens the page at a slug, and publishes it with this text. */
const publishText = async (workplace: Workplace, slug: string, content: string) => {
  const { draftId } = await openIt(workplace, slug);
  await write(workplace, draftId, content);
  return published(await workplace.editor.publish({ draftId })).docId;
};

describe("the history of a page", () => {
  it("has what publications replaced, with who published it and when", async () => {
    const uid = aSlug();
    const { project, editor, live, draftId, slug } = await aClone({ updated_by: uid, metadata: { title: "Before", n: 1 } });
    await provision({ uid }, { profile: { first_name: "Ada", last_name: "Lovelace" } });
    expect(await historyOf(editor, live)).to.deep.equal([]);
    published(await editor.publish({ draftId }));
    await publishText({ project, editor }, slug, "Three");
    const versions = await historyOf(editor, live);
    expect(versions).to.have.length(2);
    expect(versions[0]).to.include({ saved_by: editor.uid, title: "New" });
    const at = "2026-02-03T04:05:06.789Z";
    expect(versions[1]).to.include({ title: "Before", published_at: at, saved_at: at, published_by_name: "Ada Lovelace", language: "en" });
    expect(await textsOf(editor, live)).to.deep.equal(["Two", "Old"]);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("restores a text by opening the page and saving it", async () => {
    const { project, editor, live, draftId, slug } = await aClone();
    published(await editor.publish({ draftId }));
    const [version] = await historyOf(editor, live);
    const { doc } = publishedVersion.parse((await editor.former(live, version?.versionId ?? "")).body);
    const { draftId: again, etag } = await openIt({ project, editor }, slug);
    saved(await editor.save({ ...doc, draftId: again, keep: true }, { "If-Match": etag }));
    published(await editor.publish({ draftId: again }));
    expect(await storedPage(project.id, live)).to.deep.include({ content: "Old", metadata: doc.metadata });
    expect(await textsOf(editor, live)).to.deep.equal(["Two", "Old"]);
  });

  it("stays while the page is unpublished, and when it is published again under its ID", async () => {
    const { project, editor, live, draftId, slug } = await aClone();
    published(await editor.publish({ draftId }));
    const { draftId: unpublished } = saved(await editor.unpublish(live));
    expect(unpublished).to.equal(live);
    expect(await textsOf(editor, live)).to.deep.equal(["Two", "Old"]);
    expect((await editor.versions(live)).body).to.deep.equal({ draftId: live, versions: [] });
    await write({ project, editor }, live, "Three");
    expect((await editor.versions(live)).body)
      .to.have.property("versions")
      .with.length(1);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
    const again = published(await editor.publish({ draftId: live }));
    expect(again).to.deep.equal({ success: true, docId: live, slug, language: "en", action: "published" });
    expect(await textsOf(editor, live)).to.deep.equal(["Two", "Old"]);
    const page = await storedPage(project.id, live);
    expect(page).to.include({ visibility: "live", content: "Three" });
    expect(Object.keys(page ?? {}))
      .not.to.include.members(["unpublished_from"])
      .and.not.include.members(["marks"]);
    expect(await storedVersionIds(project.id, live)).to.have.length(2);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("stays when the versions of its time as a draft are too many for one commit", async () => {
    const { project, editor, live, draftId } = await aClone();
    published(await editor.publish({ draftId }));
    saved(await editor.unpublish(live));
    const page = firestore.doc(`projects/${project.id}/documents/${live}`);
    for (let index = 0; index < 6; index++)
      await page
        .collection("versions")
        .doc(`theirs-${index}`)
        .set({ content: "x".repeat(900_000), metadata: {} });
    published(await editor.publish({ draftId: live }));
    expect(await textsOf(editor, live)).to.deep.equal(["Two", "Old"]);
    expect(await storedVersionIds(project.id, live)).to.have.length(2);
    expect(await storedPage(project.id, live)).to.include({ visibility: "live" });
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("goes with the page, and not with a draft of it", async () => {
    const { project, editor, live, draftId, slug } = await aClone();
    published(await editor.publish({ draftId }));
    const { draftId: second } = await openIt({ project, editor }, slug);
    await write({ project, editor }, second, "Three");
    discarded(await editor.discard({ draftId: second }));
    expect(await textsOf(editor, live)).to.deep.equal(["Old"]);
    saved(await editor.unpublish(live));
    discarded(await editor.discard({ draftId: live }));
    expect(await storedVersionIds(project.id, live)).to.deep.equal([]);
    refused(await editor.history(live), 404, "not_found");
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("has at most 50 texts, and still the first", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const live = await aLivePage(project, { slug, content: "The first" });
    const stored = z.array(z.object({ id: z.string(), kept_at: z.unknown(), saved_at: z.unknown(), author: z.string() }));
    await publishText({ project, editor }, slug, "Text 0");
    const page = firestore.doc(`projects/${project.id}/documents/${live}`);
    const [first] = stored.parse((await page.get()).get("published_versions"));
    const text = await page
      .collection("versions")
      .doc(first?.id ?? "")
      .get();
    // As if 49 others had been published, an hour apart.
    const others = Array.from({ length: draftLimits.keptVersions - 1 }, (_, index) => ({
      ...first,
      id: `lectern-live-${String(index + 10).padStart(10, "0")}-abcdefgh`,
      saved_at: new Date(Date.parse("2026-03-01T00:00:00Z") + index * 3_600_000),
    }));
    const batch = firestore.batch();
    for (const { id } of others) batch.create(page.collection("versions").doc(id), text.data() ?? {});
    batch.update(page, { published_versions: [first, ...others] });
    await batch.commit();
    await publishText({ project, editor }, slug, "Text 1");
    expect(await storedVersionIds(project.id, live))
      .to.have.length(draftLimits.keptVersions)
      .and.to.include(first?.id);
    expect(await textsOf(editor, live)).to.include("Text 0");
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("keeps what another program has put on the site, once it is replaced", async () => {
    const { project, editor, live, draftId } = await aClone();
    await firestore.doc(`projects/${project.id}/documents/${live}`).update({ content: "Theirs", updated_by: "importer" });
    published(await editor.publish({ draftId, force: true }));
    expect(await textsOf(editor, live)).to.deep.equal(["Theirs"]);
    // A program that knows nothing of histories replaces the whole document.
    const page = firestore.doc(`projects/${project.id}/documents/${live}`);
    const fields = (await page.get()).data() ?? {};
    const known = Object.entries(fields).filter(([name]) => name !== "published_versions");
    await page.set({ ...Object.fromEntries(known), content: "Theirs again" });
    await publishText({ project, editor }, String(fields["slug"]), "Ours");
    expect(await textsOf(editor, live)).to.have.members(["Theirs", "Theirs again"]);
  });

  it("shows neither another program's versions nor a draft's", async () => {
    const { project, editor, live, draftId } = await aClone();
    await firestore.doc(`projects/${project.id}/documents/${live}/versions/theirs`).set({ content: "Theirs", metadata: {} });
    expect(await historyOf(editor, live)).to.deep.equal([]);
    expect(await historyOf(editor, draftId)).to.deep.equal([]);
    refused(await editor.former(live, "theirs"), 404, "not_found");
    refused(await editor.history("none"), 404, "not_found");
    refused(await (await anEditor(project, "member")).history(live), 403, "forbidden");
  });

  it("has a text once, however many people publish and unpublish at the same time", async () => {
    const { project, editor, live, draftId } = await aClone();
    await together(4, async () => editor.publish({ draftId }));
    expect(await textsOf(editor, live)).to.deep.equal(["Old"]);
    await together(4, async () => editor.unpublish(live));
    expect(await textsOf(editor, live)).to.deep.equal(["Two", "Old"]);
    const replies = await together(4, async () => editor.publish({ draftId: live }));
    expect(replies.filter(({ status }) => status === 200)).to.have.length(1);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("applies a repeated publication of an unpublished page once", async () => {
    const { editor, live, draftId, project } = await aClone();
    published(await editor.publish({ draftId }));
    saved(await editor.unpublish(live));
    const key = { "Idempotency-Key": "again" };
    const first = published(await editor.publish({ draftId: live }, key));
    const before = await storedPage(project.id, live);
    expect(published(await editor.publish({ draftId: live }, key))).to.deep.equal(first);
    refused(await editor.publish({ draftId: live }), 400, "not_a_draft");
    expect(await storedPage(project.id, live)).to.deep.equal(before);
  });
});
