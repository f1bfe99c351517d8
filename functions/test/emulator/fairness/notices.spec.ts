import { expect } from "chai";
import { notificationLimits } from "../../../src/lib/notifications/limits.ts";
import { sendDueNotices, type SendingPorts } from "../../../src/lib/notifications/send-notices.ts";
import { outboxStore } from "../../../src/lib/notifications/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { aProject } from "../../support/projects.ts";
import { storeMany } from "./store-many.ts";

const aToldProject = async (notices: number, dueAt: Date, kind: "message" | "page_published" = "message"): Promise<string> => {
  const site_hook = { url: "https://fjell.example/site", secret: "whsec_x" };
  const { id } = await aProject(kind === "message" ? { notify: { emails: ["mia@fjell.example"] } } : { site_hook });
  const expire_at = new Date(Date.now() + notificationLimits.keptMs);
  const outbox = Array.from({ length: notices }, (_, index) => {
    return [`projects/${id}/outbox/notice-${index}`, { kind, item_id: `message-${index}`, at: dueAt, expire_at }] as const;
  });
  await storeMany(outbox);
  await firestore.doc(`outboxes/${id}`).set({ due_at: dueAt });
  return id;
};

/** A run that ends after so many mails, and whom it has told: by project, how often. */
const run = async (most: number, store: SendingPorts["store"] = outboxStore) => {
  const told = new Map<string, number>();
  const time = new AbortController();
  let count = 0;
  const mail: SendingPorts["senders"]["mail"] = async ({ projectId }) => {
    count += 1;
    if (count >= most) time.abort();
    told.set(projectId, (told.get(projectId) ?? 0) + 1);
    return "sent";
  };
  const senders = { mail, webhook: async () => "refused" as const };
  const ports = { store, senders, findAddress: async () => undefined, log: () => undefined, now: () => new Date() };
  const failure: unknown = await sendDueNotices(ports, time.signal).catch((error: unknown) => error);
  return { told, failure };
};

const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

describe("notices that are due", () => {
  it("of one project do not wait for a thousand of another one, whose rest waits behind the others", async () => {
    const many = await aToldProject(1_000, ago(60));
    const one = await aToldProject(1, ago(1));
    const { told } = await run(70);
    expect(told.get(one)).to.equal(1);
    expect(told.get(many)).to.be.greaterThan(notificationLimits.notices);
    const third = await aToldProject(1, ago(2));
    expect((await outboxStore.findDue(new Date(), 1)).items[0]).to.equal(third);
    await run(2);
    expect((await firestore.doc(`outboxes/${one}`).get()).get("due_at")).to.equal(undefined);
    await firestore.recursiveDelete(firestore.doc(`projects/${many}`));
  });

  it("of one project do not wait for ten thousand of another one: two runs are enough @nightly", async () => {
    const many = await aToldProject(10_000, ago(60));
    const one = await aToldProject(1, ago(1));
    const times: number[] = [];
    for (let runs = 0; runs < 2; runs++) times.push((await run(70)).told.get(one) ?? 0);
    expect(times.reduce((sum, count) => sum + count)).to.equal(1);
    await firestore.recursiveDelete(firestore.doc(`projects/${many}`));
  });

  it("about ten thousand pages of a site whose hook is dead cost it a few attempts, and do not hold up another site's @nightly", async () => {
    const dead = await aToldProject(10_000, ago(60), "page_published");
    const one = await aToldProject(1, ago(1), "page_published");
    // Ten thousand take longer than the pause before the second attempt on a busy machine.
    const begun = new Date();
    const attempts: string[] = [];
    const webhook: SendingPorts["senders"]["webhook"] = async ({ projectId }) => {
      attempts.push(projectId);
      return projectId === dead ? "failed" : "sent";
    };
    const ports = {
      store: outboxStore,
      senders: { mail: async () => "sent" as const, webhook },
      findAddress: async () => undefined,
      log: () => undefined,
      now: () => begun,
    };
    for (let runs = 0; runs < 3; runs++) await sendDueNotices(ports, new AbortController().signal);
    expect(attempts.filter((projectId) => projectId === one)).to.have.length(1);
    expect(attempts.filter((projectId) => projectId === dead)).to.have.length(1);
    await firestore.recursiveDelete(firestore.doc(`projects/${dead}`));
  });

  it("of a kind that only a later version knows wait unsent, and hold up no other", async () => {
    const at = ago(5);
    const id = await aToldProject(1, at);
    const later = firestore.doc(`projects/${id}/outbox/later`);
    await later.set({ kind: "visitor_waved", item_id: "x", at: ago(6), expire_at: new Date(at.getTime() + notificationLimits.keptMs) });
    expect((await run(1_000)).told.get(id)).to.equal(1);
    expect((await later.get()).exists).to.equal(true);
    await firestore.doc(`outboxes/${id}`).delete();
  });

  it("of more projects than one query finds leave in one run", async () => {
    const ids = await Promise.all(Array.from({ length: notificationLimits.projects + 5 }, async () => aToldProject(1, ago(5))));
    const { told } = await run(1_000);
    expect(ids.filter((id) => told.get(id) !== 1)).to.deep.equal([]);
  });

  it("leave although more projects than one query finds are held by processes that may be dead", async () => {
    const held = await Promise.all(Array.from({ length: notificationLimits.projects + 5 }, async () => aToldProject(1, ago(9))));
    const lease_until = new Date(Date.now() + notificationLimits.turnMs);
    await Promise.all(held.map(async (id) => firestore.doc(`outboxes/${id}`).update({ lease_until })));
    const free = await aToldProject(1, ago(5));
    const { told } = await run(1_000);
    expect(told.get(free)).to.equal(1);
    await Promise.all(held.map(async (id) => firestore.doc(`outboxes/${id}`).delete()));
  });

  it("leave when those of another project fail, and these are tried again later", async () => {
    const [broken, sound] = await Promise.all([aToldProject(1, ago(5)), aToldProject(1, ago(1))]);
    const findRecipients: typeof outboxStore.findRecipients = async (projectId) => {
      if (projectId === broken) throw new Error("unreadable");
      return outboxStore.findRecipients(projectId);
    };
    const { told, failure } = await run(10, { ...outboxStore, findRecipients });
    expect(failure).to.be.instanceOf(Error);
    expect(told.get(sound)).to.equal(1);
    expect((await outboxStore.findDue(new Date(), 10)).items).not.to.include(broken);
    expect((await outboxStore.findDue(new Date(Date.now() + 2 * notificationLimits.firstPauseMs), 10)).items).to.include(broken);
    expect((await run(10)).told.get(broken), "before its time").to.equal(undefined);
  });
});
