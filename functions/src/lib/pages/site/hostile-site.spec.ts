import { expect } from "chai";
import { siteElements } from "../../../../../web/voice/page/site-elements.ts";
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
      // The value of a description says what was typed, and is one value.
      const tags = tagsOf((await show(rest, { project, pages: [hostile, ...others] })).body).map((tag) =>
        tag.replace(/^(meta (?:name|property)=\S+ content=).*$/s, "$1"),
      );
      expect(tags.filter((tag) => tag.startsWith("script"))).to.deep.equal(["script async= src=/embed/v1/lectern-voice.js?project=bakery"]);
      expect(tags.filter((tag) => /^img|^\w+ (?:.* )?on\w+=|(?:href|src)=(?!\/|https:\/\/lectern\.example\/)/.test(tag))).to.deep.equal([]);
    }
  });

  it("has all elements of a page, and no other, in the list of what the page of the assistant shows of it", async () => {
    const content = `${[1, 2, 3, 4, 5, 6].map((level) => `${"#".repeat(level)} Cycles`).join("\n\n")}

> **a** *b* ~~c~~ \`d\` [e](/f) ![g](h.png)<br>i

1. א

- [ ] b

| a |
|:-:|
| שלום 24 |

---

\`\`\`
code
\`\`\`

<iframe srcdoc="x"></iframe><form></form><meta http-equiv="refresh"><style></style>

${"long ".repeat(60_000)}`;
    const metadata = { title: "About us", summary: "Cycles 24", baked: "2026-03-02", cover: "https://x.example/y.png" };
    const pages = [
      live("about", { content, metadata, language: "he" }),
      live("om-oss", { language: "nb", otherFields: { translation_of: "about" } }),
      live("hours"),
    ];
    const project = withSite({ menu: ["hours"], accent: "#0b57d0", live_agent_placement: "modal" });
    const found = new Set<string>();
    for (const rest of ["he/about", "hours", "", "nowhere"]) {
      const { body } = await show(rest, { project, pages });
      for (const tag of tagsOf(body.slice(body.indexOf("<body>")))) found.add(tag.split(" ")[0] ?? "");
    }
    const around = ["body", "link", "script"];
    expect([...found].filter((name) => !around.includes(name) && !siteElements.has(name))).to.deep.equal([]);
    expect([...siteElements].filter((name) => !found.has(name))).to.deep.equal([]);
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
