import { expect } from "chai";
import { addressOf, parseRoute, type Route } from "./route.ts";

const routes: readonly (readonly [string, Route])[] = [
  ["#/", { kind: "start" }],
  ["#/bakery", { kind: "list", projectId: "bakery", only: undefined, state: "open" }],
  ["#/bakery/done", { kind: "list", projectId: "bakery", only: undefined, state: "done" }],
  ["#/bakery/messages", { kind: "list", projectId: "bakery", only: "message", state: "open" }],
  ["#/bakery/questions/done", { kind: "list", projectId: "bakery", only: "question", state: "done" }],
  ["#/bakery/callbacks", { kind: "list", projectId: "bakery", only: "call_back", state: "open" }],
  ["#/bakery/calls", { kind: "list", projectId: "bakery", only: "missed_call", state: "open" }],
  ["#/bakery/items/m_1", { kind: "list", projectId: "bakery", only: undefined, state: "open", itemId: "m_1" }],
  ["#/bakery/statistics", { kind: "statistics", projectId: "bakery" }],
  ["#/bakery/people", { kind: "people", projectId: "bakery" }],
  ["#/bakery/join/a1.b-2_", { kind: "join", projectId: "bakery", invitationId: "a1", secret: "b-2_" }],
  ["#/b%2Fc/settings", { kind: "settings", projectId: "b/c", section: undefined }],
  ["#/bakery/settings/calls", { kind: "settings", projectId: "bakery", section: "calls" }],
];

describe("the addresses of the inbox", () => {
  for (const [address, route] of routes) {
    it(`${address} is read and written`, () => {
      expect(parseRoute(address)).to.deep.equal(route);
      expect(addressOf(route)).to.equal(address);
    });
  }

  for (const address of ["", "#", "#/bakery/nonsense", "#/bakery/messages/done/more", "#/bakery/join/a1", "#/..", "#/bakery/items/%2e%2E"])
    it(`${address} is the start`, () => {
      expect(parseRoute(address)).to.deep.equal({ kind: "start" });
    });
});
