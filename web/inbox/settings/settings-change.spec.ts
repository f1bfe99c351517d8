import type { SiteSettings } from "@lectern/client";
import { expect } from "chai";
import { effectsOf, toChange } from "./settings-change.ts";

const before: SiteSettings = {
  live_agent_placement: "widget",
  live_agent_slug: null,
  publishing: true,
  heading: {},
  suggestions: {},
  origins: [],
  public_pages: false,
  address_pattern: "/{slug}",
  home_slug: null,
  menu: [],
  accent: null,
  publishers: "managers",
  name: "A site",
  default_language: "en",
  greeting: "Hello!",
  voice: "Kore",
  instructions: "Be kind.\nBe short.",
  manager_phone: null,
  manager_hours: null,
  time_zone: "UTC",
  site_url: null,
  notify: { emails: [], url: null },
  notify_secret: null,
  site_hook: null,
  site_hook_secret: null,
};

const asShown = {
  greeting: "Hello!",
  voice: "Kore",
  instructions: "Be kind.\r\nBe short.",
  live_agent_placement: "widget",
  live_agent_slug: "",
  manager_phone: "",
  time_zone: "UTC",
  site_url: "",
  emails: "",
  webhook: "",
};

const changeOf = (typed: Readonly<Record<string, string>>, hours: Parameters<typeof toChange>[2] = null) =>
  toChange(new Map(Object.entries({ ...asShown, ...typed })), before, hours);

const span = (day: number, opens: string, closes: string) => ({ day, opens, closes });

describe("what the settings send", () => {
  it("is nothing where nothing was changed, whatever line ends a browser sends", () => {
    expect(changeOf({})).to.deep.equal({});
    const stored = { ...before, instructions: "Be kind.\r\nBe short." };
    expect(toChange(new Map(Object.entries(asShown)), stored, null), "of another program").to.deep.equal({});
  });

  it("is only what is different, and says what it does", () => {
    const change = changeOf({ greeting: "Hi!", emails: " mia@fjell.example \n\n" }, [{ day: 1, opens: "09:00", closes: "17:00" }]);
    expect(change).to.deep.equal({
      greeting: "Hi!",
      manager_hours: [{ day: 1, opens: "09:00", closes: "17:00" }],
      notify: { emails: ["mia@fjell.example"], url: null },
    });
    const after = { ...before, manager_phone: "+4721985800", notify: { emails: ["mia@fjell.example"], url: null } };
    expect(effectsOf(change, after)).to.deep.equal(["talk", "calls", "notices"]);
  });

  it("is a placement with its address", () => {
    const change = changeOf({ live_agent_placement: "destination_page", live_agent_slug: " talk " });
    expect(change).to.deep.equal({ live_agent_placement: "destination_page", live_agent_slug: "talk" });
    expect(effectsOf(change, { ...before, live_agent_placement: "destination_page" })).to.deep.equal(["place"]);
  });

  it("does nothing to be spoken of where only the site's address was changed", () => {
    expect(effectsOf(changeOf({ site_url: "https://fjell.example" }), before)).to.deep.equal([]);
  });

  it("says that nobody is called or told, and that the agent is gone, where that is so", () => {
    const change = { manager_phone: null, notify: { emails: [], url: null }, live_agent_placement: "none" as const };
    expect(effectsOf(change, { ...before, live_agent_placement: "none" })).to.deep.equal(["noPlace", "noCalls", "noNotices"]);
    const closed = { ...before, manager_phone: "+4721985800", manager_hours: [] };
    expect(effectsOf({ manager_hours: [] }, closed), "with a phone, but never").to.deep.equal(["noCalls"]);
    const webhook = { ...before, notify: { emails: [], url: "https://fjell.example/hook" } };
    expect(effectsOf({ notify: webhook.notify }, webhook)).to.deep.equal(["notices"]);
  });

  it("keeps the further spans of a day that nobody changed", () => {
    const monday = [span(1, "08:00", "10:00"), span(1, "11:00", "13:00"), span(1, "14:00", "16:00")];
    const stored = { ...before, manager_hours: [span(2, "09:00", "17:00"), ...monday] };
    const changed = (hours: Parameters<typeof toChange>[2]) => toChange(new Map(Object.entries(asShown)), stored, hours);
    expect(changed([...monday.slice(0, 2), span(2, "09:00", "17:00")]), "in another order").to.deep.equal({});
    expect(changed([...monday.slice(0, 2), span(2, "10:00", "17:00")])).to.deep.equal({
      manager_hours: [...monday, span(2, "10:00", "17:00")],
    });
    expect(changed([span(1, "08:00", "12:00"), span(2, "09:00", "17:00")])).to.deep.equal({
      manager_hours: [span(1, "08:00", "12:00"), span(2, "09:00", "17:00")],
    });
    expect(changed(null)).to.deep.equal({ manager_hours: null });
  });
});
