import { createHash } from "node:crypto";
import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import { createLectern } from "../../../../web/client/src/index.ts";
import { previewLimits } from "../../../src/lib/pages/previews/limits.ts";
import { firestore } from "../../support/admin-app.ts";
import { answerLosingProxy } from "../../support/answer-losing-proxy.ts";
import { everythingIn } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aSlug, aWorkplace, type Project } from "../../support/projects.ts";
import { discarded, expectOurs, opened, published, refused, saved } from "../../support/replies.ts";
import { made, nothing, show } from "./support/shown-previews.ts";
import { stack } from "../../support/stack-addresses.ts";

const expectNothing = async (url: string): Promise<void> => {
  const { status, html } = await show(url);
  expect(status).to.equal(404);
  expect(html).to.equal(await nothing());
};

const linkRef = (project: Project, draftId: string) => firestore.doc(`projects/${project.id}/preview_links/${draftId}`);

describe("preview links", () => {
  it("show the draft as it is stored now to whoever has one, in the draft's language, and to no robot", async () => {
    const { project, editor } = await aWorkplace({ site_url: "https://site.example" });
    const draftId = await aForeignDraft(project, {
      language: "he",
      metadata: { title: 'Bread & "butter"', description: "Fresh <daily>" },
      content: "## Hours\n\n[Us](/about) ![Oven](/media/oven.png)",
    });
    const { url, expires_at: expiresAt } = made(await editor.preview({ draftId }));
    expect(url).to.match(new RegExp(`^${stack.hostingUrl}/preview/[\\w-]{32}$`));
    expect(Date.parse(expiresAt) - Date.now()).to.be.within(previewLimits.linkMs - 60_000, previewLimits.linkMs);
    const { status, headers, html } = await show(url, { headers: { "Accept-Language": "de-DE,de;q=0.9" } });
    expect(status).to.equal(200);
    expect(html).to.include('<html lang="he" dir="rtl">').and.to.include('<h1><bdi dir="ltr">Bread &amp; &quot;butter&quot;</bdi></h1>');
    expect(html)
      .to.include("Fresh &lt;daily&gt;")
      .and.to.include('<h2 dir="ltr">Hours</h2>')
      .and.to.include('<header lang="de" dir="ltr">');
    expect(html).to.include('href="https://site.example/about"').and.to.include('src="https://site.example/media/oven.png"');
    expect(html).to.include('<meta name="robots" content="noindex, nofollow, noarchive">');
    expect(Object.fromEntries(headers)).to.include({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex, nofollow, noarchive",
    });
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).to.match(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self' https: data:; base-uri 'none'; form-action 'self'/,
    );
    const [, style = ""] = /<style>([^]*)<\/style>/.exec(html) ?? [];
    expect(policy).to.include(createHash("sha256").update(style).digest("base64"));
    saved(await editor.save({ draftId, metadata: {}, content: "Newer", language: "he" }));
    expect((await show(url)).html).to.include('<p dir="ltr">Newer</p>');
  });

  it("are known by a digest alone, and nobody else's: a member, a stranger, an editor of another project", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const token =
      made(await editor.preview({ draftId }))
        .url.split("/")
        .at(-1) ?? "";
    expect(JSON.stringify([...(await everythingIn(project.id))])).not.to.include(token);
    const before = await linkRef(project, draftId).get();
    for (const role of ["member", "visitor"]) refused(await (await anEditor(project, role)).preview({ draftId }), 403, "forbidden");
    const other = await aWorkplace();
    refused(await other.editor.preview({ draftId }), 404, "not_found");
    refused(await other.editor.preview({ draftId, revoke: true }), 404, "not_found");
    refused(await editor.preview({ draftId: await aLivePage(await aProject()) }), 404, "not_found");
    refused(await editor.preview({ draftId, revoke: "yes" }), 400, "invalid_request");
    expect((await linkRef(project, draftId).get()).updateTime?.isEqual(before.updateTime ?? new Timestamp(0, 0))).to.equal(true);
    const live = await aLivePage(project);
    refused(await editor.preview({ draftId: live }), 400, "not_a_draft");
    refused(await editor.preview({ draftId: await aForeignDraft(project, { content: 5 }) }), 409, "unreadable_document");
  });

  it("are one for each draft: the newest, however many are made at once; a revoked one leads nowhere, and again", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const first = made(await editor.preview({ draftId }));
    const racers = await Promise.all(Array.from({ length: 5 }, async () => made(await editor.preview({ draftId }))));
    await expectNothing(first.url);
    const statuses = await Promise.all(racers.map(async ({ url }) => (await show(url)).status));
    expect(statuses.toSorted()).to.deep.equal([200, 404, 404, 404, 404]);
    for (const reply of [await editor.preview({ draftId, revoke: true }), await editor.preview({ draftId, revoke: true })]) {
      expectOurs(reply, 200);
      expect(reply.body).to.deep.equal({ success: true });
    }
    for (const { url } of racers) await expectNothing(url);
    expect((await linkRef(project, draftId).get()).exists).to.equal(false);
  });

  it("that are revoked while they are read show the draft or nothing, and nothing afterwards", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const { url } = made(await editor.preview({ draftId }));
    const [, ...reads] = await Promise.all([editor.preview({ draftId, revoke: true }), ...[1, 2, 3, 4].map(async () => show(url))]);
    for (const { status } of reads) expect(status).to.be.oneOf([200, 404]);
    await expectNothing(url);
  });

  const endings: Readonly<Record<string, (world: { project: Project; draftId: string }) => Promise<unknown>>> = {
    expired: async ({ project, draftId }) => linkRef(project, draftId).update({ expire_at: new Date(Date.now() - 1) }),
    "of a discarded draft": async ({ project, draftId }) => discarded(await (await anEditor(project)).discard({ draftId })),
    "of a published draft": async ({ project, draftId }) => published(await (await anEditor(project)).publish({ draftId })),
    "of a draft that another program has deleted": async ({ project, draftId }) =>
      firestore.doc(`projects/${project.id}/documents/${draftId}`).delete(),
    "of a draft that another program has deleted, that was discarded, and whose ID is used again": async ({ project, draftId }) => {
      const document = firestore.doc(`projects/${project.id}/documents/${draftId}`);
      const editor = await anEditor(project);
      saved(await editor.save({ draftId, metadata: {}, content: "Text", language: "en" }));
      await document.delete();
      discarded(await editor.discard({ draftId }));
      await document.set({ visibility: "draft", content: "Again", slug: aSlug(), language: "en" });
    },
    "of a draft that another program has published in its place, and that is a draft again": async ({ project, draftId }) => {
      await firestore.doc(`projects/${project.id}/documents/${draftId}`).update({ visibility: "live" });
      saved(await (await anEditor(project)).unpublish(draftId));
    },
    "of a deleted project": async ({ project }) => firestore.doc(`projects/${project.id}`).delete(),
    "of a text that cannot be read": async ({ project, draftId }) =>
      firestore.doc(`projects/${project.id}/documents/${draftId}`).update({ content: 5 }),
  };
  for (const [what, end] of Object.entries(endings)) {
    it(`lead nowhere when they are ${what}`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project, { slug: aSlug() });
      const { url } = made(await editor.preview({ draftId }));
      expect((await show(url)).status).to.equal(200);
      await end({ project, draftId });
      await expectNothing(url);
    });
  }

  it("go with what Lectern removes: discarded and published", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const clone = opened(await editor.open({ slug, language: "en" })).draftId;
    const discardedId = await aForeignDraft(project);
    for (const draftId of [clone, discardedId]) made(await editor.preview({ draftId }));
    published(await editor.publish({ draftId: clone }));
    discarded(await editor.discard({ draftId: discardedId }));
    expect((await firestore.collection(`projects/${project.id}/preview_links`).get()).size).to.equal(0);
  });

  it("answer 404 to what is no token, in the language of the browser, and only to GET and HEAD", async () => {
    for (const token of ["x", "-".repeat(32)]) await expectNothing(`${stack.hostingUrl}/preview/${token}`);
    const { html } = await show(`${stack.hostingUrl}/preview/x`, { headers: { "Accept-Language": "ar" } });
    expect(html).to.include('<html lang="ar" dir="rtl">');
    const head = await show(`${stack.hostingUrl}/preview/x`, { method: "HEAD" });
    expect([head.status, head.html]).to.deep.equal([404, ""]);
    expect((await show(`${stack.hostingUrl}/preview/x`, { method: "PUT", body: "x" })).status).to.be.oneOf([405, 413]);
  });

  it("are made once more when the answer is lost, and the one that arrives works", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    await using proxy = await answerLosingProxy();
    const lectern = createLectern({ baseUrl: proxy.url, getIdToken: async () => editor.token });
    proxy.loseAnswers(1);
    const { url } = await lectern.project(project.id).documents.preview(draftId);
    expect(proxy.carriedOut()).to.equal(2);
    expect((await show(url)).status).to.equal(200);
    proxy.loseAnswers(1);
    expect(await lectern.project(project.id).documents.revokePreview(draftId)).to.deep.equal({ success: true });
    await expectNothing(url);
  });
});
