import type { SiteSettings } from "@lectern/client";
import { expect } from "chai";
import { someSettings as before } from "./some-settings.ts";
import { differencesTo, isVisible, toChange } from "./settings-change.ts";

const asShown = {
  greeting: "Hello!",
  voice: "Kore",
  instructions: "Be kind.\r\nBe short.",
  "heading.en": "",
  "suggestions.en": "",
  is_on: "on",
  live_agent_placement: "widget",
  live_agent_slug: "",
  origins: "",
  address_pattern: "/{slug}",
  home_slug: "",
  menu: "",
  accent: "#2945c8",
  publishers: "managers",
  site_hook: "",
  time_zone: "UTC",
  site_url: "",
  emails: "",
  webhook: "",
};

type Hours = Parameters<typeof toChange>[0]["hours"];

const changeOf = (
  typed: Readonly<Record<string, string>>,
  {
    hours = null,
    isAdmin = true,
    stored = before,
    managers = stored.managers,
  }: {
    readonly hours?: Hours;
    readonly isAdmin?: boolean;
    readonly stored?: SiteSettings;
    readonly managers?: SiteSettings["managers"];
  } = {},
) => toChange({ values: new Map(Object.entries({ ...asShown, ...typed })), hours, managers, isAdmin }, stored);

const ingrid = { name: "Ingrid", phone: "+4721985800", hours: null, languages: ["nb", "en"] } as const;
const noa = { name: "Noa", phone: "+4721985801", hours: [], languages: [] } as const;

const span = (day: number, opens: string, closes: string) => ({ day, opens, closes });

describe("what the settings send", () => {
  it("is nothing where nothing was changed, whatever line ends a browser sends", () => {
    expect(changeOf({})).to.deep.equal({});
    expect(changeOf({}, { stored: { ...before, instructions: "Be kind.\r\nBe short." } }), "of another program").to.deep.equal({});
  });

  it("is only what is different", () => {
    const hours = [span(1, "09:00", "17:00")];
    expect(changeOf({ greeting: "Hi!", emails: " mia@fjell.example \n\n", menu: "prices\n about \n" }, { hours })).to.deep.equal({
      greeting: "Hi!",
      manager_hours: hours,
      menu: ["prices", "about"],
      notify: { emails: ["mia@fjell.example"], url: null },
    });
  });

  it("is a placement with its address, and none where the assistant is off, whatever was chosen", () => {
    expect(changeOf({ live_agent_placement: "destination_page", live_agent_slug: " talk " })).to.deep.equal({
      live_agent_placement: "destination_page",
      live_agent_slug: "talk",
    });
    const values = new Map(Object.entries(asShown).filter(([name]) => name !== "is_on"));
    expect(toChange({ values, hours: null, managers: [], isAdmin: true }, before)).to.deep.equal({ live_agent_placement: "none" });
  });

  it("has all languages of a text, without those in which there is none", () => {
    const stored = { ...before, heading: { nb: "Spør oss", en: "Ask us" }, suggestions: { en: ["Open?"] } };
    const shown = { "heading.en": "Ask us", "heading.nb": "Spør oss", "heading.de": " ", "suggestions.en": "Open?\r\n" };
    expect(changeOf(shown, { stored })).to.deep.equal({});
    expect(changeOf({ ...shown, "heading.nb": "", "suggestions.de": "Offen?\n\nTeuer?" }, { stored })).to.deep.equal({
      heading: { en: "Ask us" },
      suggestions: { en: ["Open?"], de: ["Offen?", "Teuer?"] },
    });
  });

  it("is a colour only where one is wanted", () => {
    expect(changeOf({ has_accent: "on" })).to.deep.equal({ accent: "#2945c8" });
    expect(changeOf({}, { stored: { ...before, accent: "#2945c8" } })).to.deep.equal({ accent: null });
  });

  it("has nothing of a manager that is for admins", () => {
    const hook = "https://fjell.example/site";
    const typed = { origins: "https://fjell.example", public_pages: "on", publishers: "admins", site_hook: ` ${hook}` };
    const change = { origins: ["https://fjell.example"], public_pages: true, publishers: "admins", site_hook: hook };
    expect(changeOf(typed)).to.deep.equal(change);
    expect(changeOf(typed, { isAdmin: false })).to.deep.equal({});
  });

  it("has nothing of a manager that says what stands where on the site, if only admins publish", () => {
    const typed = { live_agent_placement: "destination_page", live_agent_slug: "prices", home_slug: "prices", menu: "prices" };
    const more = { address_pattern: "/{language}/{slug}", site_url: "https://evil.example", greeting: "Hi!" };
    const stored = { ...before, publishers: "admins" as const };
    const asManager = { isAdmin: false, stored };
    const shown = { ...typed, ...more, publishers: "admins" };
    expect(changeOf(shown, asManager)).to.deep.equal({ greeting: "Hi!" });
    expect(changeOf(shown, { stored })).to.deep.equal({ ...typed, ...more, menu: ["prices"] });
    expect(Object.keys(changeOf({ ...typed, ...more }, { isAdmin: false }))).to.have.members(Object.keys({ ...typed, ...more }));
  });

  it("is all the managers in their order, and never the first's phone beside them", () => {
    const stored = { ...before, managers: [ingrid, noa], manager_phone: ingrid.phone };
    expect(changeOf({}, { stored })).to.deep.equal({});
    expect(changeOf({}, { stored, managers: [noa, ingrid] })).to.deep.equal({ managers: [noa, ingrid] });
    expect(changeOf({}, { stored, managers: [] })).to.deep.equal({ managers: [] });
  });

  it("keeps the further spans of a day that nobody changed", () => {
    const monday = [span(1, "08:00", "10:00"), span(1, "11:00", "13:00"), span(1, "14:00", "16:00")];
    const stored = { ...before, manager_hours: [span(2, "09:00", "17:00"), ...monday] };
    const changed = (hours: Hours) => changeOf({}, { hours, stored });
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

describe("what visitors notice", () => {
  it("is how the assistant speaks and where it is, not who is called or told", () => {
    expect(isVisible({ greeting: "Hi" })).to.equal(true);
    expect(isVisible({ live_agent_placement: "none" })).to.equal(true);
    expect(isVisible({ notify: { emails: [] }, managers: [], site_hook: null, publishers: "admins" })).to.equal(false);
  });
});

describe("what restores former settings", () => {
  it("is what is different now", () => {
    expect(
      differencesTo({ greeting: "Hello!", heading: { nb: "b", en: "a" }, menu: ["x"] }, { ...before, heading: { en: "a", nb: "b" } }),
    ).to.deep.equal({
      menu: ["x"],
    });
  });

  it("names the first's phone with the managers alone", () => {
    const now = { ...before, managers: [noa], manager_phone: noa.phone };
    const version = { managers: [ingrid], manager_phone: ingrid.phone };
    expect(differencesTo(version, now)).to.deep.equal({ managers: [ingrid] });
  });
});
