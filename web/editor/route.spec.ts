import { expect } from "chai";
import { addressOf, parseRoute, type Route } from "./route.ts";

describe("routes", () => {
  const routes: readonly Route[] = [
    { kind: "start" },
    { kind: "pages", projectId: "demo" },
    { kind: "draft", projectId: "demo", draftId: "d1" },
    { kind: "draft", projectId: "a/b %", draftId: "שלום/#?" },
  ];
  for (const route of routes) {
    it(`come back from their address: ${addressOf(route)}`, () => {
      expect(parseRoute(addressOf(route))).to.deep.equal(route);
    });
  }

  for (const hash of [
    "",
    "#",
    "#/",
    "#//",
    "#/demo/nothing",
    "#/demo/drafts/",
    "#/demo/drafts/a/b",
    "#/demo/settings",
    "#/../drafts/x",
    "#/demo/drafts/%2E%2e",
    "#/./new",
  ]) {
    it(`are the start for "${hash}"`, () => {
      expect(parseRoute(hash)).to.deep.equal({ kind: "start" });
    });
  }

  it("take a lone percent sign for itself", () => {
    expect(parseRoute("#/100%")).to.deep.equal({ kind: "pages", projectId: "100%" });
  });
});
