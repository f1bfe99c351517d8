import { expect } from "chai";
import type { AddressPlan } from "../../site/page-address.ts";
import { beforeSlug, hintOfSlug, type PagePlace } from "./address-control.ts";

const plan: AddressPlan = { pattern: "/{slug}", defaultLanguage: "en", homeSlug: "home", siteUrl: "https://site.example" };

const place: PagePlace = { plan, language: "en", liveSlug: null };

describe("the address of a page in its form", () => {
  const rows: Readonly<Record<string, readonly [place: PagePlace, before: string]>> = {
    "a page": [place, "site.example/"],
    "a page in another language": [{ ...place, language: "nb" }, "site.example/nb/"],
    "a page below its language": [{ ...place, plan: { ...plan, pattern: "/{language}/{slug}" } }, "site.example/en/"],
    "a page of a site that begins below its host": [
      { ...place, plan: { ...plan, siteUrl: "https://site.example/shop" } },
      "site.example/shop/",
    ],
    "a page of a site that nobody has named": [{ ...place, plan: { ...plan, siteUrl: undefined } }, "/"],
    "a page of a site that is no address": [{ ...place, plan: { ...plan, siteUrl: "site" } }, "/"],
  };
  for (const [name, [where, before]] of Object.entries(rows))
    it(`begins with what cannot be changed: ${name}`, () => expect(beforeSlug(where)).to.equal(before));

  it("says where visitors of the former address are sent, and nothing of a page that is not live, or stays where it is", () => {
    expect(hintOfSlug({ ...place, liveSlug: "about" }, "about-us")).to.equal("Visitors to /about are sent to the new address.");
    expect(hintOfSlug({ ...place, language: "nb", liveSlug: "om" }, "om-oss")).to.contain(" /nb/om ");
    for (const [liveSlug, slug] of [[null, "about"] as const, ["about", "about"] as const, ["about", ""] as const])
      expect(hintOfSlug({ ...place, liveSlug }, slug)).to.equal("");
  });

  it("says where the home page is, whose slug nobody sees", () => {
    expect(hintOfSlug(place, "home")).to.equal("This is the home page. Visitors see it at site.example/.");
  });
});
