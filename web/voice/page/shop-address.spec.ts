import { expect } from "chai";
import { formatShopAddress, parseShopAddress, siteRoot } from "./shop-address.ts";

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

  for (const [search, project, at] of [
    ["?project=demo&at=../../api/sites/evil/page%3Fslug%3Dx", "demo", ""],
    ["?project=..&at=api/sites/evil/page%3Fslug%3Dx", "demo", "api/sites/evil/page"],
    ["?project=.&at=../api/projects", "demo", ""],
    ["?project=a%2Fb", "demo", ""],
    ["?project=", "demo", ""],
    ["?project=%252E%252E", "%2E%2E", ""],
    ["?at=%252e%252e/%252E./media/evil/x.png", "demo", ""],
    ["?at=..%5C..%5Cmedia", "demo", ""],
    ["?at=.%09./.%0A./media", "demo", ""],
    ["?at=../evil/page", "demo", ""],
    ["?at=../demo/nb/../about%3Fx%23y", "demo", "about"],
    ["?at=//evil.example/x", "demo", "//evil.example/x"],
    ["?at=https://evil.example/x", "demo", "https://evil.example/x"],
  ] as const)
    it(`leads nowhere but into one site: ${search}`, () => {
      const address = parseShopAddress(search);
      expect([address.project, address.at]).to.deep.equal([project, at]);
      expect(new URL(siteRoot(address.project) + address.at, "https://lectern.example").href).to.equal(
        `https://lectern.example/sites/${encodeURIComponent(project)}/${at}`,
      );
    });

  it("takes no other placement", () => {
    expect(parseShopAddress("?placement=everywhere").placement).to.equal(undefined);
  });
});
