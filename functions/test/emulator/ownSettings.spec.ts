import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { together } from "../support/concurrent-clients.ts";
import { everythingIn, storedProject } from "../support/documents.ts";
import { call } from "../support/api.ts";
import { startInstance } from "../support/instances.ts";
import { nightlyIf } from "../support/nightly.ts";
import { anEditor, aWorkplace, type Fields } from "../support/projects.ts";
import { ownSettings, refused, refusedPaths } from "../support/replies.ts";

const untouched = {
  name: "A site",
  default_language: "en",
  greeting: "",
  voice: "",
  instructions: "",
  heading: {},
  suggestions: {},
  origins: [],
  public_pages: false,
  address_pattern: "/{slug}",
  home_slug: null,
  menu: [],
  accent: null,
  publishers: "managers",
  manager_phone: null,
  managers: [],
  manager_hours: null,
  time_zone: "UTC",
  site_url: null,
  notify: { emails: [], url: null },
  notify_secret: null,
  site_hook: null,
  site_hook_secret: null,
  publishing: true,
  voice_enabled: false,
};

const hours = [
  { day: 1, opens: "09:00", closes: "17:30" },
  { day: 6, opens: "20:00", closes: "24:00" },
];

const manager = { name: "", phone: "+4721985800", hours: null, languages: [] };
const ingrid = { name: "Ingrid", phone: "+4791234567", hours, languages: [] };

/** What is sent, what is then returned, and what is stored. */
const changes: readonly (readonly [object, object, Fields])[] = [
  [{ greeting: "Hello!" }, { greeting: "Hello!" }, { live_agent: { greeting: "Hello!" } }],
  [
    { voice: "Kore", instructions: "Be kind." },
    { voice: "Kore", instructions: "Be kind." },
    { live_agent: { voice: "Kore", instructions: "Be kind." } },
  ],
  [
    { manager_phone: "+47 21 98 58 00" },
    { manager_phone: "+4721985800", managers: [manager] },
    { manager_phone: "+4721985800", managers: [manager] },
  ],
  [
    { managers: [{ name: " Mia ", phone: "+47 21 98 58 00", languages: ["NB"] }, ingrid] },
    { manager_phone: "+4721985800", managers: [{ ...manager, name: "Mia", languages: ["nb"] }, ingrid] },
    { manager_phone: "+4721985800", managers: [{ ...manager, name: "Mia", languages: ["nb"] }, ingrid] },
  ],
  [{ manager_hours: hours }, { manager_hours: hours }, { manager_hours: hours }],
  [{ manager_hours: [] }, { manager_hours: [] }, { manager_hours: [] }],
  [{ time_zone: "Europe/Oslo" }, { time_zone: "Europe/Oslo" }, { time_zone: "Europe/Oslo" }],
  [{ site_url: "https://fjell.example/" }, { site_url: "https://fjell.example/" }, { site_url: "https://fjell.example/" }],
  [
    { notify: { emails: ["mia@fjell.example"] } },
    { notify: { emails: ["mia@fjell.example"], url: null } },
    { notify: { emails: ["mia@fjell.example"] } },
  ],
];

