import { expect } from "chai";
import { applyChange } from "./change-session.ts";
import { editField, selectInSession } from "./transitions.ts";
import type { FieldPath } from "./field-path.ts";
import type { CompanyIdentity } from "./identity.ts";
import { type CompanyFacts, emptySession, type Session } from "./onboarding-session.ts";

const now = new Date(100_000);

const company = (number: string, name: string): readonly [CompanyIdentity, CompanyFacts] => [
  { country: "NO", registryId: `NO-ORGNR:${number}`, placeId: undefined, businessUrl: undefined },
  { name, town: undefined, address: undefined, website: undefined, isClosed: false, registry: "verified", registryFacts: undefined },
];

const bakery = company("1", "Fjord Bakeri");
const hotel = company("2", "Nordlys Hotell");

const select = (session: Session, [identity, facts]: ReturnType<typeof company>): Session => {
  const change = selectInSession(session, identity, facts, now);
  return change === undefined ? session : applyChange(session, change);
};

const say = (session: Session, path: FieldPath, value: string): Session => {
  const { change } = editField(session, path, value, now);
  return change === undefined ? session : applyChange(session, change);
};

const valueOf = ({ edits }: Session, path: FieldPath) => edits[path]?.value;

describe("another company", () => {
  it("keeps the visitor's preferences, and nothing that they have said about the previous company", () => {
    const words = {
      summary: "We bake",
      greeting_draft: "Welcome to Fjord",
      voice: "Kore",
      brand_tone: "warm",
      intent: "Sell",
      primary_language: "nb",
    };
    const paths = ["summary", "greeting_draft", "voice", "brand_tone", "intent", "primary_language"] as const;
    const before = paths.reduce((session, path) => say(session, path, words[path]), select(emptySession, bakery));
    const after = select(before, hotel);
    expect(Object.keys(after.edits).toSorted()).to.deep.equal(["brand_tone", "intent", "primary_language", "voice"]);
  });

  it("begins without words when the visitor returns to it", () => {
    const back = select(select(say(select(emptySession, bakery), "summary", "We bake"), hotel), bakery);
    expect(back.edits).to.deep.equal({});
  });

  it("is not one of which a visitor speaks before they have selected any", () => {
    expect(valueOf(select(say(emptySession, "summary", "We bake"), bakery), "summary")).to.equal("We bake");
  });
});
