import { expect } from "chai";
import { documentList } from "../../../answers/documents.ts";
import { canSignIn } from "../../../src/lib/auth/account.ts";
import { composeMail, linkTo } from "../../../src/lib/notifications/compose-mail.ts";
import { outboxStore } from "../../../src/lib/notifications/store.ts";
import { publishDue } from "../../../src/lib/pages/publishing/publish-due.ts";
import { publishingStore } from "../../../src/lib/pages/publishing/store.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedPage } from "../../support/documents.ts";
import { aLivePage, anEditor, aSlug, aWorkplace } from "../../support/projects.ts";
import { killsApart } from "../../support/rounds.ts";
import { Killed, killedAtCall, meetingItself } from "../../support/store-faults.ts";
import { discarded, opened, published, refused, refusedPaths } from "../../support/replies.ts";
import { aClone, onlyIn } from "./a-clone.ts";

const hourMs = 3_600_000;

const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString();

/** Runs the schedule as if it were later. Other tests have due pages, too. */
const runIn = async (hours: number, store = publishingStore): Promise<number> =>
  publishDue(
    { store, findAccess: projectStore.findAccess, canSignIn, isPublishing: () => true },
    new Date(Date.now() + hours * hourMs),
    AbortSignal.timeout(60_000),
  );

describe("a page that leaves the site by itself", () => {
  it("is published, says when it ends wherever it is shown, and is a draft then, once", async () => {
    const { project, editor, draftId, live } = await aClone();
    const unpublish_at = inHours(3);
    published(await editor.publish({ draftId, publish_at: inHours(1), unpublish_at }), "scheduled");
    expect(opened(await editor.read(draftId))).to.include({ unpublish_at });
    await runIn(2);
    expect(await storedPage(project.id, live)).to.include({ visibility: "live", content: "Two" });
    expect((await editor.look(live)).body).to.include({ unpublish_at });
    expect(documentList.parse((await editor.list()).body).documents[0]).to.include({ unpublish_at });
    await Promise.all([runIn(4), runIn(4)]);
    expect(await storedPage(project.id, live)).to.include({ visibility: "draft", content: "Two", due_publication_at: null });
    const before = await everythingIn(project.id);
    await runIn(4);
    expect(await everythingIn(project.id)).to.deep.equal(before);
    published(await editor.publish({ draftId: live }));
    expect((await editor.look(live)).body).not.to.have.any.keys("unpublish_at", "unpublish_refusal");
  });

  it("is told of a live page alone, put off, taken back, and kept through a publication and a rename", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const live = await aLivePage(project, { slug, metadata: { title: "Sale", slug } });
    const etag = (await editor.look(live)).headers.etag ?? "";
    const first = published(await editor.publish({ draftId: live, unpublish_at: inHours(1) }, { "If-Match": etag }), "scheduled");
    expect(first).to.have.property("docId", live);
    refused(await editor.publish({ draftId: live, unpublish_at: inHours(2) }, { "If-Match": etag }), 412, "stale_revision");
    published(await editor.publish({ draftId: live, unpublish_at: null }), "unscheduled");
    const before = await everythingIn(project.id);
    published(await editor.publish({ draftId: live, unpublish_at: null }), "unscheduled");
    expect(await everythingIn(project.id)).to.deep.equal(before);
    await runIn(2);
    expect(await storedPage(project.id, live)).to.include({ visibility: "live" });

    published(await editor.publish({ draftId: live, unpublish_at: inHours(3) }), "scheduled");
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    await editor.save({ draftId, metadata: { slug: aSlug() }, content: "Moved", language: "en" });
    published(await editor.publish({ draftId }));
    expect((await editor.look(live)).body).to.have.property("unpublish_at");
    const again = opened(await editor.open({ slug: String((await storedPage(project.id, live))?.["slug"]), language: "en" }));
    discarded(await editor.discard({ draftId: again.draftId }));
    await runIn(4);
    expect(await storedPage(project.id, live)).to.include({ visibility: "draft", content: "Moved" });
  });

  it("refuses an end that is over or before the beginning, too far, beside a cancellation, and of a page that is not live", async () => {
    const { project, editor, draftId, live } = await aClone();
    const before = await everythingIn(project.id);
    const asked = [
      { draftId, unpublish_at: "2001-01-01T00:00:00Z" },
      { draftId, publish_at: inHours(2), unpublish_at: inHours(1) },
      { draftId, unpublish_at: inHours(24 * 366 * 11) },
      { draftId, publish_at: null, unpublish_at: inHours(1) },
      { draftId: live, unpublish_at: "soon" },
    ];
    for (const wish of asked) expect(refusedPaths(await editor.publish(wish)), JSON.stringify(wish)).to.deep.equal(["unpublish_at"]);
    refused(await editor.publish({ draftId: live }), 400, "not_a_draft");
    refused(await editor.publish({ draftId: "nothing", unpublish_at: inHours(1) }), 404, "not_found");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("goes off at once after it went live when both are due", async () => {
    const { project, editor, draftId, live } = await aClone();
    published(await editor.publish({ draftId, publish_at: inHours(1), unpublish_at: inHours(2) }), "scheduled");
    await runIn(3);
    expect(await storedPage(project.id, live)).to.include({ visibility: "draft", content: "Two" });
  });

  it("stays with a draft of it, or when whoever wanted it has lost the right; the page says why, and the team is told", async () => {
    const { project, editor } = await aWorkplace({ notify: { emails: ["team@people.example"], url: null } });
    const slug = aSlug();
    const [busy, orphan] = [await aLivePage(project, { slug }), await aLivePage(project)];
    const leaver = await anEditor(project);
    published(await editor.publish({ draftId: busy, unpublish_at: inHours(1) }), "scheduled");
    published(await leaver.publish({ draftId: orphan, unpublish_at: inHours(1) }), "scheduled");
    opened(await editor.open({ slug, language: "en" }));
    await firestore.doc(`projects/${project.id}/members/${leaver.uid}`).delete();
    await runIn(2);
    expect((await editor.look(busy)).body).to.have.nested.property("unpublish_refusal.code", "slug_taken");
    expect((await editor.look(orphan)).body).to.have.nested.property("unpublish_refusal.code", "forbidden");
    const notices = await outboxStore.listDue(project.id, new Date(Date.now() + 3 * hourMs), 10);
    expect(notices.map(({ kind, itemId }) => [kind, itemId])).to.have.deep.members([
      ["page_refused", busy],
      ["page_refused", orphan],
    ]);
    const [notice] = notices;
    const recipients = await outboxStore.findRecipients(project.id);
    if (notice === undefined || recipients === undefined) throw new Error("There is nobody to tell");
    const link = linkTo("https://here.example", project.id, notice);
    const mail = await composeMail(
      { projectId: project.id, notice, recipients, openQuestions: 0, callBack: undefined },
      { language: "en", link },
    );
    expect(mail.text).to.contain("was not unpublished as scheduled");
    expect(mail.text).to.contain(`https://here.example/editor/#/${project.id}/pages/${notice.itemId ?? ""}`);
  });

  it("tells the team of a scheduled draft that could not go live", async () => {
    const { project, editor, draftId, live } = await aClone();
    published(await editor.publish({ draftId, publish_at: inHours(1) }), "scheduled");
    await firestore.doc(`projects/${project.id}/documents/${live}`).update({ content: "Theirs" });
    await runIn(2);
    await runIn(2);
    const notices = await outboxStore.listDue(project.id, new Date(Date.now() + 3 * hourMs), 10);
    expect(notices.map(({ kind, itemId }) => [kind, itemId])).to.deep.equal([["draft_refused", draftId]]);
  });

  it("is a draft once, wherever a run dies, and when the answer of the commit is lost", async () => {
    for (const moment of ["before", "after"] as const) {
      for (let callNumber = 1, killed = true; killed; callNumber += killsApart) {
        const { project, editor } = await aWorkplace();
        const live = await aLivePage(project);
        published(await editor.publish({ draftId: live, unpublish_at: inHours(1) }), "scheduled");
        const { store, isKilled } = killedAtCall(onlyIn(project.id), callNumber, moment);
        await runIn(2, store).catch((error: unknown) => {
          const causes = error instanceof AggregateError ? error.errors : [error];
          if (!causes.every((one) => one instanceof Killed)) throw error;
        });
        killed = isKilled();
        await runIn(2, onlyIn(project.id));
        expect(await storedPage(project.id, live), `${moment} ${callNumber}`).to.include({ visibility: "draft", revision: 4 });
      }
    }
    const { project, editor } = await aWorkplace();
    const live = await aLivePage(project);
    published(await editor.publish({ draftId: live, unpublish_at: inHours(1) }), "scheduled");
    await runIn(2, meetingItself(onlyIn(project.id), ["unpublish"]));
    expect(await storedPage(project.id, live)).to.include({ visibility: "draft", revision: 4 });
  });

  it("is nobody's to end, or to keep in spite of an admin, who may not publish", async () => {
    const { project } = await aWorkplace({ site: { publishers: "admins" } });
    const admin = await anEditor(project, "admin");
    const live = await aLivePage(project);
    const manager = await anEditor(project);
    refused(await manager.publish({ draftId: live, unpublish_at: inHours(1) }), 403, "forbidden");
    published(await admin.publish({ draftId: live, unpublish_at: inHours(1) }), "scheduled");
    refused(await manager.publish({ draftId: live, unpublish_at: null }), 403, "forbidden");
    published(await admin.publish({ draftId: live, unpublish_at: null }), "unscheduled");
  });
});
