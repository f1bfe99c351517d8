import { expect } from "chai";
import { documentList } from "../../../answers/documents.ts";
import { isPublishing } from "../../../src/lib/platform/config/params.ts";
import { publishDue } from "../../../src/lib/pages/publishing/publish-due.ts";
import { publishingStore } from "../../../src/lib/pages/publishing/store.ts";
import { canSignIn } from "../../../src/lib/auth/account.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedPage } from "../../support/documents.ts";
import { killsApart } from "../../support/rounds.ts";
import { Killed, killedAtCall, meetingItself } from "../../support/store-faults.ts";
import { discarded, opened, published, refused, refusedPaths, saved } from "../../support/replies.ts";
import { aClone, onlyIn, type Cloned } from "./a-clone.ts";

const hourMs = 3_600_000;

const inAnHour = (): string => new Date(Date.now() + hourMs).toISOString();

/** Runs the schedule as in two hours. Other tests have due drafts, too. */
const runLater = async (store = publishingStore, isOn = isPublishing): Promise<number> =>
  publishDue(
    { store, findAccess: projectStore.findAccess, canSignIn, isPublishing: isOn },
    new Date(Date.now() + 2 * hourMs),
    AbortSignal.timeout(60_000),
  );

const listed = async ({ editor, draftId }: Cloned): Promise<unknown> =>
  documentList.parse((await editor.list()).body).documents.find(({ id }) => id === draftId);

