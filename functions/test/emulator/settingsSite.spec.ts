import { expect } from "chai";
import { everythingIn, storedProject } from "../support/documents.ts";
import { nightlyIf } from "../support/nightly.ts";
import { anEditor, aLivePage, aSlug, aWorkplace, type Fields } from "../support/projects.ts";
import { opened, refused, refusedPaths, saved, settings } from "../support/replies.ts";

const storedSite = async (projectId: string): Promise<unknown> => (await storedProject(projectId)).fields?.["site"];

const stored = { live_agent_placement: "homepage", live_agent_slug: "kept" };

/** What is stored, what is sent, and the resulting record, which is also the answer. */
const changes: readonly (readonly [Fields | undefined, object, object])[] = [
  [undefined, { live_agent_placement: "homepage" }, { live_agent_placement: "homepage", live_agent_slug: null }],
  [undefined, { live_agent_placement: "widget" }, { live_agent_placement: "widget", live_agent_slug: null }],
  [undefined, { live_agent_placement: "modal" }, { live_agent_placement: "modal", live_agent_slug: null }],
  [undefined, { live_agent_slug: "agent" }, { live_agent_placement: "widget", live_agent_slug: "agent" }],
  [
    undefined,
    { live_agent_placement: "destination_page", live_agent_slug: "agent" },
    { live_agent_placement: "destination_page", live_agent_slug: "agent" },
  ],
  [stored, { live_agent_placement: "destination_page" }, { live_agent_placement: "destination_page", live_agent_slug: "kept" }],
  [
    stored,
    { live_agent_placement: "destination_page", live_agent_slug: "other" },
    { live_agent_placement: "destination_page", live_agent_slug: "other" },
  ],
  [stored, { live_agent_placement: "none" }, { live_agent_placement: "none", live_agent_slug: "kept" }],
  [stored, { live_agent_slug: null }, { live_agent_placement: "homepage", live_agent_slug: null }],
  [stored, { live_agent_placement: "modal", live_agent_slug: "" }, { live_agent_placement: "modal", live_agent_slug: null }],
  [stored, { live_agent_slug: "docs/agent" }, { live_agent_placement: "homepage", live_agent_slug: "docs/agent" }],
  [
    { ...stored, theme: "dark", nav: [{ a: 1 }] },
    { live_agent_placement: "modal" },
    { ...stored, live_agent_placement: "modal", theme: "dark", nav: [{ a: 1 }] },
  ],
  [
    { live_agent_placement: "sidebar", theme: "dark" },
    { live_agent_slug: "a" },
    { live_agent_placement: "widget", live_agent_slug: "a", theme: "dark" },
  ],
];

const refusals: readonly (readonly [object, readonly string[]])[] = [
  [{}, ["live_agent_placement"]],
  [{ live_agent_placement: "sidebar" }, ["live_agent_placement"]],
  [{ live_agent_placement: "Homepage" }, ["live_agent_placement"]],
  [{ live_agent_placement: "" }, ["live_agent_placement"]],
  [{ live_agent_placement: null }, ["live_agent_placement"]],
  [{ live_agent_placement: ["homepage"] }, ["live_agent_placement"]],
  [{ live_agent_placement: 1, live_agent_slug: 2 }, ["live_agent_placement", "live_agent_slug"]],
  [{ live_agent_placement: "destination_page", live_agent_slug: "" }, ["live_agent_slug"]],
  [{ live_agent_placement: "modal", live_agent_slug: "/a" }, ["live_agent_slug"]],
  [{ live_agent_placement: "modal", live_agent_slug: "x".repeat(201) }, ["live_agent_slug"]],
  [{ live_agent_placement: "modal", live_agent_slug: "\ud800" }, ["live_agent_slug"]],
  [{ live_agent_placement: "modal", theme: "dark" }, ["theme"]],
  [{ live_agent_placement: "modal", "site.live_agent_slug": "a" }, ["site.live_agent_slug"]],
  [{ live_agent_placement: "modal", constructor: 1, live_agent_voice: "x" }, ["constructor", "live_agent_voice"]],
];

