import type { SiteSettings } from "@lectern/client";
import { expect } from "chai";
import { effectsOf, toChange } from "./settings-change.ts";

const before: SiteSettings = {
  live_agent_placement: "widget",
  live_agent_slug: null,
  publishing: true,
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

describe("what the settings send", () => {
  it("is nothing where nothing was changed, whatever line ends a browser sends", () => {
    expect(changeOf({})).to.deep.equal({});
  });

  it("is only what is different, and says what it does", () => {
    const change = changeOf({ greeting: "Hi!", emails: " mia@fjell.example \n\n" }, [{ day: 1, opens: "09:00", closes: "17:00" }]);
    expect(change).to.deep.equal({
      greeting: "Hi!",
      manager_hours: [{ day: 1, opens: "09:00", closes: "17:00" }],
      notify: { emails: ["mia@fjell.example"], url: null },
    });
    expect(effectsOf(change)).to.deep.equal(["talk", "calls", "notices"]);
  });

  it("is a placement with its address", () => {
    const change = changeOf({ live_agent_placement: "destination_page", live_agent_slug: " talk " });
    expect(change).to.deep.equal({ live_agent_placement: "destination_page", live_agent_slug: "talk" });
    expect(effectsOf(change)).to.deep.equal(["place"]);
  });

  it("does nothing to be spoken of where only the site's address was changed", () => {
    expect(effectsOf(changeOf({ site_url: "https://fjell.example" }))).to.deep.equal([]);
  });
});
