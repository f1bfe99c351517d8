import { expect } from "chai";
import { everythingIn, storedDrafts, storedPage, storedVersions } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aLivePage, aProject, aSlug } from "../../support/projects.ts";
import { aConcurrentClient, together } from "../../support/concurrent-clients.ts";
import { opened, refused, saved, settings } from "../../support/replies.ts";

const anOpenedDraft = async () => {
  const project = await aProject();
  const slug = aSlug();
  await aLivePage(project, { slug, content: "live" });
  const editor = await aConcurrentClient(project);
  return { project, editor, ...opened(await editor.open({ slug, language: "en" })) };
};

describe("a save that is sent again, because its answer was lost", () => {
  it("is applied once and answered the same, 30 times at once", async () => {
    const { project, editor, draftId, etag } = await anOpenedDraft();
    const body = { draftId, metadata: { title: "Once" }, content: "once", language: "en" };
    const headers = { "Idempotency-Key": "lost answer", "If-Match": etag };

    const answers = await together(30, async () => saved(await editor.save(body, headers)));

    expect(new Set(answers.map((answer) => answer.etag)).size).to.equal(1);
    expect(await storedPage(project.id, draftId)).to.have.property("revision", 2);
    expect(await storedVersions(project.id, draftId)).to.have.lengthOf(1);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("is answered the same and takes nothing back after somebody else's save", async () => {
    const { project, editor, draftId, etag } = await anOpenedDraft();
    const other = await aConcurrentClient(project);
    const body = { draftId, metadata: { title: "Mine" }, content: "mine", language: "en" };
    const headers = { "Idempotency-Key": "mine", "If-Match": etag };
    const first = saved(await editor.save(body, headers));
    saved(await other.save({ ...body, content: "theirs" }, { "If-Match": first.etag }));
    const before = await everythingIn(project.id);

    const answers = await together(30, async () => saved(await editor.save(body, headers)));

    expect(new Set(answers.map((answer) => answer.etag))).to.deep.equal(new Set([first.etag]));
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("is another save when another person sends the same key", async () => {
    const { project, editor, draftId } = await anOpenedDraft();
    const other = await aConcurrentClient(project);
    const body = { draftId, metadata: {}, content: "mine", language: "en" };
    saved(await editor.save(body, { "Idempotency-Key": "1" }));
    saved(await other.save({ ...body, content: "theirs" }, { "Idempotency-Key": "1" }));
    expect(await storedPage(project.id, draftId)).to.deep.include({ revision: 3, content: "theirs" });
  });

  it("is refused when the key comes with another text, and changes nothing", async () => {
    const { project, editor, draftId } = await anOpenedDraft();
    const body = { draftId, metadata: {}, content: "one", language: "en" };
    saved(await editor.save(body, { "Idempotency-Key": "1" }));
    const before = await everythingIn(project.id);
    refused(await editor.save({ ...body, content: "two" }, { "Idempotency-Key": "1" }), 422, "idempotency_key_reused");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });
});

describe("a request for a new draft that is sent again", () => {
  for (const slug of [undefined, aSlug()]) {
    it(`makes one draft ${slug === undefined ? "without" : "with"} a slug, 30 times at once`, async () => {
      const project = await aProject();
      const editor = await aConcurrentClient(project);
      const body = {
        draftId: "new",
        metadata: slug === undefined ? {} : { slug },
        content: "new",
        language: "en",
        doc_template_id: project.templateId,
      };

      const answers = await together(30, async () => saved(await editor.save(body, { "Idempotency-Key": "new page" })));

      expect(new Set(answers.map(({ draftId, etag }) => `${draftId} ${etag}`)).size).to.equal(1);
      expect(await storedDrafts(project.id)).to.have.lengthOf(1);
      expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
    });
  }

  it("is answered as before when the draft has been edited since", async () => {
    const project = await aProject();
    const editor = await aConcurrentClient(project);
    const body = { draftId: "new", metadata: {}, content: "new", language: "en", doc_template_id: project.templateId };
    const first = saved(await editor.save(body, { "Idempotency-Key": "k" }));
    saved(await editor.save({ ...body, draftId: first.draftId, content: "edited" }));
    expect(saved(await editor.save(body, { "Idempotency-Key": "k" }))).to.deep.equal(first);
    expect(await storedPage(project.id, first.draftId)).to.deep.include({ revision: 2, content: "edited" });
  });

  it("is answered as before when its slug has been reserved since", async () => {
    const project = await aProject();
    const editor = await aConcurrentClient(project);
    const slug = aSlug();
    const body = { draftId: "new", metadata: { slug }, content: "new", language: "en", doc_template_id: project.templateId };
    const first = saved(await editor.save(body, { "Idempotency-Key": "k" }));
    settings(await editor.configure({ live_agent_placement: "destination_page", live_agent_slug: slug }));
    expect(saved(await editor.save(body, { "Idempotency-Key": "k" }))).to.deep.equal(first);
  });

  it("makes one draft of 30 when different requests want one slug", async () => {
    const project = await aProject();
    const editor = await aConcurrentClient(project);
    const body = { draftId: "new", metadata: { slug: aSlug() }, content: "new", language: "en", doc_template_id: project.templateId };

    const replies = await together(30, async () => editor.save(body));

    const [winner, ...others] = replies.filter(({ status }) => status === 200);
    expect(others).to.deep.equal([]);
    for (const reply of replies.filter((each) => each !== winner)) refused(reply, 409, "slug_taken");
    expect(await storedDrafts(project.id)).to.have.lengthOf(1);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });
});