describe("settingsSite", () => {
  for (const [site, change, after] of changes) {
    it(`stores and answers the whole after ${JSON.stringify(change)} on ${JSON.stringify(site ?? {})}`, async () => {
      const { project, editor } = await aWorkplace(site === undefined ? {} : { site });
      expect(settings(await editor.configure(change))).to.deep.equal(after);
      expect(await storedSite(project.id)).to.deep.equal(after);
      expect((await storedProject(project.id)).fields).to.include({ name: "A site", plan: "free", default_language: "en" });
    });
  }

  for (const [body, paths] of refusals) {
    it(`refuses ${JSON.stringify(body).slice(0, 60)} and names ${paths.join(", ")}${nightlyIf(Object.keys(body).length > 0)}`, async () => {
      const { project, editor } = await aWorkplace({ site: stored });
      const before = await everythingIn(project.id);
      expect(refusedPaths(await editor.configure(body))).to.have.members(paths);
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  for (const [site, body] of [
    [{}, { live_agent_placement: "destination_page" }],
    [stored, { live_agent_placement: "destination_page", live_agent_slug: null }],
    [{ live_agent_placement: "destination_page", live_agent_slug: "agent" }, { live_agent_slug: null }],
  ] as const) {
    it(`refuses a destination page without a slug: ${JSON.stringify(body)} @nightly`, async () => {
      const { project, editor } = await aWorkplace({ site });
      const before = await everythingIn(project.id);
      expect(refusedPaths(await editor.configure(body))).to.deep.equal(["live_agent_slug"]);
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  it("writes nothing when nothing changes", async () => {
    const { project, editor } = await aWorkplace({ site: stored });
    const before = await everythingIn(project.id);
    expect(settings(await editor.configure(stored))).to.deep.equal(stored);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("stores a slug composed", async () => {
    const { project, editor } = await aWorkplace();
    settings(await editor.configure({ live_agent_slug: "cafe\u0301" }));
    expect(await storedSite(project.id)).to.deep.include({ live_agent_slug: "caf\u00e9" });
  });

  it("refuses a member, before it looks at the body", async () => {
    const { project } = await aWorkplace({ site: stored });
    const member = await anEditor(project, "member");
    const before = await everythingIn(project.id);
    for (const body of [{ live_agent_placement: "modal" }, { nonsense: 1 }]) refused(await member.configure(body), 403, "forbidden");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("reserves a slug only as a destination page, also one that a page already has", async () => {
    const { project, editor } = await aWorkplace();
    const [slug, next] = [aSlug(), aSlug()];
    await aLivePage(project, { slug });
    await aLivePage(project, { slug: next });
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    const text = { draftId, metadata: {}, language: "en" };

    for (const placement of ["homepage", "widget", "modal", "none"]) {
      settings(await editor.configure({ live_agent_placement: placement, live_agent_slug: slug }));
      opened(await editor.open({ slug, language: "en" }));
      saved(await editor.save({ ...text, content: placement }));
    }

    settings(await editor.configure({ live_agent_placement: "destination_page" }));
    refused(await editor.open({ slug, language: "en" }), 409, "slug_reserved");
    refused(await editor.save({ ...text, content: "New" }), 409, "slug_reserved");
    opened(await editor.open({ slug: next, language: "en" }));

    settings(await editor.configure({ live_agent_slug: next }));
    opened(await editor.open({ slug, language: "en" }));
    saved(await editor.save({ ...text, content: "New" }));
    refused(await editor.open({ slug: next, language: "en" }), 409, "slug_reserved");

    settings(await editor.configure({ live_agent_placement: "none" }));
    opened(await editor.open({ slug: next, language: "en" }));
  });

  it("reserves a slug in whatever way it is typed", async () => {
    const { editor } = await aWorkplace();
    settings(await editor.configure({ live_agent_placement: "destination_page", live_agent_slug: "caf\u00e9" }));
    refused(await editor.open({ slug: "cafe\u0301", language: "en" }), 409, "slug_reserved");
  });
});