const refusals: readonly (readonly [object, readonly string[]])[] = [
  [{ greeting: 5 }, ["greeting"]],
  [{ greeting: null }, ["greeting"]],
  [{ greeting: "x".repeat(1001) }, ["greeting"]],
  [{ voice: "Nobody" }, ["voice"]],
  [{ instructions: "x".repeat(20_001) }, ["instructions"]],
  [{ manager_phone: "21 98 58 00" }, ["manager_phone"]],
  [{ manager_phone: "+47000000" }, ["manager_phone"]],
  [{ manager_phone: "+4782900000" }, ["manager_phone"]],
  [{ manager_phone: "+4721985800", managers: [ingrid] }, ["manager_phone"]],
  [{ managers: [ingrid, { name: "Another", phone: "+47 91 23 45 67" }] }, ["managers.1.phone"]],
  [{ managers: [{ ...ingrid, phone: "+47 1" }] }, ["managers.0.phone"]],
  [{ managers: [{ ...ingrid, languages: ["no language"] }] }, ["managers.0.languages.0"]],
  [{ managers: [{ name: "x".repeat(81), phone: "+4721985800" }] }, ["managers.0.name"]],
  [{ managers: Array.from({ length: 6 }, (_, index) => ({ name: "", phone: `+472198580${index}` })) }, ["managers"]],
  [{ manager_phone: 47 }, ["manager_phone"]],
  [
    { manager_hours: [{ day: 8, opens: "25:00", closes: "9" }] },
    ["manager_hours.0.day", "manager_hours.0.opens", "manager_hours.0.closes"],
  ],
  [{ manager_hours: [{ day: 1, opens: "09:00", closes: "10:00", note: "x" }] }, ["manager_hours.0.note"]],
  [{ manager_hours: Array.from({ length: 51 }, () => hours[0]) }, ["manager_hours"]],
  [{ time_zone: "Europe/Olso" }, ["time_zone"]],
  [{ site_url: "javascript:alert(1)" }, ["site_url"]],
  [{ site_url: "https://me:secret@fjell.example/" }, ["site_url"]],
  [{ notify: { emails: ["mia@fjell.example\r\nBcc: all@people.example"] } }, ["notify.emails.0"]],
  [{ notify: { emails: ["Mia <mia@fjell.example>"] } }, ["notify.emails.0"]],
  [{ notify: { emails: ["mia@fjell..example"] } }, ["notify.emails.0"]],
  [{ notify: { emails: Array.from({ length: 21 }, (_, index) => `a${index}@fjell.example`) } }, ["notify.emails"]],
  [{ notify: { url: "ftp://fjell.example/" } }, ["notify.url"]],
  [{ notify: { secret: "mine" } }, ["notify.secret"]],
  [{ notify_secret: "mine", greeting: "Hi" }, ["notify_secret"]],
  [{ live_sessions_per_day: 9, greeting: "Hi" }, ["live_sessions_per_day"]],
  [{ plan: "business", greeting: "Hi" }, ["plan"]],
];

const isByDay = (body: object): boolean => ["notify", "notify_secret", "site_url", "time_zone"].some((name) => name in body);

