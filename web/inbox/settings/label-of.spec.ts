import { expect } from "chai";
import { valueOf } from "./label-of.ts";
import { someSettings } from "./some-settings.ts";
import { texts } from "./texts/en.ts";

describe("the value of a setting", () => {
  const managers = ["Mia", ""].map((name) => ({ name, phone: "+4721985800", hours: null, languages: [] }));
  const inEnglish = { words: texts, list: new Intl.ListFormat("en") };
  const settings = {
    ...someSettings,
    live_agent_placement: "destination_page",
    accent: "#2945c8",
    voice: "",
    managers,
    etag: "1",
  } as const;

  for (const [name, said] of [
    ["live_agent_placement", texts.placements.destination_page],
    ["publishers", texts.publishers.managers],
    ["address_pattern", texts.addresses["/{slug}"]],
    ["voice", texts.standardVoice],
    ["greeting", "Hello!"],
    ["accent", ""],
    ["menu", ""],
    ["managers", "Mia and +4721985800"],
  ] as const)
    it(`is said as people know it: ${name}`, () => expect(valueOf(name, settings, inEnglish)).to.equal(said));

  it("is that the assistant is off where it has no place", () => {
    expect(valueOf("live_agent_placement", { ...settings, live_agent_placement: "none" }, inEnglish)).to.equal(texts.isOff);
  });
});
