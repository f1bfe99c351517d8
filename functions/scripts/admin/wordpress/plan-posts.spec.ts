import { expect } from "chai";
import { noInternals } from "../../../src/lib/pages/drafts/page.ts";
import { livePageId } from "../../../src/lib/pages/publishing/publication.ts";
import { aWxrItem, aWxrPost } from "../../../test/support/wxr-items.ts";
import { createPlanner } from "./plan-posts.ts";
import type { WxrItem } from "./wxr-item.ts";

const plan = (items: readonly WxrItem[], surroundings: Partial<Parameters<typeof createPlanner>[0]> = {}) => {
  const planner = createPlanner({ asked: undefined, ofProject: "en", present: [], ...surroundings });
  for (const item of items) planner.add(item);
  return planner.plan();
};

describe("the plan of a WordPress import", () => {
  it("leaves alone what was imported before, also once it is live, and knows where it is now", () => {
    const { id = "" } = plan([aWxrPost("1", "/a/")]).posts.get("1") ?? {};
    for (const known of [id, livePageId({ id, internals: noInternals }, undefined)])
      expect(plan([aWxrPost("1", "/a/")], { present: [{ id: known, slug: "b", language: "en" }] }).posts.get("1")).to.include({
        isPresent: true,
        slug: "b",
      });
  });

  for (const [name, item, language] of [
    ["its own", { language: "nb" }, "nb"],
    ["that of its address", { type: "page", link: "https://old.example/fr/a/" }, "fr"],
    [
      "that of the site where the address is one of a page below another",
      { type: "page", parent: "9", link: "https://old.example/it/a/" },
      "de",
    ],
    ["that of the site where a category is in the address", { link: "https://old.example/it/a/" }, "de"],
  ] as const)
    it(`gives a page ${name} as its language`, () => {
      const site = { url: "https://old.example", language: "de-DE" };
      expect([...plan([aWxrItem({ id: "1", site, ...item })]).posts.values()][0]?.language).to.equal(language);
    });

  it("has a project's spelling of the language, and the operator's word before all", () => {
    const item = aWxrItem({ id: "1", site: { url: "", language: "en-GB" } });
    expect(plan([item]).posts.get("1")?.language).to.equal("en");
    expect(plan([item], { asked: "nb" }).posts.get("1")?.language).to.equal("nb");
  });

  it("names what nobody should miss", () => {
    const { report } = plan([
      aWxrPost("1", "/", { type: "page", title: "Home" }),
      aWxrPost("2", "/b/", { content: "", title: "Blog" }),
      aWxrPost("3", "/c/", { password: "x", title: "Prices" }),
      aWxrPost("4", "/d/", { status: "future", date: "2028-05-01 07:00:00", title: "Later" }),
      ...Array.from({ length: 12 }, (_, index) => aWxrPost(`1${index}`, `/p${index}/`, { status: "trash", title: `T${index}` })),
    ]);
    expect(report.lines()).to.include.members([
      "Was the home page (“Home”)",
      "Left out, because they have no text: 1 (“Blog”)",
      "Was protected by a password, which drafts do not have: 1 (“Prices”)",
      "Was scheduled, and is a draft now: 1 (“Later, 2028-05-01 07:00”)",
      `Left out, from the trash: 12 (${Array.from({ length: 10 }, (_, index) => `“T${index}”`).join(", ")}, …)`,
    ]);
  });
});
