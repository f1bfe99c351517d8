import { expect } from "chai";
import { readRobots } from "./robots.ts";

const isAllowed = (robots: string, path: string): boolean =>
  readRobots(robots, "LecternBot").isAllowed(new URL(path, "https://site.example"));

describe("readRobots", () => {
  const cases: readonly (readonly [string, string, string, boolean])[] = [
    ["an empty file", "", "/", true],
    ["a page of HTML", "<html><body>Disallow: /</body></html>", "/", true],
    ["nobody", "User-agent: *\nDisallow: /", "/", false],
    ["an empty rule", "User-agent: *\nDisallow:", "/", true],
    ["our own group before that for all", "User-agent: *\nDisallow: /\n\nUser-agent: lecternbot\nDisallow: /private", "/", true],
    ["another robot's group", "User-agent: OtherBot\nDisallow: /", "/", true],
    ["a name with a version", "User-agent: LecternBot/2.0\nDisallow: /", "/", false],
    ["a name that only begins like ours", "User-agent: Lectern\nDisallow: /", "/", true],
    ["several names of one group", "User-agent: a\nUser-agent: LecternBot\nDisallow: /x", "/x", false],
    ["two groups of one name", "User-agent: *\nDisallow: /a\nUser-agent: *\nDisallow: /b", "/b", false],
    ["the longer rule", "User-agent: *\nDisallow: /shop\nAllow: /shop/about", "/shop/about", true],
    ["the longer rule, the other way round", "User-agent: *\nAllow: /shop\nDisallow: /shop/cart", "/shop/cart", false],
    ["the kinder one of two equal rules", "User-agent: *\nDisallow: /page\nAllow: /page", "/page", true],
    ["a star", "User-agent: *\nDisallow: /*/private", "/a/b/private/x", false],
    ["a star that matches nothing", "User-agent: *\nDisallow: /*/private", "/private", true],
    ["an end", "User-agent: *\nDisallow: /*.pdf$", "/a.pdf", false],
    ["an end that is not one", "User-agent: *\nDisallow: /*.pdf$", "/a.pdf?x=1", true],
    ["an end without a star", "User-agent: *\nDisallow: /a$", "/ab", true],
    ["a query", "User-agent: *\nDisallow: /*?", "/a?b=c", false],
    ["letters that are percent-encoded", "User-agent: *\nDisallow: /über", "/%C3%BCber", false],
    ["comments, capitals and odd line ends", "USER-AGENT: * # all\r\rdisallow : /x # no\r\n", "/x", false],
    ["rules before any name", "Disallow: /\nUser-agent: *\nAllow: /", "/", true],
    ["other lines between name and rule", "User-agent: *\nCrawl-delay: 5\nSitemap: https://site.example/map\nDisallow: /x", "/x", false],
    ["the file itself", "User-agent: *\nDisallow: /", "/robots.txt", true],
  ];
  for (const [what, robots, path, allowed] of cases) {
    it(`${allowed ? "allows" : "refuses"} with ${what}`, () => {
      expect(isAllowed(robots, path)).to.equal(allowed);
    });
  }

  it("reads hostile patterns and files in no time", () => {
    const pattern = `/${"*a".repeat(5_000)}$`;
    const robots = `User-agent: *\n${`Disallow: ${pattern}\n`.repeat(50)}`;
    expect(isAllowed(robots, `/${"a".repeat(2_000)}b`)).to.equal(true);
    expect(isAllowed("User-agent: *\n".repeat(100_000), "/")).to.equal(true);
    expect(isAllowed("User-agent: *\n".repeat(18_000) + "Disallow: /x\n".repeat(19_000), "/")).to.equal(true);
  });
});
