import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { runDue } from "../../../src/schedules/runDue.ts";
import { call, type Headers } from "../../support/api.ts";
import { firestore } from "../../support/admin-app.ts";
import { storedPage, storedVersions, untilStill } from "../../support/documents.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { type LimitingProxy, startLimitingProxy } from "../../support/limiting-proxy.ts";
import { lossyProxy, type LossyProxy } from "../../support/lossy-proxy.ts";
import { aForeignDraft, aLivePage, anEditor, aSlug, type Project } from "../../support/projects.ts";
import { published, refused, saved } from "../../support/replies.ts";
import { aClone, type Cloned, openIt } from "./a-clone.ts";

describe("docsPublish, beside others", () => {
  let proxy: LossyProxy;
  let limiting: LimitingProxy;
  const instances: Instance[] = [];

  before(async () => {
    proxy = await lossyProxy();
    limiting = await startLimitingProxy();
    for (let number = 0; number < 2; number++) instances.push(await startInstance("docsPublish", { FIRESTORE_EMULATOR_HOST: proxy.host }));
  });

  after(async () => {
    proxy.close();
    await limiting.stop();
  });

  const publishAt = async (
    number: number,
    { project, editor }: Pick<Cloned, "project" | "editor">,
    draftId: string,
    headers: Headers = {},
  ) =>
    call("docsPublish", { projectId: project.id, token: editor.token, body: { draftId }, headers, base: instances[number % 2]?.url ?? "" });

  it("lets one of many publishers in two processes publish, and tells the others that the draft is gone", async () => {
    const cloned = await aClone();
    const { project, live, draftId } = cloned;
    const others = await Promise.all([1, 2].map(async () => anEditor(project)));
    const replies = await Promise.all(
      [cloned.editor, ...others, cloned.editor].map(async (editor, number) => publishAt(number, { project, editor }, draftId)),
    );
    expect(replies.filter(({ status }) => status === 200)).to.have.length(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) refused(reply, 404, "not_found");
    expect(await storedPage(project.id, live)).to.include({ content: "Two", revision: 4 });
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("makes one page when two publish a new draft, and answers a repeated request the same", async () => {
    const { project, editor } = await aClone();
    const body = {
      draftId: "new",
      metadata: { title: "N", slug: aSlug() },
      content: "New",
      language: "en",
      doc_template_id: project.templateId,
    };
    const { draftId } = saved(await editor.save(body));
    const key = { "Idempotency-Key": "both" };
    const answers = (await Promise.all([0, 1, 2, 3].map(async (number) => publishAt(number, { project, editor }, draftId, key)))).map(
      (reply) => published(reply),
    );
    expect(new Set(answers.map(({ docId }) => docId)).size).to.equal(1);
    const pages = await firestore.collection(`projects/${project.id}/documents`).where("content", "==", "New").get();
    expect(pages.size).to.equal(1);
  });

  it("publishes the last text that was saved, and loses none", async () => {
    const cloned = await aClone();
    const { project, editor, live, draftId } = cloned;
    // What is refused for a while because saves win is sent again under its key, as pages do.
    const publish = async (): Promise<void> => {
      let reply = await publishAt(0, cloned, draftId, { "Idempotency-Key": "last" });
      for (let attempt = 1; reply.status === 503 && attempt < 5; attempt++)
        reply = await publishAt(0, cloned, draftId, { "Idempotency-Key": "last" });
      isOver = true;
      published(reply);
    };
    let isOver = false;
    const saveOn = async (): Promise<string> => {
      for (let number = 1, last = "Two"; ; number++) {
        const isLast = isOver;
        const reply = await editor.save({ draftId, metadata: {}, content: `Text ${number}`, language: "en" });
        if (reply.status !== 200) {
          refused(reply, 404, "not_found");
          return last;
        }
        expect(isLast, "saved after the publication").to.equal(false);
        last = `Text ${number}`;
        await sleep(10 * number);
      }
    };
    const [last] = await Promise.all([saveOn(), sleep(50).then(publish)]);
    expect(await storedPage(project.id, live)).to.include({ content: last });
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("lets one of two drafts have a slug to which another program has moved both, and tells the other who has it", async () => {
    const atOneSlug = async () => {
      const [one, otherSlug, slug] = [await aClone(), aSlug(), aSlug()];
      const { project, editor } = one;
      await aLivePage(project, { slug: otherSlug });
      const other = await openIt(one, otherSlug);
      const fresh = await aForeignDraft(project, { slug, metadata: { title: "Fresh", slug } });
      const moved = async (draftId: string) =>
        firestore.doc(`projects/${project.id}/documents/${draftId}`).update({ slug, "metadata.slug": slug });
      await Promise.all([moved(one.draftId), moved(other.draftId)]);
      return { project, editor, slug, drafts: [one.draftId, other.draftId, fresh] };
    };
    const liveAt = async ({ project, slug }: { readonly project: Project; readonly slug: string }) =>
      (await firestore.collection(`projects/${project.id}/documents`).where("slug", "==", slug).where("visibility", "==", "live").get())
        .docs;
    for (const [first, second] of [
      [0, 1],
      [0, 2],
      [2, 0],
      [1, 0],
    ] as const) {
      const place = await atOneSlug();
      const { editor, drafts } = place;
      const [before = "", then = ""] = [drafts[first], drafts[second]];
      proxy.beforeNextCommit(async () => published(await editor.publish({ draftId: before })));
      const holder = refused(await publishAt(0, place, then), 409, "slug_taken").details?.find(({ path }) => path === "holder_id")?.message;
      expect((await liveAt(place)).map(({ id }) => id)).to.deep.equal([holder]);
    }
    const place = await atOneSlug();
    const replies = await Promise.all(place.drafts.map(async (draftId, number) => publishAt(number, place, draftId)));
    expect(replies.map(({ status }) => status).toSorted()).to.deep.equal([200, 409, 409]);
    expect(await liveAt(place)).to.have.lengthOf(1);
  });

  it("decides again when another program writes to draft or page before the commit", async () => {
    const beside: readonly (readonly [string, (cloned: Cloned) => Promise<unknown>, number, string])[] = [
      [
        "the draft",
        async ({ project, draftId }) => firestore.doc(`projects/${project.id}/documents/${draftId}`).update({ content: "Theirs" }),
        200,
        "Theirs",
      ],
      [
        "the page",
        async ({ project, live }) => firestore.doc(`projects/${project.id}/documents/${live}`).update({ content: "Theirs" }),
        409,
        "Theirs",
      ],
      ["no draft", async ({ project, draftId }) => firestore.doc(`projects/${project.id}/documents/${draftId}`).delete(), 404, "Old"],
    ];
    for (const [what, write, status, content] of beside) {
      const cloned = await aClone();
      proxy.beforeNextCommit(async () => write(cloned));
      expect((await publishAt(0, cloned, cloned.draftId)).status, what).to.equal(status);
      expect(await storedPage(cloned.project.id, cloned.live), what).to.include({ content });
    }
  });

  for (const loss of ["unavailable", "cut"] as const) {
    it(`is a success when the answer of its commit is lost (${loss}), with a key and without`, async () => {
      for (const headers of [{}, { "Idempotency-Key": "kept" }]) {
        const cloned = await aClone();
        proxy.loseNextCommit(loss);
        expect(published(await publishAt(0, cloned, cloned.draftId, { ...headers, "If-Match": cloned.etag }))).to.include({
          docId: cloned.live,
        });
        expect(await storedPage(cloned.project.id, cloned.live)).to.include({ content: "Two", revision: 4 });
        expect(await brokenInvariantsOf(cloned.project.id)).to.deep.equal([]);
      }
    });
  }

  it("is done or not when its process is killed, and a repeated request does the rest", async () => {
    for (const commits of [0, 1]) {
      const { project, editor, live, draftId } = await aClone();
      const below = firestore.collection(`projects/${project.id}/documents/${draftId}/versions`);
      for (let number = 0; number < 6; number++) await below.doc(`theirs-${number}`).set({ content: "x".repeat(900_000) });
      const doomed = await startInstance("docsPublish", { FIRESTORE_EMULATOR_HOST: limiting.host });
      const hung = limiting.hangAfter(commits);
      const ask = { projectId: project.id, token: editor.token, body: { draftId }, headers: { "Idempotency-Key": "killed" } };
      const lost = call("docsPublish", { ...ask, base: doomed.url }).catch(() => "no answer");
      await hung;
      await doomed.stop("SIGKILL");
      expect(await lost).to.equal("no answer");
      await untilStill(project.id);
      expect(await storedPage(project.id, live)).to.include({ content: commits === 0 ? "Old" : "Two" });
      expect(published(await call("docsPublish", ask))).to.include({ docId: live });
      expect(await storedPage(project.id, live)).to.include({ content: "Two", revision: 4 });
      expect(await storedPage(project.id, draftId)).to.equal(undefined);
      // The schedule completes what the killed process has left.
      await runDue.run({ scheduleTime: new Date().toISOString() });
      expect(await storedVersions(project.id, draftId)).to.deep.equal([]);
      expect((await firestore.collection(`projects/${project.id}/page_removals`).get()).size).to.equal(0);
    }
  });
});
