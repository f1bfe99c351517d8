import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "chai";
import { webhookEvent } from "../../../answers/webhook-events.ts";
import { Webhook } from "standardwebhooks";
import { pageHistory } from "../../../answers/versions.ts";
import { findFreePort } from "../../../local/stack/find-free-port.ts";
import { cacheDir, repositoryDir } from "../../../local/stack/paths.ts";
import { publishDue } from "../../../src/lib/pages/publishing/publish-due.ts";
import { publishingStore } from "../../../src/lib/pages/publishing/store.ts";
import { notificationLimits } from "../../../src/lib/notifications/limits.ts";
import { sendNotices } from "../../../src/lib/notifications/send-notices.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { aDesk, aReceiver, secret } from "../../support/notices.ts";
import { aFile, operate } from "../../support/operator.ts";
import { aLivePage, anEditor, aProject, aSlug, type Project } from "../../support/projects.ts";
import { ownSettings, opened, published, refused, refusedPaths, saved } from "../../support/replies.ts";

const aHookedSite = async (url: string): Promise<Project> =>
  aProject({
    site_hook: { url, secret },
    site: { public_pages: true },
    modules: { voice: false, onboarding: false },
    live_agent: { greeting: "", voice: "Puck", instructions: "" },
  });

const send = async ({ ports }: ReturnType<typeof aDesk>, { id }: Project): Promise<number> =>
  sendNotices(ports, id, new AbortController().signal);

const waitingIn = async ({ id }: Project) => (await firestore.collection(`projects/${id}/outbox`).orderBy("at").get()).docs;

const eventsOf = ({ hooks }: Awaited<ReturnType<typeof aReceiver>>) =>
  hooks.map(({ headers, body }) => {
    const named = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [name, String(headers[name])] as const);
    return webhookEvent.parse(new Webhook(secret).verify(body, Object.fromEntries(named)));
  });

const aDraftOf = async (project: Project, slug: string): Promise<string> => {
  await aLivePage(project, { slug });
  const editor = await anEditor(project);
  const { draftId } = opened(await editor.open({ slug, language: "en" }));
  saved(await editor.save({ draftId, metadata: { slug: `${slug}-new` }, content: "New", language: "en" }));
  return draftId;
};

