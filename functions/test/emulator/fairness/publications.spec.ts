import { expect } from "chai";
import { publishDue } from "../../../src/lib/pages/publishing/publish-due.ts";
import { publishingStore } from "../../../src/lib/pages/publishing/store.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { storedPage, toMs } from "../../support/documents.ts";
import { aForeignDraft, aProject, aSlug, type Fields, pageFields, type Project } from "../../support/projects.ts";
import { storeMany } from "./store-many.ts";

const minuteMs = 60_000;

const dueSince = (minutes: number, fields: Fields = {}): Fields => {
  const at = new Date(Date.now() - minutes * minuteMs);
  return { visibility: "draft", due_publication: { at, by: "manager" }, due_publication_at: at, ...fields };
};

/** The manager in whose name all is due may still publish. */
const rights = {
  findAccess: async (projectId: string) => ({
    account: "somebody",
    project: await projectStore.getProject(projectId),
    role: "manager" as const,
    user: undefined,
  }),
  canSignIn: async () => Promise.resolve(true),
};

/** One run of the schedule, whose time is over after so many publications. */
const run = async (most = Number.POSITIVE_INFINITY): Promise<unknown> => {
  const time = new AbortController();
  let count = 0;
  const store: typeof publishingStore = {
    ...publishingStore,
    publish: async (...write) => {
      count += 1;
      if (count >= most) time.abort();
      return publishingStore.publish(...write);
    },
  };
  const ports = { store, ...rights, isPublishing: () => true };
  return publishDue(ports, new Date(), time.signal);
};

const storeDrafts = async (project: Project, count: number, fieldsOf: () => Fields): Promise<void> => {
  const pages = Array.from({ length: count }, (_, index) => {
    return [`projects/${project.id}/documents/many-${index}`, pageFields(project, fieldsOf())] as const;
  });
  await storeMany(pages);
};

const isLive = async ({ id }: Project, documentId: string): Promise<boolean> => {
  const published = await firestore.collection(`projects/${id}/documents`).where("visibility", "==", "live").get();
  return published.size > 0 && (await storedPage(id, documentId)) === undefined;
};

describe("publications that are due", () => {
  /** Two projects, before and behind a busy one in the order of names, and which of them got their publication in so many runs. */
  const whoIsServed = async (busy: number, runs: number): Promise<readonly boolean[]> => {
    const middle = await aProject();
    await storeDrafts(middle, busy, () => dueSince(60));
    const others = await Promise.all(["a", "z"].map(async (letter) => ({ ...(await aProject()), id: `${letter}-${aSlug()}` })));
    for (const { id, templateId } of others) {
      await firestore.doc(`projects/${id}`).set({ name: "A site", plan: "free", default_language: "en" });
      await firestore.doc(`projects/${id}/templates/${templateId}`).set({ name: "Article", fields: [] });
    }
    const drafts = await Promise.all(others.map(async (project) => aForeignDraft(project, dueSince(1))));
    for (let runIndex = 0; runIndex < runs; runIndex++) await run(6);
    const served = await Promise.all(others.map(async (project, index) => isLive(project, drafts[index] ?? "")));
    await firestore.recursiveDelete(firestore.doc(`projects/${middle.id}`));
    return served;
  };

  it("of one project do not wait for a thousand of another one, wherever it stands in the order of names", async () => {
    expect(await whoIsServed(1_000, 1)).to.deep.equal([true, true]);
  });

  it("of one project do not wait for ten thousand of another one: two runs are enough @nightly", async () => {
    expect(await whoIsServed(10_000, 2)).to.deep.equal([true, true]);
  });

  it("of one project all go live in one run, more than one query finds", async () => {
    const project = await aProject();
    await storeDrafts(project, 45, () => dueSince(5));
    await run();
    const left = await firestore.collection(`projects/${project.id}/documents`).where("visibility", "==", "draft").count().get();
    expect(left.data().count).to.equal(0);
  });

  it("are not held up by what other programs left behind, which is cleared", async () => {
    const [theirs, ours] = await Promise.all([aProject(), aProject()]);
    await storeDrafts(theirs, 30, () => dueSince(60, { visibility: "live" }));
    const broken = await aForeignDraft(theirs, dueSince(50, { due_publication: "soon" }));
    const at = new Date(Date.now() + 60 * minuteMs);
    const postponed = await aForeignDraft(theirs, dueSince(50, { due_publication: { at, by: "manager" } }));
    const elsewhere = Array.from({ length: 30 }, (_, index) => [`archive/${index}/documents/a`, dueSince(90)] as const);
    await storeMany(elsewhere);
    const draft = await aForeignDraft(ours, dueSince(1));
    await run();
    await run();
    expect(await isLive(ours, draft)).to.equal(true);
    expect(await storedPage(theirs.id, "many-7")).to.include({ visibility: "live", due_publication: null, due_publication_at: null });
    expect(await storedPage(theirs.id, broken)).to.include({ visibility: "draft", due_publication_at: null });
    expect(toMs((await storedPage(theirs.id, postponed))?.["due_publication_at"])).to.equal(at.getTime());
    expect((await firestore.doc("archive/7/documents/a").get()).get("due_publication_at")).not.to.equal(null);
    await Promise.all(elsewhere.map(async ([path]) => firestore.doc(path).delete()));
  });

  it("are published even if the search for those of other projects fails", async () => {
    const project = await aProject();
    const draft = await aForeignDraft(project, dueSince(1));
    const { due } = await publishingStore.findDue(new Date());
    const found = { due, isMore: false, failures: [new Error("no such index")] };
    const store = { ...publishingStore, findDue: async () => found };
    const ports = { store, ...rights, isPublishing: () => true };
    const failure: unknown = await publishDue(ports, new Date(), new AbortController().signal).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(AggregateError);
    expect(await isLive(project, draft)).to.equal(true);
  });
});