describe("settingsSite, what the owner of a project decides", () => {
  it("is shown with the defaults", async () => {
    const { editor } = await aWorkplace();
    expect(ownSettings(await editor.settings())).to.deep.equal(untouched);
  });

  for (const [change, shown, stored] of changes) {
    it(`stores ${JSON.stringify(change).slice(0, 60)} and nothing else`, async () => {
      const { project, editor } = await aWorkplace({ live_agent: { model: "theirs" }, theme: "dark" });
      expect(ownSettings(await editor.configure(change))).to.deep.equal({ ...untouched, ...shown });
      expect(ownSettings(await editor.settings())).to.deep.equal({ ...untouched, ...shown });
      const { fields = {} } = await storedProject(project.id);
      const { live_agent, ...rest } = stored;
      expect(fields).to.deep.include({ theme: "dark", ...rest });
      expect(fields["live_agent"]).to.deep.equal({ model: "theirs", ...Object(live_agent) });
      expect(fields).not.to.have.property("site");
    });
  }

  it("has the limits, with what is used today, for whoever asks for them", async () => {
    const { project, editor } = await aWorkplace({ plan: "pro", limits: { questions: { per_person: 3 } } });
    const now = new Date();
    await firestore.doc(`projects/${project.id}/daily_budgets/project.${now.toISOString().slice(0, 10)}`).set({ counts: { questions: 9 } });
    const yesterday = new Date(now.getTime() - 25 * 3_600_000);
    await firestore.doc(`projects/${project.id}/transfer_ledgers/project`).set({ starts: [yesterday, now] });
    expect(ownSettings(await editor.settings())).not.to.have.property("budgets");
    const { budgets } = ownSettings(await editor.settings("?budgets=today"));
    expect(budgets).to.deep.include({ unit: "questions", person: 3, project: 500, used: 9 });
    expect(budgets).to.deep.include({ unit: "transfers", person: 10, project: 50, used: 1 });
    expect(budgets).to.deep.include({ unit: "voice_sessions", person: 50, project: null, used: null });
    expect(refusedPaths(await editor.settings("?budgets=yesterday"))).to.deep.equal(["budgets"]);
  });

  it("leaves a line for operators with the names of what was changed, and nothing of what it says", async () => {
    const { project, editor } = await aWorkplace();
    const instance = await startInstance("settingsSite");
    const body = { manager_phone: "+4721985800", notify: { emails: ["mia@fjell.example"] } };
    for (let times = 0; times < 2; times++)
      ownSettings(await call("settingsSite", { projectId: project.id, token: editor.token, base: instance.url, body }));
    await instance.stop();
    const lines = instance.log().split("\n");
    const changes = lines.filter((line) => line.includes("the settings of a project were changed"));
    expect(changes, "the repetition changes nothing").to.have.length(1);
    expect(JSON.parse(changes[0] ?? "")).to.include({ severity: "INFO", project: project.id, outcome: "done" });
    expect(JSON.parse(changes[0] ?? "")).to.deep.include({ changed: ["manager_phone", "managers", "notify"] });
    expect(instance.log()).not.to.match(/21985800|mia@/);
  });

  it("removes members that are null", async () => {
    const set = { manager_phone: "+4721985800", manager_hours: hours, time_zone: "Europe/Oslo", site_url: "https://fjell.example/" };
    const { project, editor } = await aWorkplace(set);
    expect(ownSettings(await editor.settings())).to.deep.include(set);
    const gone = { manager_phone: null, manager_hours: null, time_zone: null, site_url: null };
    expect(ownSettings(await editor.configure(gone))).to.deep.equal(untouched);
    expect((await storedProject(project.id)).fields).not.to.have.any.keys("manager_phone", "managers", "manager_hours", "site_url");
  });

  it("makes a secret with the webhook's address, keeps it with another one, and drops it with the last", async () => {
    const { editor } = await aWorkplace();
    const { notify_secret: secret } = ownSettings(await editor.configure({ notify: { url: "https://fjell.example/hook" } }));
    expect(secret).to.match(/^whsec_[\w+/]{32}$/);
    const next = ownSettings(await editor.configure({ notify: { url: "https://fjell.example/other", emails: ["mia@fjell.example"] } }));
    expect(next).to.deep.include({ notify: { emails: ["mia@fjell.example"], url: "https://fjell.example/other" }, notify_secret: secret });
    expect(ownSettings(await editor.configure({ notify: { url: null } }))).to.deep.include({ notify_secret: null });
    const { notify_secret: another } = ownSettings(await editor.configure({ notify: { url: "https://fjell.example/hook" } }));
    expect(another).to.be.a("string").and.not.to.equal(secret);
  });

  for (const [body, paths] of refusals) {
    it(`refuses ${JSON.stringify(body).slice(0, 60)} and names ${paths.join(", ")}${nightlyIf(!isByDay(body))}`, async () => {
      const { project, editor } = await aWorkplace({ live_agent: { greeting: "Before" } });
      const before = await everythingIn(project.id);
      expect(refusedPaths(await editor.configure(body))).to.have.members(paths);
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  it("takes instructions of any script in full length", async () => {
    const { editor } = await aWorkplace();
    const instructions = "\u{1f6b2}".repeat(10_000);
    expect(ownSettings(await editor.configure({ instructions })).instructions).to.equal(instructions);
  });

  it("writes nothing when nothing changes, however it was stored", async () => {
    const stored = { voice: "Nobody", greeting: "Hi" };
    const { project, editor } = await aWorkplace({
      live_agent: stored,
      manager_hours: [{ day: 1, opens: "09:00", closes: "10:00", mine: 1 }],
    });
    const before = await everythingIn(project.id);
    ownSettings(await editor.configure({ greeting: "Hi", manager_hours: [{ day: 1, opens: "09:00", closes: "10:00" }] }));
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("lets several who change different things at once all get their way", async () => {
    const { project, editor } = await aWorkplace();
    const wanted = [{ greeting: "Hi" }, { voice: "Kore" }, { instructions: "Be kind." }, { time_zone: "Europe/Oslo" }];
    await together(wanted.length, async (index) => ownSettings(await editor.configure(wanted[index] ?? {})));
    expect(ownSettings(await editor.settings())).to.deep.include(Object.assign({}, ...wanted));
    expect((await storedProject(project.id)).fields).to.include({ name: "A site" });
  });

  it("shows the secret to managers and admins only", async () => {
    const { project } = await aWorkplace({ notify: { url: "https://fjell.example/", secret: "whsec_x" } });
    expect(ownSettings(await (await anEditor(project, "admin")).settings())).to.include({ notify_secret: "whsec_x" });
    const reply = await (await anEditor(project, "member")).settings();
    refused(reply, 403, "forbidden");
    expect(JSON.stringify(reply)).not.to.include("whsec_x");
  });

  it("shows what other programs have stored in other forms as nothing", async () => {
    const { project, editor } = await aWorkplace();
    await firestore.doc(`projects/${project.id}`).update({ live_agent: "none", manager_phone: 5, manager_hours: "always", notify: ["x"] });
    expect(ownSettings(await editor.settings())).to.deep.equal({ ...untouched, manager_hours: [] });
  });
});
