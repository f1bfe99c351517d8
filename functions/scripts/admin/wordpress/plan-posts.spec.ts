import { expect } from "chai";
import { noInternals } from "../../../src/lib/pages/drafts/page.ts";
import { livePageId } from "../../../src/lib/pages/drafts/translation.ts";
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

  it("brings in what plugins show, also drafts of its type, but no orders and no parts of pages", () => {
    const [event, order] = ["https://old.example/event/run/", "https://old.example/?post_type=order&p=4"];
    const { posts, report } = plan([
      aWxrItem({ id: "1", type: "event", status: "draft", title: "Walk", link: "https://old.example/?post_type=event&p=1" }),
      aWxrItem({ id: "2", type: "event", status: "private", title: "Secret", slug: "secret", link: "https://old.example/event/secret/" }),
      aWxrItem({ id: "7", type: "event", title: "Swim", content: "", elements: '{"when":"In May"}' }),
      aWxrItem({ id: "8", type: "platform", slug: "c", link: "https://old.example/platform/c/" }),
      aWxrItem({ id: "3", type: "event", title: "Run", slug: "run", link: event }),
      aWxrItem({ id: "4", type: "order", slug: "order", link: order }),
      aWxrItem({ id: "5", type: "header_template", slug: "a", link: "https://old.example/header_template/a/" }),
      aWxrItem({ id: "6", type: "wp_template", slug: "b", link: "https://old.example/2024/05/b/" }),
    ]);
    expect([...posts.keys()]).to.deep.equal(["8", "1", "2", "7", "3"]);
    expect(report.lines()).to.include.members([
      "Was of the type event; its own fields were left out: 3 (“Walk”, “Secret”, “Run”)",
      "Has the words of its fields, because it has no other text: 1 (“Swim”)",
      "Was private, and is a draft now: 1 (“Secret”)",
      "Left out, items of the type order: 1",
      "Left out, items of the type header_template: 1",
      "Left out, items of the type wp_template: 1",
    ]);
  });

  it("has a text once, and says where an address was taken", () => {
    const { posts, report } = plan([
      aWxrPost("1", "/a/b/"),
      aWxrPost("1", "/a/b/"),
      aWxrPost("2", "/c/b/", { type: "page", parent: "7", title: "B" }),
    ]);
    expect([...posts.values()].map(({ slug }) => slug)).to.deep.equal(["b", "b-2"]);
    expect(report.lines()).to.include.members([
      "Left out, because the file has them twice: 1 (“A”)",
      "Has another address, because a page has the same: 1 (“B, b-2”)",
    ]);
  });

  it("gives pages of one name addresses of their own, also where they are many", () => {
    const { posts } = plan(Array.from({ length: 1_000 }, (_, at) => aWxrPost(`${at}`, `/${at}/a/`, { slug: "a" })));
    expect(new Set([...posts.values()].map(({ slug }) => slug)).size).to.equal(1_000);
    expect([...posts.values()].at(-1)?.slug).to.equal("a-1000");
    const present = [{ id: "x", slug: "a-2", language: "en" }];
    const three = plan(
      ["1", "2", "3"].map((id) => aWxrPost(id, `/${id}/a/`, { slug: "a" })),
      { present },
    );
    expect([...three.posts.values()].map(({ slug }) => slug)).to.deep.equal(["a", "a-3", "a-4"]);
  });

  it("gives a page the language of the one above it", () => {
    const above = aWxrPost("1", "/nb/om/", { type: "page" });
    const { posts } = plan([above, aWxrPost("2", "/nb/om/oss/", { type: "page", parent: "1" })]);
    expect(posts.get("2")?.language).to.equal("nb");
  });

  it("knows the home page of a site below the root of its host", () => {
    const site = { url: "https://old.example/shop", language: "en" };
    expect(plan([aWxrPost("1", "/shop/", { site, title: "Home" })]).report.lines()).to.include("Was the home page (“Home”)");
  });

  it("names what nobody should miss", () => {
    const { report } = plan([
      aWxrPost("1", "/", { type: "page", title: "Home" }),
      aWxrPost("2", "/b/", { content: "", title: "Blog" }),
      aWxrPost("7", "/g/", { content: "", isBuilt: true, title: "Start" }),
      aWxrPost("3", "/c/", { password: "x", title: "Prices" }),
      aWxrPost("4", "/d/", { status: "future", date: "2028-05-01 07:00:00", title: "Later" }),
      aWxrPost("5", "/e/", { status: "private", title: "Rota" }),
      aWxrPost("6", "/f/", { isDamaged: true, content: "Caf\uFFFD", title: "Torn" }),
      ...Array.from({ length: 12 }, (_, index) => aWxrPost(`1${index}`, `/p${index}/`, { status: "trash", title: `T${index}` })),
    ]);
    expect(report.lines()).to.include.members([
      "Was the home page (“Home”)",
      "Left out, because they have no text: 1 (“Blog”)",
      "Left out, because only their page builder can read their text: 1 (“Start”)",
      "Was protected by a password, which drafts do not have: 1 (“Prices”)",
      "Was private, and is a draft now: 1 (“Rota”)",
      "Is damaged in the file, and should be compared with the old page (“Torn”)",
      "Has characters that the file has lost (\uFFFD) (“Torn”)",
      "Was scheduled, and is a draft now: 1 (“Later, 2028-05-01 07:00”)",
      `Left out, from the trash: 12 (${Array.from({ length: 10 }, (_, index) => `“T${index}”`).join(", ")}, …)`,
    ]);
  });
});
