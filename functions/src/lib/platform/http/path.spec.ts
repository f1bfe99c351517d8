import { expect } from "chai";
import { matchPath } from "./path.ts";

const pattern = "/api/projects/:projectId/docs/edit/:draftId";

describe("matchPath", () => {
  const matching: readonly (readonly [string, string, string])[] = [
    ["/api/projects/p/docs/edit/d", "p", "d"],
    ["/api/projects/a%2Fb/docs/edit/..", "a/b", ".."],
    ["/api/projects/%D7%90/docs/edit/%F0%9F%98%80", "א", "😀"],
    ["/api/projects/__proto__/docs/edit/constructor", "__proto__", "constructor"],
    ["/api/projects/%00/docs/edit/a%20b+c", "\0", "a b+c"],
    ["/%61pi/projects/:projectId/docs/edit/:draftId", ":projectId", ":draftId"],
    ["/api/projects//docs/edit/", "", ""],
  ];
  for (const [path, projectId, draftId] of matching) {
    it(`reads ${path}`, () => {
      expect(matchPath(pattern, path)).to.deep.equal({ projectId, draftId });
    });
  }

  const others = [
    "",
    "/",
    "/api/projects/p/docs/edit",
    "/api/projects/p/docs/edit/d/",
    "//api/projects/p/docs/edit/d",
    "/API/projects/p/docs/edit/d",
  ];
  for (const path of [...others, "/api/projects/p/docs/edit/%", "/api/projects/%ff/docs/edit/d", "/api/projects/p/docs%2Fedit/d"]) {
    it(`does not match ${path}`, () => {
      expect(matchPath(pattern, path)).to.equal(undefined);
    });
  }

  for (const [path, rest] of [
    ["/sites/p", ""],
    ["/sites/p/", ""],
    ["/sites/p/nb/om%2Foss", "nb/om%2Foss"],
    ["/sites/p//a//", "/a//"],
  ] as const)
    it(`leaves the rest of ${path} as it is`, () => {
      expect(matchPath("/sites/:projectId/**", path)).to.deep.equal({ projectId: "p", rest });
    });

  it("has no rest of another path", () => {
    expect(matchPath("/sites/:projectId/**", "/site/p/a")).to.equal(undefined);
    expect(matchPath("/sites/:projectId/**", "/sites")).to.equal(undefined);
  });
});
