import { expect } from "chai";
import { formatShopAddress, parseShopAddress } from "./shop-address.ts";

describe("the address of the shop", () => {
  for (const [search, address] of [
    ["", { project: "demo", at: "", placement: undefined, isSignedIn: false }],
    ["?at=nb%2Fabout&placement=modal", { project: "demo", at: "nb/about", placement: "modal", isSignedIn: false }],
    ["?project=bakery&who=signed-in", { project: "bakery", at: "", placement: undefined, isSignedIn: true }],
  ] as const)
    it(`is read and written: ${search}`, () => {
      expect(parseShopAddress(search)).to.deep.equal(address);
      expect(formatShopAddress(address)).to.equal(search === "" ? "." : search);
    });

  it("takes no other placement", () => {
    expect(parseShopAddress("?placement=everywhere").placement).to.equal(undefined);
  });
});