describe("a draft that goes live later", () => {
  it("says so wherever it is shown, and publishes the text that is stored then, once", async () => {
    const cloned = await aClone();
    const { project, editor, draftId, live, etag } = cloned;
    const publish_at = inAnHour();
    const reply = await editor.publish({ draftId, publish_at }, { "If-Match": etag });
    expect(published(reply, "scheduled")).to.deep.include({ docId: live, publish_at });
    expect(await storedPage(project.id, live)).to.include({ content: "Old" });
    expect(opened(await editor.read(draftId))).to.include({ publish_at, etag: reply.headers.etag });
    expect((await editor.look(draftId)).body).to.include({ publish_at });
    expect(await listed(cloned)).to.include({ publish_at });

    const last = { draftId, metadata: {}, content: "Last words", language: "en" };
    saved(await editor.save(last, { "If-Match": reply.headers.etag ?? "" }));
    expect(opened(await editor.read(draftId))).to.include({ publish_at });
    await publishDue(
      { store: publishingStore, findAccess: projectStore.findAccess, canSignIn, isPublishing },
      new Date(),
      AbortSignal.timeout(60_000),
    );
    expect(await storedPage(project.id, live)).to.include({ content: "Old" });
    await Promise.all([runLater(), runLater()]);
    expect(await storedPage(project.id, live)).to.include({ content: "Last words", revision: 4, updated_by: editor.uid });
    const before = await everythingIn(project.id);
    await runLater();
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("can be put off and taken back, and the same wish twice writes once", async () => {
    const { project, editor, draftId, live } = await aClone();
    const publish_at = inAnHour();
    published(await editor.publish({ draftId, publish_at }), "scheduled");
    const before = await everythingIn(project.id);
    published(await editor.publish({ draftId, publish_at }), "scheduled");
    expect(await everythingIn(project.id)).to.deep.equal(before);
    const later = new Date(Date.now() + 5 * hourMs).toISOString();
    published(await editor.publish({ draftId, publish_at: later }), "scheduled");
    await runLater();
    expect(await storedPage(project.id, live)).to.include({ content: "Old" });
    published(await editor.publish({ draftId, publish_at: null }), "unscheduled");
    expect(opened(await editor.read(draftId))).not.to.have.any.keys("publish_at", "publish_refusal");
    published(await editor.publish({ draftId, publish_at: null }), "unscheduled");
    await runLater();
    expect(await storedPage(project.id, live)).to.include({ content: "Old" });
  });

  it("goes live at once when its time is moved into the past", async () => {
    const { project, editor, draftId, live } = await aClone();
    published(await editor.publish({ draftId, publish_at: inAnHour() }), "scheduled");
    published(await editor.publish({ draftId, publish_at: "2001-01-01T00:00:00Z" }));
    expect(await storedPage(project.id, live)).to.include({ content: "Two" });
  });

  it("is forgotten with the draft that is discarded", async () => {
    const { project, editor, draftId, live } = await aClone();
    published(await editor.publish({ draftId, publish_at: inAnHour() }), "scheduled");
    discarded(await editor.discard({ draftId }));
    await runLater();
    expect(await storedPage(project.id, live)).to.include({ content: "Old" });
  });

  it("is refused at once where it could not go live now", async () => {
    const { project, editor, draftId } = await aClone();
    saved(await editor.save({ draftId, metadata: { title: null }, content: "", language: "en" }));
    const before = await everythingIn(project.id);
    expect(refusedPaths(await editor.publish({ draftId, publish_at: inAnHour() }))).to.deep.equal(["metadata.title"]);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("stays a draft when it is refused then, says why, and can be published", async () => {
    const cloned = await aClone();
    const { project, editor, draftId, live } = cloned;
    published(await editor.publish({ draftId, publish_at: inAnHour() }), "scheduled");
    await firestore.doc(`projects/${project.id}/documents/${live}`).update({ content: "Theirs" });
    await runLater();
    expect(await storedPage(project.id, live)).to.include({ content: "Theirs" });
    expect(await listed(cloned)).to.have.nested.property("publish_refusal.code", "base_changed");
    expect(opened(await editor.read(draftId))).to.have.nested.property("publish_refusal.code", "base_changed");
    const before = await everythingIn(project.id);
    await runLater();
    expect(await everythingIn(project.id)).to.deep.equal(before);
    published(await editor.publish({ draftId, force: true }));
    expect(await storedPage(project.id, live)).to.include({ content: "Two" });
  });

  it("is refused where publishing has been switched off meanwhile", async () => {
    const cloned = await aClone();
    const { project, draftId, live } = cloned;
    published(await cloned.editor.publish({ draftId, publish_at: inAnHour() }), "scheduled");
    await runLater(publishingStore, () => false);
    expect(await listed(cloned)).to.have.nested.property("publish_refusal.code", "publishing_off");
    expect(await storedPage(project.id, live)).to.include({ content: "Old" });
  });

  it("goes live over a changed page where that was asked for", async () => {
    const { project, editor, draftId, live } = await aClone();
    await firestore.doc(`projects/${project.id}/documents/${live}`).update({ content: "Theirs" });
    refused(await editor.publish({ draftId, publish_at: inAnHour() }), 409, "base_changed");
    published(await editor.publish({ draftId, publish_at: inAnHour(), force: true }), "scheduled");
    expect(opened(await editor.read(draftId))).to.include({ base_changed: false, live: null });
    await runLater();
    expect(await storedPage(project.id, live)).to.include({ content: "Two" });
  });

  it("is refused over a page that has changed after that was asked for, until it is asked for again", async () => {
    const cloned = await aClone();
    const { project, editor, draftId, live } = cloned;
    const page = firestore.doc(`projects/${project.id}/documents/${live}`);
    const wish = { draftId, publish_at: inAnHour(), force: true };
    await page.update({ content: "Theirs" });
    published(await editor.publish(wish), "scheduled");
    await page.update({ content: "Theirs, later" });
    const repeated = published(await editor.publish(wish), "scheduled");
    const before = await everythingIn(project.id);
    expect(published(await editor.publish(wish), "scheduled")).to.deep.equal(repeated);
    expect(await everythingIn(project.id)).to.deep.equal(before);
    await page.update({ content: "Unseen" });
    await runLater();
    expect(await storedPage(project.id, live)).to.include({ content: "Unseen" });
    expect(await listed(cloned)).to.have.nested.property("publish_refusal.code", "base_changed");
  });

  it("is live once, wherever a run dies", async () => {
    for (const moment of ["before", "after"] as const) {
      for (let callNumber = 1, killed = true; killed; callNumber += killsApart) {
        const { project, editor, draftId, live } = await aClone();
        published(await editor.publish({ draftId, publish_at: inAnHour() }), "scheduled");
        const { store, isKilled } = killedAtCall(onlyIn(project.id), callNumber, moment);
        await runLater(store).catch((error: unknown) => {
          const causes = error instanceof AggregateError ? error.errors : [error];
          if (!causes.every((one) => one instanceof Killed)) throw error;
        });
        killed = isKilled();
        await runLater(onlyIn(project.id));
        expect(await storedPage(project.id, live), `${moment} ${callNumber}`).to.include({ content: "Two", revision: 4 });
        expect(await storedPage(project.id, draftId)).to.equal(undefined);
        refused(await editor.read(draftId), 404, "not_found");
      }
    }
  });

  it("is live once when the answer of the commit is lost", async () => {
    const { project, editor, draftId, live } = await aClone();
    published(await editor.publish({ draftId, publish_at: inAnHour() }), "scheduled");
    await runLater(meetingItself(onlyIn(project.id), ["publish"]));
    expect(await storedPage(project.id, live)).to.include({ content: "Two", revision: 4 });
  });
});
