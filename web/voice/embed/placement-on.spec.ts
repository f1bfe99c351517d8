import { expect } from "chai";
import { placementOn } from "./placement-on.ts";

const site = {
  placement: "homepage",
  slug: "talk-to-us",
  default_language: "en",
  languages: ["en", "nb"],
  pages: "/{slug}",
  home_slug: "welcome",
  site_url: "https://bakery.example",
} as const;

const table = (agent: Partial<Parameters<typeof placementOn>[0]>, shown: readonly string[], hidden: readonly string[]): void => {
  for (const path of shown)
    it(`is shown at ${path}`, () => {
      expect(placementOn({ ...site, ...agent }, path, "bakery")).to.equal(agent.placement ?? site.placement);
    });
  for (const path of hidden)
    it(`is not shown at ${path}`, () => {
      expect(placementOn({ ...site, ...agent }, path, "bakery")).to.equal("none");
    });
};

describe("placementOn", () => {
  for (const placement of ["widget", "modal", "none"] as const)
    it(`is ${placement} on every page`, () => {
      for (const path of ["/", "/nb", "/any/page"]) expect(placementOn({ ...site, placement }, path, "bakery")).to.equal(placement);
    });

  describe("a home page", () => {
    table(
      {},
      ["/", "/index.html", "/nb", "/nb/", "/nb/index.html", "/NB", "/welcome", "/welcome/", "/nb/welcome"],
      ["/bread", "/nb/bread", "/de", "/x/"],
    );
  });

  describe("the published site, with its own address and without one", () => {
    for (const site_url of [site.site_url, null]) {
      table({ site_url }, ["/sites/bakery/", "/sites/bakery", "/sites/bakery/nb"], ["/sites/bakery/bread", "/sites/butcher/", "/sites/"]);
      table(
        { site_url, placement: "destination_page" },
        ["/sites/bakery/talk-to-us", "/sites/bakery/nb/talk-to-us"],
        ["/sites/bakery/", "/sites/butcher/talk-to-us"],
      );
    }
  });

  describe("a home page without a page of its own", () => {
    table({ home_slug: null }, ["/", "/en"], ["/welcome", "/null", "/undefined"]);
  });

  describe("a page of its own", () => {
    const placement = "destination_page";
    table({ placement }, ["/talk-to-us", "/talk-to-us/", "/talk-to-us.html", "/nb/talk-to-us"], ["/", "/nb", "/talk", "/x/talk-to-us"]);
  });

  describe("a page of its own, with the language in each address", () => {
    const placement = "destination_page";
    table({ placement, pages: "/{language}/{slug}" }, ["/en/talk-to-us", "/nb/talk-to-us/"], ["/talk-to-us", "/de/talk-to-us"]);
  });

  describe("a page of its own whose slug is no plain word", () => {
    const placement = "destination_page";
    table({ placement, slug: "שיחה/kafé $&" }, ["/%D7%A9%D7%99%D7%97%D7%94/kaf%C3%A9%20$&", "/שיחה/kafe\u0301 $&"], ["/%E0%A4%A"]);
  });

  describe("a page of its own without a slug", () => {
    table({ placement: "destination_page", slug: null }, [], ["/", "/null"]);
  });

  describe("the home page of a site in a folder", () => {
    table({ site_url: "https://host.example/shop/" }, ["/shop", "/shop/", "/shop/nb", "/shop/welcome", "/"], ["/shop/bread", "/shopping"]);
  });
});
