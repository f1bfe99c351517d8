import { expect } from "chai";
import { type Comments, commentsAnswer } from "../../../answers/comments.ts";
import { reviewLimits } from "../../../src/lib/pages/reviews/limits.ts";
import { firestore } from "../../support/admin-app.ts";
import type { Editor } from "../../support/editor.ts";
import { aForeignDraft, aWorkplace } from "../../support/projects.ts";
import { discarded, expectOurs, published, saved } from "../../support/replies.ts";
import { made, nothing, show } from "./support/shown-previews.ts";

/** As the form of the page holds it. */
const tagIn = (html: string): string => /name="tag" value="([^"]+)"/.exec(html)?.[1] ?? "";

const send = async (url: string, fields: Readonly<Record<string, string>>) =>
  show(url, { method: "POST", body: new URLSearchParams(fields), headers: { "Accept-Language": "en" } });

const approvalsOf = async (editor: Editor, draftId: string): Promise<readonly (readonly [string, boolean])[]> => {
  const reply = await editor.comments(draftId);
  expectOurs(reply, 200);
  const { approvals }: Comments = commentsAnswer.parse(reply.body);
  return approvals.map(({ name, current }) => [name, current] as const);
};

const aReviewedDraft = async () => {
  const { project, editor } = await aWorkplace();
  const draftId = await aForeignDraft(project, { content: "A loaf is 4 euros." });
  const { url } = made(await editor.preview({ draftId }));
  const { html } = await show(url);
  return { project, editor, draftId, url, tag: tagIn(html) };
};

describe("approval by a preview link", () => {
  it("is given once, by a name, for the text that was shown; the team sees when that has changed", async () => {
    const { editor, draftId, url, tag } = await aReviewedDraft();
    const { etag } = (await editor.read(draftId)).headers;
    const first = await send(url, { tag, name: "  Grace\u202E   Hopper " });
    expect(first.status).to.equal(200);
    expect(first.html).to.include('<p role="status">Thanks, Grace Hopper.').and.not.to.include("<form");
    expect(first.headers.get("Content-Security-Policy")).to.include("form-action 'self'").and.include("default-src 'none'");
    await Promise.all([1, 2, 3].map(async () => send(url, { tag, name: "Grace Hopper" })));
    expect(await approvalsOf(editor, draftId)).to.deep.equal([["Grace Hopper", true]]);
    expect((await editor.read(draftId)).headers.etag).to.equal(etag);
    published(await editor.publish({ draftId, publish_at: new Date(Date.now() + 86_400_000).toISOString() }), "scheduled");
    expect(await approvalsOf(editor, draftId)).to.deep.equal([["Grace Hopper", true]]);
    saved(await editor.save({ draftId, metadata: {}, content: "A loaf is 5 euros.", language: "en" }));
    expect(await approvalsOf(editor, draftId)).to.deep.equal([["Grace Hopper", false]]);
  });

  it("is not given to a text that has changed since it was shown: the new one is shown, and can be approved", async () => {
    const { editor, draftId, url, tag } = await aReviewedDraft();
    saved(await editor.save({ draftId, metadata: {}, content: "A loaf is 9 euros.", language: "en" }));
    const late = await send(url, { tag, name: 'Grace "<b>"' });
    expect(late.status).to.equal(409);
    expect(late.html).to.include("The text has changed").and.include("9 euros").and.include('value="Grace &quot;&lt;b&gt;&quot;"');
    expect(await approvalsOf(editor, draftId)).to.deep.equal([]);
    expect((await send(url, { tag: tagIn(late.html), name: "Grace" })).status).to.equal(200);
    expect(await approvalsOf(editor, draftId)).to.deep.equal([["Grace", true]]);
  });

  it("needs a name, a form, and a link that works", async () => {
    const { project, editor, draftId, url, tag } = await aReviewedDraft();
    for (const name of ["", " \u200B", "x".repeat(61)]) expect((await send(url, { tag, name })).status, name).to.equal(400);
    expect((await send(url, { tag })).status).to.equal(400);
    expect((await send(url, { name: "Grace" })).status).to.equal(409);
    expect((await send(url, { tag, name: "x".repeat(5_000) })).status).to.equal(413);
    const json = { method: "POST", body: JSON.stringify({ tag, name: "Grace" }), headers: { "Content-Type": "application/json" } };
    expect((await show(url, json)).status).to.equal(415);
    const none = await send(url.replace(/.{6}$/, "xxxxxx"), { tag, name: "Grace" });
    expect([none.status, none.html]).to.deep.equal([404, await nothing()]);
    expect((await firestore.collection(`projects/${project.id}/reviews`).get()).size).to.equal(0);
    expect((await send(url, { tag, name: "😀".repeat(60) })).status).to.equal(200);
    discarded(await editor.discard({ draftId }));
    expect((await send(url, { tag, name: "Grace" })).status).to.equal(404);
    expect((await firestore.collection(`projects/${project.id}/reviews`).get()).size).to.equal(0);
  });

  it("is bounded for whoever has the link, and none is lost of those that come at once", async () => {
    const { editor, draftId, url, tag } = await aReviewedDraft();
    const names = Array.from({ length: 4 }, (_, index) => `Guest ${index}`);
    await Promise.all(names.map(async (name) => send(url, { tag, name })));
    expect((await approvalsOf(editor, draftId)).map(([name]) => name)).to.have.members(names);
    for (let more = names.length; more < reviewLimits.approvals; more++) await send(url, { tag, name: `Guest ${more}` });
    expect((await send(url, { tag, name: "Grace Hopper" })).status).to.equal(200);
    const kept = await approvalsOf(editor, draftId);
    expect([kept.length, kept.at(-1)]).to.deep.equal([reviewLimits.approvals, ["Grace Hopper", true]]);
    expect(kept.map(([name]) => name)).to.include.members(names);
  });
});
