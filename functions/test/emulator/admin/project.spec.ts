import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { operate } from "../../support/operator.ts";

const anId = (): string => `bakery-${randomUUID()}`;

const stored = async (id: string): Promise<unknown> => (await firestore.doc(`projects/${id}`).get()).data();

describe("admin project create", () => {
  it("makes a project with everything that the service reads", async () => {
    const id = anId();
    const phone = "+47 21 98 58 00";
    const made = await operate(
      "project",
      "create",
      id,
      "--name",
      "Fjord Bakery",
      "--plan",
      "pro",
      "--voice-module",
      "on",
      "--manager-phone",
      phone,
    );
    expect(made.exitCode, made.complaints).to.equal(0);
    expect(made.complaints).to.include(`+ projects/${id}`);
    expect(await stored(id)).to.deep.equal({
      name: "Fjord Bakery",
      plan: "pro",
      default_language: "en",
      modules: { voice: true, onboarding: false },
      live_agent: { greeting: "", voice: "Puck", instructions: "" },
      manager_phone: "+4721985800",
    });
  });

  it("is harmless when it is repeated, and refuses to change what is there", async () => {
    const id = anId();
    await operate("project", "create", id, "--name", "Fjord Bakery");
    const before = await firestore.doc(`projects/${id}`).get();
    const again = await operate("project", "create", id, "--name", "Fjord Bakery");
    const other = await operate("project", "create", id, "--name", "Fjell Bakery");
    expect(again).to.deep.include({ exitCode: 0, complaints: "" });
    expect(other.exitCode).to.equal(1);
    expect(other.complaints).to.include(`project set ${id}`);
    expect((await firestore.doc(`projects/${id}`).get()).updateTime).to.deep.equal(before.updateTime);
  });

  it("refuses what is not valid, names every problem and writes nothing", async () => {
    const id = anId();
    const { exitCode, complaints } = await operate(
      "project",
      "create",
      id,
      "--name",
      "",
      "--manager-phone",
      "+47 829 00 000",
      "--sessions-per-day",
      "2.5",
    );
    expect(exitCode).to.equal(1);
    expect(complaints)
      .to.include("name must not be empty")
      .and.to.include("manager_phone is a premium")
      .and.to.include("live_sessions_per_day must be");
    expect(await stored(id)).to.equal(undefined);
  });

  it("refuses a choice that does not exist, and an id that no document can have", async () => {
    const [plan, id] = await Promise.all([operate("project", "create", anId(), "--plan", "gold"), operate("project", "create", "a/b")]);
    expect([plan.exitCode, id.exitCode]).to.deep.equal([1, 1]);
    expect(plan.complaints).to.include("Allowed choices are free, pro, business");
    expect(id.complaints).to.include("cannot be an id");
  });
});

describe("admin project set", () => {
  it("changes what is named and leaves what other interfaces keep there", async () => {
    const id = anId();
    await operate("project", "create", id, "--greeting", "Hello", "--manager-phone", "+47 21 98 58 00");
    await firestore.doc(`projects/${id}`).update({ theme: "dark", "live_agent.model": "next", "site.analytics": true });
    const { exitCode } = await operate(
      "project",
      "set",
      id,
      "--instructions",
      "Be kind.",
      "--sessions-per-day",
      "7",
      "--manager-phone",
      "",
    );
    expect(exitCode).to.equal(0);
    expect(await stored(id)).to.deep.equal({
      name: id,
      plan: "free",
      default_language: "en",
      modules: { voice: false, onboarding: false },
      live_agent: { greeting: "Hello", voice: "Puck", instructions: "Be kind.", model: "next" },
      site: { analytics: true },
      theme: "dark",
      live_sessions_per_day: 7,
    });
    await operate("project", "set", id, "--sessions-per-day", "plan");
    expect(await stored(id)).not.to.have.property("live_sessions_per_day");
  });

  it("says where the agent appears, what the site shows and which sites may use the agent, and takes it back", async () => {
    const id = anId();
    await operate("project", "create", id, "--placement", "widget");
    const origins = "https://fjord.example/, https://www.fjord.example";
    const set = ["--agent-slug", "talk", "--public-pages", "on", "--address-pattern", "/{language}/{slug}", "--home-slug", "start"];
    const look = ["--menu", "start, hours", "--accent", "#0A6A5C", "--site-url", "https://fjord.example"];
    const changed = await operate("project", "set", id, ...set, ...look, "--publishers", "admins", "--origins", origins);
    expect(changed.exitCode, changed.complaints).to.equal(0);
    const site = { live_agent_placement: "widget", public_pages: true, address_pattern: "/{language}/{slug}", publishers: "admins" };
    const shown = { live_agent_slug: "talk", home_slug: "start", menu: ["start", "hours"], accent: "#0a6a5c" };
    expect(await stored(id)).to.deep.include({ site: { ...site, ...shown }, site_url: "https://fjord.example" });
    expect(await stored(id))
      .to.have.nested.property("live_agent.origins")
      .that.deep.equals(["https://fjord.example", "https://www.fjord.example"]);
    await operate("project", "set", id, "--agent-slug", "", "--home-slug", "", "--origins", "");
    await operate("project", "set", id, "--menu", "", "--accent", "", "--site-url", "");
    expect(await stored(id)).to.deep.include({ site });
    expect(await stored(id)).not.to.have.property("site_url");
    expect(await stored(id)).not.to.have.nested.property("live_agent.origins");
    const refused = await operate(
      "project",
      "set",
      id,
      "--placement",
      "destination_page",
      "--origins",
      "fjord.example",
      "--home-slug",
      "/",
    );
    expect(refused.exitCode).to.equal(1);
    expect(refused.complaints).to.include("origins.0 must be an origin").and.to.include("home_slug must not start");
    const incomplete = await operate("project", "set", id, "--placement", "destination_page");
    expect(incomplete.complaints).to.include("live_agent_slug is required");
    expect(await stored(id)).to.deep.include({ site });
  });

  it("writes nothing in a dry run, and shows what it would write", async () => {
    const id = anId();
    await operate("project", "create", id);
    await firestore.doc(`projects/${id}`).update({ name: "A\u009b2J site" });
    const before = await stored(id);
    const { exitCode, output, complaints } = await operate("project", "set", id, "--plan", "business", "--name", "A site", "--dry-run");
    expect(exitCode).to.equal(0);
    expect(complaints)
      .to.include('plan: "free" -> "business"')
      .and.include(String.raw`name: "A\u009b2J site"`);
    expect(output).to.include("dry run");
    expect(await stored(id)).to.deep.equal(before);
  });

  it("answers scripts in JSON and nothing else", async () => {
    const id = anId();
    await operate("project", "create", id);
    const { output, complaints } = await operate("project", "set", id, "--plan", "pro", "--json");
    expect(complaints).to.equal("");
    expect(JSON.parse(output)).to.deep.include({ changed: true, dry_run: false }).and.to.have.nested.property("result.plan", "pro");
    expect(JSON.parse((await operate("project", "set", id, "--plan", "pro", "--json")).output)).to.deep.include({
      changed: false,
      changes: [],
    });
  });

  it("says how to make a project that is not there", async () => {
    const { exitCode, complaints } = await operate("project", "set", "nowhere", "--plan", "pro");
    expect(exitCode).to.equal(1);
    expect(complaints).to.include('"project create nowhere"');
  });
});
