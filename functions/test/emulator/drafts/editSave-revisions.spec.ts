import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedPage } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aSlug, aWorkplace, anEditor } from "../../support/projects.ts";
import { opened, refused, saved } from "../../support/replies.ts";

const text = { metadata: {}, content: "Text", language: "en" };

describe("editSave, revisions", () => {
  it("accepts an edit made on the newest revision, however its tag is written", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    let { etag } = opened(await editor.read(draftId));
    const spellings = [
      (tag: string) => tag,
      (tag: string) => `W/${tag}`,
      (tag: string) => `"someone.1", ${tag}`,
      (tag: string) => `${tag},"someone.1"`,
      (tag: string) => ` ${tag} `,
      () => "*",
    ];
    for (const [index, spell] of spellings.entries()) {
      const next = saved(await editor.save({ ...text, draftId, content: `Text ${index}` }, { "If-Match": spell(etag) }));
      expect(next.etag).not.to.equal(etag);
      expect(opened(await editor.read(draftId)).etag).to.equal(next.etag);
      etag = next.etag;
    }
  });

  it("refuses an edit made on an older revision and says who saved, when and what", async () => {
    const { project, editor } = await aWorkplace();
    const colleague = await anEditor(project);
    const draftId = await aForeignDraft(project, { metadata: { title: "A", mood: "calm", "a.b": 1 } });
    const first = saved(await editor.save({ ...text, draftId, content: "One", metadata: { mood: "loud" } }));
    const second = saved(
      await colleague.save({ ...text, draftId, content: "One", metadata: { "a.b": 2, title: "A" } }, { "If-Match": first.etag }),
    );
    const before = await everythingIn(project.id);

    const reply = await editor.save({ ...text, draftId, content: "Mine" }, { "If-Match": first.etag });

    const { error, details } = refused(reply, 412, "stale_revision");
    const savedAt = (await firestore.doc(`projects/${project.id}/documents/${draftId}`).get()).updateTime?.toDate().getTime() ?? 0;
    const said = Date.parse(details?.find(({ path }) => path === "updated_at")?.message ?? "");
    expect(savedAt - said).to.be.within(-100, 5000);
    expect(details?.filter(({ path }) => path !== "updated_at")).to.deep.equal([
      { path: "updated_by", message: colleague.uid },
      { path: "metadata.a.b", message: "changed" },
    ]);
    expect(error).to.include(colleague.uid);
    expect(reply.headers.etag).to.equal(second.etag);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("names everything that has changed since the revision that the author saw, and nothing else", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { content: "Zero", metadata: { a: 1, b: 1, c: 1 } });
    const tags = [opened(await editor.read(draftId)).etag];
    for (const change of [{ content: "One" }, { metadata: { a: 2 } }, { metadata: { b: 2 } }, { language: "fr" }]) {
      tags.push(saved(await editor.save({ ...text, content: "One", ...change, draftId })).etag);
    }
    const expected = [
      ["content", "language", "metadata.a", "metadata.b"],
      ["language", "metadata.a", "metadata.b"],
      ["language", "metadata.b"],
      ["language"],
    ];
    for (const [index, paths] of expected.entries()) {
      const { details = [] } = refused(
        await editor.save({ ...text, draftId, content: "Mine" }, { "If-Match": tags[index] ?? "" }),
        412,
        "stale_revision",
      );
      expect(details.map(({ path }) => path).filter((path) => !path.startsWith("updated_"))).to.have.members(paths);
    }
  });

  it("counts from the newest of the revisions that the author names", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { metadata: { a: 1, b: 1 } });
    const first = saved(await editor.save({ ...text, draftId })).etag;
    const second = saved(await editor.save({ ...text, draftId, metadata: { a: 2 } })).etag;
    saved(await editor.save({ ...text, draftId, metadata: { b: 2 } }));
    const { details = [] } = refused(
      await editor.save({ ...text, draftId, content: "Mine" }, { "If-Match": `${second}, ${first}` }),
      412,
      "stale_revision",
    );
    expect(details.map(({ path }) => path)).to.have.members(["updated_by", "updated_at", "metadata.b"]);
  });

  for (const tag of ['"nonsense"', "nonsense", '"1"', '"x.1"', 'W/"x.1"', '"x.1", "x.2"']) {
    it(`refuses the tag ${tag}, which it never gave`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project);
      const before = await everythingIn(project.id);
      refused(await editor.save({ ...text, draftId }, { "If-Match": tag }), 412, "stale_revision");
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  it("refuses a tag from an earlier life of the draft, though the revision is the same", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const first = opened(await editor.open({ slug, language: "en" }));
    await editor.discard({ draftId: first.draftId });
    const second = opened(await editor.open({ slug, language: "en" }));
    expect(second.etag).not.to.equal(first.etag);
    expect(second.etag).to.match(/^"1\.[0-9a-z]+"$/);
    const { details = [] } = refused(
      await editor.save({ ...text, draftId: second.draftId }, { "If-Match": first.etag }),
      412,
      "stale_revision",
    );
    expect(details.map(({ path }) => path)).to.include("draftId");
    expect(await storedPage(project.id, second.draftId)).to.include({ content: "# A page\n" });
  });

  it("refuses a tag from an earlier life under the same id", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const { etag } = opened(await editor.read(draftId));
    const record = firestore.doc(`projects/${project.id}/documents/${draftId}`);
    const fields = (await record.get()).data() ?? {};
    await record.delete();
    await record.set(fields);
    refused(await editor.save({ ...text, draftId }, { "If-Match": etag }), 412, "stale_revision");
  });

  it("accepts a stale tag when the save would change nothing, and gives the newest", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const { etag } = opened(await editor.read(draftId));
    const newest = saved(await editor.save({ ...text, draftId })).etag;
    const before = await everythingIn(project.id);
    expect(saved(await editor.save({ ...text, draftId }, { "If-Match": etag })).etag).to.equal(newest);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("lets the last writer win without a tag", async () => {
    const { project, editor } = await aWorkplace();
    const colleague = await anEditor(project);
    const draftId = await aForeignDraft(project, { metadata: {} });
    saved(await editor.save({ ...text, draftId, content: "First", metadata: { a: 1 } }));
    saved(await colleague.save({ ...text, draftId, content: "Last", metadata: { b: 2 } }));
    expect(await storedPage(project.id, draftId)).to.deep.include({ content: "Last", metadata: { a: 1, b: 2 }, updated_by: colleague.uid });
  });

  it("checks that the draft is there before it looks at the tag", async () => {
    const { project, editor } = await aWorkplace();
    refused(await editor.save({ ...text, draftId: "no-such-draft" }, { "If-Match": '"x.1"' }), 404, "not_found");
    refused(await editor.save({ ...text, draftId: await aLivePage(project) }, { "If-Match": '"x.1"' }), 400, "not_a_draft");
  });
});
