import { isDeepStrictEqual } from "node:util";
import { expect } from "chai";
import { type SettingsVersion, siteSettings } from "../../answers/site-settings.ts";
import { firestore } from "../support/admin-app.ts";
import { call } from "../support/api.ts";
import { together } from "../support/concurrent-clients.ts";
import { everythingIn, storedProject } from "../support/documents.ts";
import type { Editor } from "../support/editor.ts";
import { anEditor, aProject, aWorkplace, type Fields } from "../support/projects.ts";
import { ownSettings, refused } from "../support/replies.ts";

const versionsOf = async (editor: Editor): Promise<readonly SettingsVersion[]> =>
  ownSettings(await editor.settings("?versions=all")).versions ?? [];

const tagOf = async (editor: Editor): Promise<string> => {
  const { headers } = await editor.settings();
  return headers.etag ?? "";
};

const shown = async (editor: Editor): Promise<Fields> => siteSettings.parse((await editor.settings()).body);

/** What is different now from a version: what restoring it sends. */
const differenceTo = async (editor: Editor, { settings }: SettingsVersion): Promise<object> => {
  const now = await shown(editor);
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => !isDeepStrictEqual(value, now[name])));
};

const restored = async (editor: Editor, version: SettingsVersion) => editor.configure(await differenceTo(editor, version));

describe("settingsSite, what changes have replaced", () => {
  it("is kept with who has changed it, when, and what, and sent back it is there again", async () => {
    const { project } = await aWorkplace({ live_agent: { model: "theirs", greeting: "Hello!" }, site: { theme: "dark" } });
    const admin = await anEditor(project, "admin");
    const first = await shown(admin);
    const begun = Date.now();
    ownSettings(
      await admin.configure({
        greeting: "Hi",
        voice: "Kore",
        live_agent_placement: "destination_page",
        live_agent_slug: "talk",
        manager_phone: "+4721985800",
        manager_hours: [{ day: 1, opens: "09:00", closes: "17:30" }],
        heading: { nb: "Hei" },
        suggestions: { en: ["Open?"] },
        origins: ["https://fjell.example"],
        notify: { emails: ["mia@fjell.example"], url: "https://fjell.example/hook" },
        menu: ["prices"],
      }),
    );
    const [version] = await versionsOf(admin);
    expect(Date.parse(version?.changed_at ?? "")).to.be.within(begun - 5_000, Date.now() + 5_000);
    expect(version).to.include({ changed_by: admin.uid });
    expect(version?.changed).to.include.members(["greeting", "live_agent_placement", "notify"]).and.not.to.include("time_zone");
    expect(version?.settings).to.deep.include({ greeting: "Hello!", voice: "", live_agent_placement: "widget", manager_hours: null });
    const operators = ["name", "default_language", "notify_secret", "site_hook_secret", "publishing", "voice_enabled", "theme"];
    expect(version?.settings).to.deep.equal(Object.fromEntries(Object.entries(first).filter(([name]) => !operators.includes(name))));
    if (version === undefined) throw new Error("No version was kept");
    ownSettings(await restored(admin, version));
    expect(await shown(admin)).to.deep.equal(first);
    expect((await storedProject(project.id)).fields).to.deep.include({ name: "A site" });
    const [undone, ...others] = await versionsOf(admin);
    expect(others).to.deep.equal([version]);
    expect(undone?.settings).to.deep.include({ greeting: "Hi", origins: ["https://fjell.example"], home_slug: null });
  });

  it("has no secret, and says nothing to those who may not read it", async () => {
    const { project, editor } = await aWorkplace({
      notify: { url: "https://fjell.example/", secret: "whsec_x" },
      site_hook: { url: "https://fjell.example/hook", secret: "whsec_y" },
    });
    ownSettings(await editor.configure({ greeting: "Hi" }));
    const all = JSON.stringify([...(await everythingIn(project.id))].filter(([path]) => path.includes("settings_versions")));
    expect(all).to.include("https://fjell.example/hook").and.not.to.include("whsec_");
    refused(await (await anEditor(project, "member")).settings("?versions=all"), 403, "forbidden");
    const stranger = await anEditor(await aProject());
    refused(await call("settingsSiteRead", { projectId: project.id, token: stranger.token, suffix: "?versions=all" }), 403, "forbidden");
  });

  it("is nothing after a change that changes nothing, or is refused", async () => {
    const { editor } = await aWorkplace({ live_agent: { greeting: "Hi" } });
    ownSettings(await editor.configure({ greeting: "Hi" }));
    refused(await editor.configure({ live_agent_placement: "destination_page" }), 400, "invalid_request");
    refused(await editor.configure({ origins: [] }), 403, "forbidden");
    expect(await versionsOf(editor)).to.deep.equal([]);
  });

  it("is kept 20 times, also where many change them at once", async () => {
    const { project, editor } = await aWorkplace();
    await firestore.doc(`projects/${project.id}/settings_versions/theirs`).set({ note: "of another program" });
    for (let round = 0; round < 16; round++) ownSettings(await editor.configure({ greeting: `In turn ${round}` }));
    await together(6, async (index) => ownSettings(await editor.configure({ instructions: `At once ${index}` })));
    const kept = await versionsOf(editor);
    expect(kept).to.have.length(20);
    const ids = kept.map(({ versionId }) => versionId);
    expect(ids).to.deep.equal(ids.toSorted().toReversed());
    // Each version is a state that somebody made: no two of the changes at once replaced the same.
    expect(new Set(kept.map(({ settings }) => `${settings.greeting} ${settings.instructions}`)).size).to.equal(20);
    const stored = await firestore.collection(`projects/${project.id}/settings_versions`).get();
    expect(stored.docs.map(({ id }) => id)).to.have.members([...ids, "theirs"]);
  });

  it("is what another program wrote meanwhile, too, and whatever it has written there", async () => {
    const { project, editor } = await aWorkplace();
    ownSettings(await editor.configure({ greeting: "Ours" }));
    await firestore.doc(`projects/${project.id}`).update({ "live_agent.greeting": "Theirs", manager_hours: "always" });
    ownSettings(await editor.configure({ greeting: "Ours again" }));
    const [newest] = await versionsOf(editor);
    expect(newest?.settings).to.deep.include({ greeting: "Theirs", manager_hours: [] });
    const nonsense = { live_agent: "none", site: 5, notify: ["x"], changed: "all", changed_at: "today", changed_by: 7 };
    await firestore.doc(`projects/${project.id}/settings_versions/${newest?.versionId ?? ""}`).set(nonsense);
    const [read] = await versionsOf(editor);
    expect(read).to.deep.include({ changed: [], changed_by: null, changed_at: "1970-01-01T00:00:00.000Z" });
    expect(read?.settings).to.deep.include({ greeting: "", live_agent_placement: "widget", notify: { emails: [], url: null } });
  });

  for (const change of [{ origins: ["https://fjell.example"] }, { public_pages: true }, { publishers: "admins" }]) {
    it(`is for admins to restore where it is for admins to change: ${Object.keys(change).join()}`, async () => {
      const { project, editor } = await aWorkplace();
      const admin = await anEditor(project, "admin");
      ownSettings(await admin.configure({ ...change, greeting: "Hi" }));
      const [version] = await versionsOf(editor);
      if (version === undefined) throw new Error("No version was kept");
      const before = await everythingIn(project.id);
      expect(refused(await restored(editor, version), 403, "forbidden").details?.map(({ path }) => path)).to.deep.equal(
        Object.keys(change),
      );
      expect(await everythingIn(project.id)).to.deep.equal(before);
      ownSettings(await restored(admin, version));
      expect(ownSettings(await editor.settings())).to.include({ greeting: "" });
    });
  }
});

