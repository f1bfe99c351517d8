import { expect } from "chai";
import { zoneOptions } from "./zone-options.ts";

describe("the time zones of a site", () => {
  it("are the present one alone until somebody sees them, then all by their cities, and stay", () => {
    const alone = zoneOptions("Europe/Oslo", "en", false);
    expect(alone.map(([zone]) => zone)).to.deep.equal(["Europe/Oslo"]);
    expect(alone[0]?.[1]).to.match(/^Oslo \(GMT\+[12]\)$/);
    expect(zoneOptions("Europe/Oslo", "en", true)).to.have.length.above(300);
    const labels = zoneOptions("Europe/Oslo", "en", false).map(([, label]) => label);
    expect(labels).to.have.length.above(300);
    expect(labels).to.deep.equal(labels.toSorted((one, other) => one.localeCompare(other, "en")));
  });

  for (const [zone, label] of [
    ["Asia/Kolkata", "Kolkata (GMT+5:30)"],
    ["Asia/Calcutta", "Kolkata (GMT+5:30)"],
    ["UTC", "UTC"],
    ["Etc/GMT+2", "Etc/GMT+2"],
  ] as const)
    it(`have ${zone} once, by the name of today`, () => {
      const named = zoneOptions(zone, "en", true).filter(([one, text]) => one === zone || text === label);
      expect(named).to.deep.equal([[zone, label]]);
    });
});