describe("site_hook", () => {
  it("is told of each publication and of what visitors see of the settings, and of nothing else", async () => {
    const receiver = await aReceiver();
    const project = await aHookedSite(receiver.url);
    const editor = await anEditor(project);
    const slug = aSlug();
    const { docId } = published(await editor.publish({ draftId: await aDraftOf(project, slug) }));
    await editor.unpublish(docId);
    ownSettings(await editor.configure({ menu: [slug], greeting: "Hello" }));
    ownSettings(await editor.configure({ instructions: "Be kind." }));
    const desk = aDesk(undefined, receiver.port);
    expect(await send(desk, project)).to.equal(3);
    expect(await send(desk, project)).to.equal(0);
    const page = { project_id: project.id, doc_id: docId, slug: `${slug}-new`, language: "en" };
    expect(eventsOf(receiver).map((event) => ({ type: event.type, data: event.data }))).to.deep.equal([
      { type: "page.published", data: { ...page, former_slug: slug } },
      { type: "page.unpublished", data: page },
      { type: "site.changed", data: { project_id: project.id, changed: ["menu"] } },
    ]);
    expect(await waitingIn(project)).to.deep.equal([]);
    receiver.stop();
  });

  it("is told of scheduled publications, and of what the operator does", async () => {
    const receiver = await aReceiver();
    const project = await aHookedSite(receiver.url);
    const editor = await anEditor(project);
    const draftId = await aDraftOf(project, aSlug());
    expect((await editor.publish({ draftId, publish_at: new Date(Date.now() + 3_600_000).toISOString() })).status).to.equal(200);
    expect(await waitingIn(project)).to.deep.equal([]);
    const ports = {
      store: publishingStore,
      findAccess: projectStore.findAccess,
      canSignIn: async () => true,
      isPublishing: () => true,
    } as const;
    await publishDue(ports, new Date(Date.now() + 7_200_000), AbortSignal.timeout(60_000));
    const page = `---\nslug: bread\nlanguage: en\ntemplate: ${project.templateId}\ntitle: Bread\n---\nFresh.\n`;
    for (const text of [page, page.replace("Fresh", "Warm"), page.replace("Fresh", "Warm")])
      expect((await operate("page", "put", project.id, aFile("bread.md", text))).exitCode).to.equal(0);
    const [stored] = (await firestore.collection(`projects/${project.id}/documents`).where("slug", "==", "bread").get()).docs;
    const { versions } = pageHistory.parse((await (await anEditor(project)).history(stored?.id ?? "")).body);
    expect(versions, "what was replaced, once").to.have.length(1);
    expect((await operate("page", "remove", project.id, stored?.id ?? "")).exitCode).to.equal(0);
    const { exitCode, complaints } = await operate("project", "set", project.id, "--home-slug", "bread");
    expect(exitCode, complaints).to.equal(0);
    const desk = aDesk(undefined, receiver.port);
    desk.passMs(8_000_000);
    await send(desk, project);
    // Signed at a time that has not come.
    const types = receiver.hooks.map(({ body }) => webhookEvent.parse(JSON.parse(body)).type);
    expect(types.toSorted()).to.deep.equal(["page.published", "page.published", "page.published", "page.unpublished", "site.changed"]);
    receiver.stop();
  });

  it("gets an event again, under the same ID, until it has received it, and then no more", async () => {
    const receiver = await aReceiver((count) => (count <= 2 ? 503 : 200));
    const project = await aHookedSite(receiver.url);
    await (await anEditor(project)).publish({ draftId: await aDraftOf(project, aSlug()) });
    const desk = aDesk(undefined, receiver.port);
    for (const pauses of [0, 1, 2, 4, 8]) {
      desk.passMs(pauses * notificationLimits.firstPauseMs + 1_000);
      await send(desk, project);
    }
    expect(receiver.hooks.length).to.equal(3);
    expect(new Set(receiver.hooks.map(({ headers }) => headers["webhook-id"])).size).to.equal(1);
    receiver.stop();
  });

  it("follows no redirect, which could lead into a private network, and no log names it or its secret", async () => {
    const receiver = await aReceiver(() => 307);
    const project = await aHookedSite(receiver.url);
    await (await anEditor(project)).publish({ draftId: await aDraftOf(project, aSlug()) });
    const desk = aDesk(undefined, receiver.port);
    await send(desk, project);
    desk.passMs(notificationLimits.keptMs);
    await send(desk, project);
    expect(receiver.hooks.length).to.equal(2);
    expect(JSON.stringify(desk.lines)).to.include("a notice was given up").and.not.to.include(secret).and.not.to.include("/hook");
    receiver.stop();
  });

  it("is not called in a private network, and a project without it stores no event", async () => {
    const receiver = await aReceiver();
    const [project, other] = [await aHookedSite(receiver.url), await aProject()];
    for (const one of [project, other]) await (await anEditor(one)).publish({ draftId: await aDraftOf(one, aSlug()) });
    expect(await send(aDesk(undefined), project)).to.equal(0);
    expect(receiver.hooks).to.deep.equal([]);
    expect([(await waitingIn(project)).length, (await waitingIn(other)).length]).to.deep.equal([1, 0]);
    receiver.stop();
  });

  it("is an admin's to set, with a secret of its own", async () => {
    const project = await aProject();
    refused(await (await anEditor(project)).configure({ site_hook: "https://fjell.example/site" }), 403, "forbidden");
    const admin = await anEditor(project, "admin");
    expect(refusedPaths(await admin.configure({ site_hook: "http://fjell.example/site" }))).to.deep.equal(["site_hook"]);
    const set = ownSettings(await admin.configure({ site_hook: "https://fjell.example/site" }));
    expect(set.site_hook_secret).to.match(/^whsec_/);
    expect(set.notify_secret).to.equal(null);
    const manager = await anEditor(project);
    for (const reply of [await manager.settings(), await manager.configure({ greeting: "Hi" })])
      expect(ownSettings(reply)).to.deep.include({ site_hook: "https://fjell.example/site", site_hook_secret: null });
    expect(ownSettings(await admin.settings()).site_hook_secret, "and stays").to.equal(set.site_hook_secret);
    expect(ownSettings(await admin.configure({ site_hook: null })).site_hook_secret).to.equal(null);
  });
});

describe("the receiver in docs/rendering.md", () => {
  it("has at most ten lines, believes what is signed, and nothing else", async () => {
    const text = readFileSync(join(repositoryDir, "docs/rendering.md"), "utf8");
    const program = [...text.matchAll(/```js\n([^]*?)```/g)][1]?.[1] ?? "";
    expect(program.split("\n").filter((line) => line.trim() !== "").length).to.be.at.most(10);
    const file = join(cacheDir, `receiver-${process.pid}.mjs`);
    writeFileSync(file, program);
    const port = String(await findFreePort());
    const child = spawn(process.execPath, [file, secret, port], { stdio: ["ignore", "pipe", "inherit"] });
    try {
      const lines = createInterface({ input: child.stdout });
      const url = `http://127.0.0.1:${port}/`;
      const project = await aHookedSite(url);
      const first = once(lines, "line");
      await (await anEditor(project)).publish({ draftId: await aDraftOf(project, aSlug()) });
      expect(await send(aDesk(undefined, port), project)).to.equal(1);
      expect(String((await first)[0])).to.include("page.published");
      expect((await fetch(url, { method: "POST", body: "{}" })).status).to.equal(400);
    } finally {
      child.kill();
    }
  });
});