describe("settingsSite, If-Match", () => {
  it("refuses a change of settings that somebody has changed since, and says who and what", async () => {
    const { project, editor } = await aWorkplace();
    const other = await anEditor(project);
    await firestore.doc(`users/${other.uid}`).set({ profile: { first_name: "Ada", last_name: "Berg", language: "en" } });
    const seen = await tagOf(editor);
    const { headers } = await other.configure({ greeting: "Hello!", voice: "Kore" });
    expect(headers.etag).to.equal(await tagOf(editor));
    const reply = await editor.configure({ greeting: "Hi" }, { "If-Match": seen });
    const { details, error } = refused(reply, 412, "stale_revision");
    expect(error).to.equal("The settings have changed since you read them: Ada Berg changed them.");
    expect(details?.map(({ path }) => path)).to.deep.equal(["updated_by", "updated_by_name", "updated_at", "greeting", "voice"]);
    expect(reply.headers.etag).to.equal(headers.etag);
    expect(ownSettings(await editor.settings()).greeting).to.equal("Hello!");
    ownSettings(await editor.configure({ greeting: "Hello!" }, { "If-Match": seen }));
    ownSettings(await editor.configure({ greeting: "Hi" }, { "If-Match": reply.headers.etag ?? "" }));
    ownSettings(await editor.configure({ greeting: "Hey" }, { "If-Match": "*" }));
  });

  it("refuses what another program has changed since, without a name", async () => {
    const { project, editor } = await aWorkplace();
    const seen = await tagOf(editor);
    await firestore.doc(`projects/${project.id}`).update({ "live_agent.greeting": "Theirs" });
    const { error } = refused(await editor.configure({ greeting: "Hi" }, { "If-Match": seen }), 412, "stale_revision");
    expect(error).to.include("another program changed them");
    refused(await editor.configure({ greeting: "Hi" }, { "If-Match": '"nonsense"' }), 412, "stale_revision");
  });

  it("lets one of many who have seen the same win", async () => {
    const { editor } = await aWorkplace();
    const seen = await tagOf(editor);
    const replies = await together(8, async (index) => editor.configure({ greeting: `Hi ${index}` }, { "If-Match": seen }));
    expect(replies.filter(({ status }) => status === 200)).to.have.length(1);
    expect(replies.filter(({ status }) => status === 412)).to.have.length(7);
    expect(await versionsOf(editor)).to.have.length(1);
  });
});
