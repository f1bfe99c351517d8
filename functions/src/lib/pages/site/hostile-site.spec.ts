import { expect } from "chai";
import { live, show, tagsOf, withSite } from "../../../../test/support/shown-site.ts";

describe("showSite, of what is hostile", () => {
  it("lets nothing hostile do anything, wherever it is stored", async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const hostile = live("about", {
      language: "en",
      metadata: { title: evil, summary: evil, baked: evil, cover: "javascript:alert(1)" },
      content: `${evil}\n\n[a](javascript:alert(1))`,
    });
    const others = ["javascript:alert(1)", "'onload=alert(1) x='", "</style><script>"].map((slug, index) =>
      live(`o${index}`, { slug, metadata: { title: evil } }),
    );
    const project = withSite(
      { menu: ["about", ...others.flatMap(({ slug }) => slug ?? [])], accent: "#0b57d0", live_agent_placement: "widget" },
      { name: evil, siteUrl: "javascript:alert(1)" },
    );
    for (const rest of ["about", "", "nowhere", encodeURIComponent("</style><script>")]) {
      const tags = tagsOf((await show(rest, { project, pages: [hostile, ...others] })).body);
      expect(tags.filter((tag) => tag.startsWith("script"))).to.deep.equal(["script async= src=/embed/v1/lectern-voice.js?project=bakery"]);
      expect(tags.filter((tag) => /^img|^\w+ (?:.* )?on\w+=|(?:href|src)=(?!\/|https:\/\/lectern\.example\/)/.test(tag))).to.deep.equal([]);
    }
  });

  for (const rest of [
    "%",
    "%00",
    "%E0%A4%A",
    "..%2F..",
    "a%2F..%2Fb",
    "%2F%2Fevil.example",
    "x".repeat(5_000),
    "nb/".repeat(500),
    "accent-zzzzzz.css",
  ])
    it(`finds nothing at ${rest.slice(0, 30)}`, async () => {
      const { status, headers = {} } = await show(rest);
      expect([status, headers]).to.deep.equal([404, {}]);
    });
});
