import { expect } from "chai";
import { fallbackLabels, fallbackPronounLabels } from "../../../web/client/src/labels.ts";
import english from "../../src/lib/i18n/texts/en.json" with { type: "json" };

describe("the labels that the browser client keeps for answers without any", () => {
  it("are the service's own in English, and all of a card", () => {
    expect(fallbackLabels).to.deep.equal(english.profile_card);
    expect(fallbackPronounLabels).to.deep.equal(english.pronouns);
  });
});
