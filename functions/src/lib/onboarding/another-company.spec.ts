import { expect } from "chai";
import { applyChange } from "./change-session.ts";
import { editField, selectCompany } from "./transitions.ts";
import type { FieldPath } from "./field-path.ts";
import type { Identity } from "./identity.ts";
import { type CompanyFacts, emptySession, type Session } from "./onboarding-session.ts";

const now = new Date(100_000);

const company = (number: string, name: string): readonly [Identity, CompanyFacts] => [
  { country: "NO", registryId: `NO-ORGNR:${number}`, placeId: undefined, businessUrl: undefined },
  { name, town: undefined, address: undefined, website: undefined, isClosed: false, registry: "verified", registryFacts: undefined },
];

const bakery = company("1", "Fjord Bakeri");
const hotel = company("2", "Nordlys Hotell");

const select = (session: Session, [identity, facts]: ReturnType<typeof company>): Session => {
  const change = selectCompany(session, identity, facts, now);
  return change === undefined ? session : applyChange(session, change);
};

const say = (session: Session, path: FieldPath, value: string): Session => {
  const { change } = editField(session, path, value, now);
  return change === undefined ? session : applyChange(session, change);
};

const valueOf = ({ edits }: Session, path: FieldPath) => edits[path]?.value;

describe("another company", () => {
  it("does not inherit what the visitor has said about the one before, except what they wish for", () => {
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
    expect(Object.keys(after.aside?.edits ?? {}).toSorted()).to.deep.equal(["greeting_draft", "summary"]);
  });

  it("gets its own words back when the visitor returns to it", () => {
    const both = say(select(say(select(emptySession, bakery), "summary", "We bake"), hotel), "summary", "We sleep");
    const back = select(both, bakery);
    expect([valueOf(back, "summary"), back.aside?.company.name]).to.deep.equal(["We bake", "Nordlys Hotell"]);
    expect(valueOf(select(back, hotel), "summary")).to.equal("We sleep");
  });

  it("keeps what is aside while nothing is said about the companies between", () => {
    const between = select(select(say(select(emptySession, bakery), "summary", "We bake"), hotel), company("3", "Havn Kafé"));
    expect(between.edits).to.deep.equal({});
    const back = select(between, bakery);
    expect([valueOf(back, "summary"), back.aside]).to.deep.equal(["We bake", undefined]);
  });

  it("is not one of which a visitor speaks before they have selected any", () => {
    expect(valueOf(select(say(emptySession, "summary", "We bake"), bakery), "summary")).to.equal("We bake");
  });
});
