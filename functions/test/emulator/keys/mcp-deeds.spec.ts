import { expect } from "chai";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../../support/admin-app.ts";
import { factsIn, type TestAgent } from "../../support/agents.ts";
import { startInstance } from "../../support/instances.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aSlug, type Project } from "../../support/projects.ts";
import { type AgentStage, aTheatre } from "./agent-stage.ts";

describe("tools with which agents publish, ask, answer and fetch", () => {
  let theatre: Awaited<ReturnType<typeof aTheatre>>;
  let project: Project;
  let agent: TestAgent;
  let aPage: AgentStage["aPage"];
  before(async () => {
    theatre = await aTheatre();
  });
  after(async () => theatre.stop());
  beforeEach(async () => {
    ({ project, agent, aPage } = await theatre.aStage());
  });
  afterEach(async () => agent[Symbol.asyncDispose]());

  it("make a page, with a link for reviewers if they are asked for one, and publish it once they have read it", async () => {
    const slug = `${aSlug()}/så`;
    const { id: original } = await aPage();
    const made = await agent.use("create_draft", {
      ...{ slug, language: "nb", doc_template_id: project.templateId, translation_of: original },
      ...{ metadata: { title: "Nytt brød" }, content: "Rundstykker.", preview_link: true },
    });
    expect(made.preview_url).to.match(/^https:\/\/lectern\.example\/preview\//);
    expect(made.address).to.equal(new URL(`/nb/${slug}`, "https://bakery.example").href);
    const preview = await startInstance("previewPage");
    const shown = await fetch(`${preview.url}${new URL(made.preview_url ?? "").pathname}`);
    expect(await shown.text()).to.include("Rundstykker.");
    await firestore.doc(`projects/${project.id}/api_keys/${agent.keyId}`).update({ revoked_at: new Date() });
    expect((await fetch(`${preview.url}${new URL(made.preview_url ?? "").pathname}`)).status).to.equal(404);
    await firestore.doc(`projects/${project.id}/api_keys/${agent.keyId}`).update({ revoked_at: null });
    await preview.stop();
    const published = await agent.use("publish_page", { draftId: made.draftId, tag: made.tag });
    expect(published).to.include({ action: "published", slug, language: "nb", address: made.address });
    const { tag } = await agent.use("read_page", { docId: published.docId });
    const off = await agent.use("unpublish_page", { docId: published.docId, tag });
    expect(off.draftId).to.equal(published.docId);
    expect(await agent.use("discard_draft", { draftId: off.draftId, tag: off.tag })).to.deep.equal({ success: true, draftId: off.draftId });
    expect((await agent.use("list_pages")).documents.map(({ id }) => id)).to.deep.equal([original]);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("answer from the site, in its words, and pass nothing on", async () => {
    const { id, slug } = await aPage();
    const asked = { question: "How much is a loaf?", search_words: ["loaf", "costs", "kroner"] };
    expect(await agent.use("ask_site", asked)).to.deep.equal({
      answered: true,
      quotation: "A loaf costs 40 kroner.",
      source: { docId: id, slug, language: "en", title: "Bread" },
    });
    expect(await agent.use("ask_site", { question: "Who was the first king of Norway?" })).to.include({ answered: false, source: null });
    expect((await firestore.collection(`projects/${project.id}/questions`).get()).size).to.equal(0);
    const day = new Date().toISOString().slice(0, 10);
    const spent = await firestore.doc(`projects/${project.id}/daily_budgets/key:${agent.keyId}_${day}`).get();
    expect(spent.get("counts.ask_model")).to.be.within(1, 2);
  });

  it("read the inbox and answer a question of it, not a message", async () => {
    const asked = { language: "en", asked_at: new Date(), last_asked_at: new Date(), uid: null };
    await firestore
      .doc(`projects/${project.id}/questions/q`)
      .set({ ...asked, question: "Do you sell flour?", status: "open", asked_count: 2 });
    const left = {
      text: "Call me.",
      language: "en",
      uid: "x",
      name: "Ada",
      phone: "+4721985800",
      email: null,
      left_at: new Date(),
      status: "open",
    };
    await firestore.doc(`projects/${project.id}/messages/m_1`).set({ ...left, note: null });
    const { items } = await agent.use("list_inbox");
    const question = items.find((item) => item.kind === "question");
    const tag = question?.etag ?? "";
    const { item } = await agent.use("answer_question", { itemId: "q", answer: "Yes, by the kilo.", tag });
    expect(item).to.include({ state: "done", answer: "Yes, by the kilo.", changed_by_name: "Opening hours" });
    expect(factsIn(await agent.refusal("answer_question", { itemId: "q", answer: "No.", tag }))).to.include({ code: "stale_revision" });
    expect(await agent.refusal("answer_question", { itemId: "m_1", answer: "No.", tag })).to.include("There is no question");
  });

  it("fetch a picture from the Internet, and from nowhere else", async () => {
    const picture = await agent.use("upload_image", { url: "http://pictures.example/a.png" });
    expect(picture).to.include({ type: "image/png", width: 1, height: 1 });
    expect(picture.url).to.match(/^https:\/\/lectern\.example\/media\//);
    const places: readonly (readonly [string, string])[] = [
      ["http://127.0.0.1/a.png", "must be a public address"],
      ["http://localhost:9099/a.png", "must be a public address"],
      ["http://169.254.169.254/a.png", "must be a public address"],
      ["http://[::1]/a.png", "must be a public address"],
      ["http://pictures.example/inside", "must be a public address"],
      ["http://pictures.example/page", "must be a PNG"],
      ["http://pictures.example/none.png", "does not answer with an image"],
      ["http://pictures.example/large", "This image is too large. The limit is 8 MiB."],
      ["http://me:secret@pictures.example/a.png", "must be an address"],
      ["file:///etc/passwd", "must be an address"],
      ["a.png", "must be an address"],
    ];
    for (const [url, problem] of places) expect(await agent.refusal("upload_image", { url }), url).to.include(problem);
  });

  it("fetch no picture on a day whose uploads are used up, also where nothing would be stored", async () => {
    const ref = firestore.doc(`projects/${project.id}`);
    await ref.update({ "limits.media_bytes": { per_project: 1 } });
    for (const url of ["http://pictures.example/none.png", "http://pictures.example/a.png"])
      expect(factsIn(await agent.refusal("upload_image", { url })), url).to.include({ code: "media_limit" });
    await ref.update({ "limits.media_bytes": FieldValue.delete() });
  });

  it("neither publish nor unpublish where only admins do", async () => {
    const { id, slug } = await aPage();
    const { draftId, tag } = await agent.use("open_draft", { slug, language: "en" });
    await firestore.doc(`projects/${project.id}`).update({ "site.publishers": "admins" });
    expect(factsIn(await agent.refusal("publish_page", { draftId, tag }))).to.include({ code: "forbidden" });
    const live = await agent.use("read_page", { docId: id });
    expect(factsIn(await agent.refusal("unpublish_page", { docId: id, tag: live.tag }))).to.include({ code: "forbidden" });
    expect((await agent.use("read_page", { docId: id })).tag).to.equal(live.tag);
  });

  it("end a scheduled publication with a save unless they may publish, and are told so", async () => {
    const due_publication = { at: new Date(Date.now() + 3_600_000), by: "ada" };
    const { slug } = await aPage();
    const { draftId, tag: first } = await agent.use("open_draft", { slug, language: "en" });
    const draft = firestore.doc(`projects/${project.id}/documents/${draftId}`);
    const schedule = async (): Promise<void> => void (await draft.update({ due_publication, due_publication_at: due_publication.at }));
    await schedule();
    const read = async () => agent.use("read_draft", { draftId });
    const approved = await agent.use("save_draft", { draftId, tag: (await read()).tag, content: "Approved." });
    expect(approved.tag).to.not.equal(first);
    expect(await read()).to.have.property("publish_at");
    await firestore.doc(`projects/${project.id}/api_keys/${agent.keyId}`).update({ scopes: ["read", "write"] });
    const slipped = { draftId, tag: approved.tag, content: "Slipped in." };
    expect(JSON.stringify(await agent.client.callTool({ name: "save_draft", arguments: slipped }))).to.include("it is not any more");
    expect(await read()).to.have.nested.property("publish_refusal.code", "stale_revision");
    expect((await draft.get()).get("due_publication_at")).to.equal(null);
  });

  it("publish over a live page that has changed only once they have read it", async () => {
    const { id, slug } = await aPage();
    const { draftId, tag } = await agent.use("open_draft", { slug, language: "en" });
    await firestore.doc(`projects/${project.id}/documents/${id}`).update({ content: "By another program." });
    const refusal = await agent.refusal("publish_page", { draftId, tag });
    expect(factsIn(refusal).code).to.equal("base_changed");
    expect(refusal).to.include("live_tag");
    const live = await agent.use("read_page", { docId: id });
    await firestore.doc(`projects/${project.id}/documents/${id}`).update({ content: "Again." });
    expect(factsIn(await agent.refusal("publish_page", { draftId, tag, live_tag: live.tag })).code).to.equal("base_changed");
    const { tag: liveTag } = await agent.use("read_page", { docId: id });
    expect(await agent.use("publish_page", { draftId, tag, live_tag: liveTag })).to.include({ docId: id });
  });
});
