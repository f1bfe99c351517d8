import { expect } from "chai";
import { isPublishing } from "../../../src/lib/platform/config/params.ts";
import { publishDue } from "../../../src/lib/pages/publishing/publish-due.ts";
import { publishingStore } from "../../../src/lib/pages/publishing/store.ts";
import { canSignIn } from "../../../src/lib/auth/account.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedPage } from "../../support/documents.ts";
import { anEditor } from "../../support/projects.ts";
import { opened, published, refused, saved } from "../../support/replies.ts";
import { aClone } from "./a-clone.ts";

const hourMs = 3_600_000;

const inAnHour = (): string => new Date(Date.now() + hourMs).toISOString();

const runLater = async (): Promise<number> =>
  publishDue(
    { store: publishingStore, findAccess: projectStore.findAccess, canSignIn, isPublishing },
    new Date(Date.now() + 2 * hourMs),
    AbortSignal.timeout(60_000),
  );

const onlyAdmins = async (projectId: string): Promise<void> => {
  await firestore.doc(`projects/${projectId}`).update({ "site.publishers": "admins" });
};

describe("a site whose pages only admins publish", () => {
  it("refuses a manager who publishes, schedules or unpublishes, and changes nothing", async () => {
    const { project, editor, draftId, live } = await aClone();
    await onlyAdmins(project.id);
    const before = await everythingIn(project.id);
    for (const body of [{ draftId }, { draftId, force: true }, { draftId, publish_at: inAnHour() }]) {
      expect(refused(await editor.publish(body), 403, "forbidden").details).to.deep.equal([{ path: "publishers", message: "admins" }]);
    }
    refused(await editor.unpublish(live), 403, "forbidden");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("lets an admin publish and unpublish", async () => {
    const { project, draftId, live } = await aClone();
    const admin = await anEditor(project, "admin");
    await onlyAdmins(project.id);
    published(await admin.publish({ draftId }), "published");
    expect((await admin.unpublish(live)).status).to.equal(200);
  });

  it("does not publish what a manager scheduled before, says why, and lets the manager take it back", async () => {
    const [kept, cancelled] = [await aClone(), await aClone()];
    for (const { project, editor, draftId } of [kept, cancelled]) {
      published(await editor.publish({ draftId, publish_at: inAnHour() }), "scheduled");
      await onlyAdmins(project.id);
    }
    published(await cancelled.editor.publish({ draftId: cancelled.draftId, publish_at: null }), "unscheduled");
    await runLater();
    expect(await storedPage(kept.project.id, kept.draftId)).to.have.nested.property("due_publication.refused", "forbidden");
    expect(await storedPage(kept.project.id, kept.live)).to.include({ visibility: "live", revision: 3 });
    expect(await storedPage(cancelled.project.id, cancelled.draftId)).not.to.have.nested.property("due_publication.refused");
  });

  it("does not publish in an admin's name what a manager has saved since, says so at once, and publishes it once an admin has seen it", async () => {
    const { project, editor, draftId, live } = await aClone();
    const admin = await anEditor(project, "admin");
    await onlyAdmins(project.id);
    const publish_at = inAnHour();
    published(await admin.publish({ draftId, publish_at }), "scheduled");
    const moved = { draftId, metadata: { slug: `moved-${draftId.slice(0, 8)}` }, content: "Theirs", language: "en" };
    saved(await editor.save(moved));
    const told = await firestore.collection(`projects/${project.id}/outbox`).get();
    expect(told.docs.map((notice): unknown => notice.get("kind"))).to.deep.equal(["draft_refused"]);
    for (const seen of [opened(await editor.read(draftId)), opened(await admin.read(draftId))]) {
      expect(seen).to.not.have.property("publish_at");
      expect(seen.publish_refusal).to.include({ code: "stale_revision" }).and.to.have.property("error").that.includes(publish_at);
    }
    saved(await editor.save({ ...moved, content: "Theirs again" }));
    saved(await admin.save({ ...moved, content: "Ours" }));
    expect((await firestore.collection(`projects/${project.id}/outbox`).get()).size).to.equal(1);
    await runLater();
    expect(await storedPage(project.id, live)).to.include({ content: "Old" });
    published(await admin.publish({ draftId, publish_at }), "scheduled");
    expect(opened(await admin.read(draftId)))
      .to.include({ publish_at })
      .and.to.not.have.property("publish_refusal");
    await runLater();
    expect(await storedPage(project.id, live)).to.include({ content: "Ours" });
  });

  it("publishes an admin's own corrections, and not what a manager saves or restores while the draft is due", async () => {
    const [corrected, raced] = [await aClone(), await aClone()];
    for (const { project, draftId } of [corrected, raced]) {
      const admin = await anEditor(project, "admin");
      await onlyAdmins(project.id);
      published(await admin.publish({ draftId, publish_at: inAnHour() }), "scheduled");
      saved(await admin.save({ draftId, metadata: {}, content: "Corrected", language: "en", keep: true }));
    }
    const restored = { draftId: raced.draftId, metadata: {}, content: "Restored", language: "en", keep: true };
    const [answer] = await Promise.all([raced.editor.save(restored), runLater()]);
    await runLater();
    expect(await storedPage(corrected.project.id, corrected.live)).to.include({ content: "Corrected" });
    const isFirst = answer.status === 200;
    expect(await storedPage(raced.project.id, raced.live)).to.include({ content: isFirst ? "Old" : "Corrected" });
    if (isFirst)
      expect(await storedPage(raced.project.id, raced.draftId)).to.have.nested.property("due_publication.refused", "stale_revision");
  });

  it("publishes what an admin scheduled", async () => {
    const { project, draftId } = await aClone();
    const admin = await anEditor(project, "admin");
    await onlyAdmins(project.id);
    published(await admin.publish({ draftId, publish_at: inAnHour() }), "scheduled");
    await runLater();
    expect(await storedPage(project.id, draftId)).to.equal(undefined);
  });
});
