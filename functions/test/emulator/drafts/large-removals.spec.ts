import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import { call, type Headers } from "../../support/api.ts";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedPage, storedVersionIds, untilStill } from "../../support/documents.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { startLimitingProxy, type LimitingProxy } from "../../support/limiting-proxy.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { operateByCommandLine } from "../../support/operator.ts";
import { aMember } from "../../support/people.ts";
import { aLivePage, anEditor, aProject, aSlug } from "../../support/projects.ts";
import { discarded, opened, refused, saved } from "../../support/replies.ts";

const megabyte = 1_000_000;

/** Firestore's limit for one commit, as the proxy counts. */
const largestCommit = 10 * 1024 * 1024;

describe("a draft whose versions are more than one commit may delete", () => {
  let proxy: LimitingProxy;
  let instance: Instance;

  before(async () => {
    proxy = await startLimitingProxy();
    instance = await startInstance("editDiscard", { FIRESTORE_EMULATOR_HOST: proxy.host });
  });

  after(async () => {
    await instance.stop("SIGKILL");
    await proxy.stop();
  });

  /** A draft of a live page, with versions as saves make them, and a way to discard it through the limiting proxy. */
  const aLargeDraft = async (versions = 12) => {
    const project = await aProject();
    const editor = await anEditor(project);
    const { token } = await aMember(project.id, "manager");
    const slug = aSlug();
    const live = await aLivePage(project, { slug });
    const untouched = await everythingIn(project.id);
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    saved(await editor.save({ draftId, metadata: {}, content: "text", language: "en" }));
    const below = firestore.collection(`projects/${project.id}/documents/${draftId}/versions`);
    const first = (await below.get()).size;
    const content = "x".repeat(megabyte);
    for (let number = first; number < versions; number++) {
      const version = { metadata: {}, content, language: "en", saved_at: Timestamp.now(), saved_by: "ada", bytes: megabyte };
      await below.doc(`lectern-${String(number).padStart(10, "0")}-abcdefgh`).set(version);
    }
    const discard = async (headers: Headers = {}, base = instance.url) =>
      call("editDiscard", { projectId: project.id, token, body: { draftId }, headers, base });
    return { project, editor, slug, live, untouched, draftId, below, discard };
  };

  /** Discards it in a process that dies after this many commits. */
  const dieAfter = async (commits: number, discard: (headers: Headers, base: string) => Promise<unknown>, headers: Headers = {}) => {
    const doomed = await startInstance("editDiscard", { FIRESTORE_EMULATOR_HOST: proxy.host });
    const hung = proxy.hangAfter(commits);
    const lost = discard(headers, doomed.url).catch(() => "no answer");
    await hung;
    await doomed.stop("SIGKILL");
    expect(await lost).to.equal("no answer");
  };

  /** Runs the operator's tool on a page through the limiting proxy. */
  const operatePage = async (...words: readonly string[]): Promise<void> => {
    const { exitCode, complaints } = await operateByCommandLine({ environment: { FIRESTORE_EMULATOR_HOST: proxy.host } }, "page", ...words);
    expect(exitCode, complaints).to.equal(0);
  };

  const runDue = async (): Promise<void> => {
    const schedule = await startInstance("runDue", { FIRESTORE_EMULATOR_HOST: proxy.host });
    const { status } = await fetch(schedule.url, { method: "POST", headers: { "X-CloudScheduler-JobName": "test" } });
    expect(status, schedule.log()).to.equal(200);
    await schedule.stop();
  };

  it("is discarded with 50 versions of 1 MB, in commits that Firestore takes, and leaves nothing @nightly", async () => {
    const { project, untouched, draftId, discard } = await aLargeDraft(50);
    const before = proxy.commits().length;
    expect(discarded(await discard())).to.equal(draftId);
    expect((await storedVersionIds(project.id, draftId)).length).to.be.lessThan(50);
    // On a busy machine the request may have left some.
    await runDue();
    expect(await everythingIn(project.id)).to.deep.equal(untouched);
    expect(await storedVersionIds(project.id, draftId)).to.deep.equal([]);
    expect(Math.max(...proxy.commits().slice(before))).to.be.lessThan(largestCommit / 2);
  });

  it("is published with 50 versions of 1 MB, in commits that Firestore takes, and leaves nothing @nightly", async () => {
    const { project, live, draftId } = await aLargeDraft(50);
    const before = proxy.commits().length;
    await operatePage("publish", project.id, draftId);
    expect(await storedPage(project.id, live)).to.include({ visibility: "live", content: "text" });
    expect(await storedPage(project.id, draftId)).to.equal(undefined);
    await runDue();
    expect(await storedVersionIds(project.id, draftId)).to.deep.equal([]);
    expect((await firestore.collection(`projects/${project.id}/page_removals`).get()).size).to.equal(0);
    expect(Math.max(...proxy.commits().slice(before))).to.be.lessThan(largestCommit);
  });

  it("is removed by the operator with versions of other programs, whose size is unknown", async () => {
    const { project, untouched, draftId, below } = await aLargeDraft(1);
    for (let number = 0; number < 8; number++) await below.doc(`foreign-${number}`).set({ content: "x".repeat(megabyte), bytes: 1 });
    await operatePage("remove", project.id, draftId);
    expect(await everythingIn(project.id)).to.deep.equal(untouched);
    expect(await storedVersionIds(project.id, draftId)).to.deep.equal([]);
  });

  // The first version is small: it is deleted together with the next four.
  for (const [commits, left] of [
    [1, 12],
    [2, 7],
    [3, 3],
  ] as const) {
    it(`is gone for everybody when the process dies after ${commits} commits, and the schedule deletes the rest${nightlyIf(commits !== 2)}`, async () => {
      const { project, editor, slug, untouched, draftId, discard } = await aLargeDraft();
      await dieAfter(commits, discard);
      await untilStill(project.id);
      // A schedule that another test runs may have started on the rest.
      expect((await storedVersionIds(project.id, draftId)).length).to.be.at.most(left);
      refused(await editor.read(draftId), 404, "not_found");
      refused(await editor.save({ draftId, metadata: {}, content: "late", language: "en" }), 404, "not_found");
      refused(await editor.versions(draftId), 404, "not_found");
      const again = opened(await editor.open({ slug, language: "en" }));
      expect(again.draftId).not.to.equal(draftId);
      discarded(await editor.discard({ draftId: again.draftId }));
      await runDue();
      expect(await everythingIn(project.id)).to.deep.equal(untouched);
      expect(await storedVersionIds(project.id, draftId)).to.deep.equal([]);
    });
  }

  for (const headers of [{}, { "Idempotency-Key": "once" }]) {
    it(`is discarded by a repetition that goes on where a process has died (${JSON.stringify(headers)})${nightlyIf(!("Idempotency-Key" in headers))}`, async () => {
      const { project, draftId, discard } = await aLargeDraft();
      await dieAfter(2, discard, headers);
      await untilStill(project.id);
      const replies = await Promise.all([1, 2, 3].map(async () => discard(headers)));
      // Without a key, the last request may find nothing.
      for (const reply of replies)
        if (reply.status === 404 && !("Idempotency-Key" in headers)) refused(reply, 404, "not_found");
        else expect(discarded(reply)).to.equal(draftId);
      expect(replies.some(({ status }) => status === 200)).to.be.true;
      expect(await storedVersionIds(project.id, draftId)).to.deep.equal([]);
      expect((await firestore.collection(`projects/${project.id}/page_removals`).get()).size).to.equal(0);
      expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
    });
  }

  it("is discarded as a whole during saves, opens, discards and publishing", async () => {
    const { project, editor, slug, live, draftId, discard } = await aLargeDraft();
    const environment = { FIRESTORE_EMULATOR_HOST: proxy.host };
    const [publication, ...replies] = await Promise.all([
      operateByCommandLine({ environment }, "page", "publish", project.id, draftId),
      ...[1, 2].map(async () => discard()),
      ...[1, 2, 3].map(async (number) => editor.save({ draftId, metadata: {}, content: `text ${number}`, language: "en" })),
      ...[1, 2].map(async () => editor.open({ slug, language: "en" })),
    ]);
    expect(replies.filter(({ status }) => status !== 200 && status !== 404)).to.deep.equal([]);
    expect(publication.exitCode).to.be.oneOf([0, 1]);
    expect(await storedPage(project.id, draftId)).to.equal(undefined);
    expect(await storedVersionIds(project.id, draftId)).to.deep.equal([]);
    expect(await storedPage(project.id, live)).to.include({ visibility: "live" });
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("leaves alone what another program writes below its ID meanwhile", async () => {
    const { project, draftId, below, discard } = await aLargeDraft();
    await dieAfter(2, discard);
    await untilStill(project.id);
    const theirs = {
      visibility: "draft",
      slug: aSlug(),
      language: "en",
      metadata: {},
      content: "theirs",
      doc_template_id: project.templateId,
    };
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).set(theirs);
    await below.doc("theirs").set({ content: "theirs" });
    await runDue();
    expect(await storedVersionIds(project.id, draftId)).to.deep.equal(["theirs"]);
    expect(await storedPage(project.id, draftId)).to.include({ content: "theirs" });
    // The draft itself can be discarded, too.
    discarded(await discard());
    expect(await storedVersionIds(project.id, draftId)).to.deep.equal([]);
  });

  it("is discarded after another program has deleted the document only @nightly", async () => {
    const { project, draftId, discard } = await aLargeDraft();
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).delete();
    expect(discarded(await discard())).to.equal(draftId);
    expect(await storedVersionIds(project.id, draftId)).to.deep.equal([]);
    refused(await discard(), 404, "not_found");
  });
});
