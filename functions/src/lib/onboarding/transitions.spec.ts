import { expect } from "chai";
import { briefField, briefFields } from "./brief.ts";
import { applyChange } from "./change-session.ts";
import { abandonExtraction, confirmBrief, editField, finishExtraction, selectInSession, startExtraction } from "./transitions.ts";
import type { CompanyIdentity } from "./identity.ts";
import { type SessionChange, type CompanyFacts, emptySession, type ProfileEntry, type Session, stateOf } from "./onboarding-session.ts";

const at = (second: number): Date => new Date(second * 1000);
const now = at(100);

const identity: CompanyIdentity = { country: "NO", registryId: "1", placeId: undefined, businessUrl: undefined };
const facts: CompanyFacts = {
  name: "Fjord",
  town: "Bergen",
  address: undefined,
  website: undefined,
  isClosed: false,
  registry: "verified",
  registryFacts: undefined,
};

const after = (session: Session, change: SessionChange | undefined): Session =>
  change === undefined ? session : applyChange(session, change);

const entry = (value: string | readonly string[]): ProfileEntry => ({
  value,
  source: { kind: "website", url: "https://a.no" },
  confidence: 0.8,
});

const company = { ...facts, ...identity, selectedAt: at(1) };
const found = {
  company,
  profile: { summary: entry("Bakes"), languages: entry(["nb"]), phone: entry("55") },
  problems: [],
  partial: false,
} as const;

const selected = after(emptySession, selectInSession(emptySession, identity, facts, at(1)));
const running = after(selected, startExtraction(selected, "a", at(10)));
const extracted = after(running, finishExtraction(running, "a", found, at(20)));
const confirmed = after(extracted, confirmBrief(extracted, at(50)));

describe("stateOf", () => {
  it("tells how far a session has come", () => {
    const states = [emptySession, selected, extracted, confirmed].map((session) => stateOf(session, now));
    expect(states).to.deep.equal(["no_company", "selected", "extracted", "confirmed"]);
    expect(stateOf(running, at(39))).to.equal("extracting");
    expect(stateOf(running, at(40))).to.equal("selected");
    const again = after(extracted, startExtraction(extracted, "b", at(50)));
    expect(stateOf(again, at(80)), "the process of a second reading died").to.equal("extracted");
  });
});

describe("selectInSession", () => {
  it("changes nothing for the same company", () => {
    expect(selectInSession(confirmed, identity, facts, now)).to.equal(undefined);
  });

  it("keeps profile and confirmation when the same company is known better", () => {
    const better = after(
      confirmed,
      selectInSession(confirmed, { ...identity, businessUrl: "https://a.no" }, { ...facts, town: "Oslo" }, now),
    );
    expect(better.company).to.include({ registryId: "1", businessUrl: "https://a.no", town: "Oslo" });
    expect(better.company?.selectedAt).to.deep.equal(at(1));
    expect(better).to.deep.include({ profile: found.profile, confirmedAt: at(50) });
  });

  it("takes nothing back when the registry does not answer any more", () => {
    const silent: CompanyFacts = { ...facts, name: undefined, town: undefined, registry: "unknown" };
    expect(selectInSession(selected, identity, silent, now)).to.equal(undefined);
  });

  it("checks later what could not be checked at first", () => {
    const unknown = after(emptySession, selectInSession(emptySession, identity, { ...facts, name: undefined, registry: "unknown" }, at(1)));
    expect(after(unknown, selectInSession(unknown, identity, facts, now)).company).to.include({ name: "Fjord", registry: "verified" });
  });

  it("clears what was extracted of another company, and the confirmation, and leaves the visitor's own words", () => {
    const edited = after(confirmed, editField(confirmed, "voice", "Kore", now).change);
    const other = after(edited, selectInSession(edited, { ...identity, registryId: "2" }, { ...facts, name: "Fjell" }, now));
    expect(other).to.deep.include({ profile: {}, confirmedAt: undefined, confirmedFields: [], extraction: { kind: "idle" } });
    expect(other.company).to.deep.include({ name: "Fjell", registryId: "2", selectedAt: now });
    expect(other.edits).to.deep.equal({ voice: { value: "Kore", editedAt: now } });
  });
});

describe("startExtraction", () => {
  it("lets one in at a time, until the lease ends", () => {
    expect(startExtraction(running, "b", at(39))).to.equal(undefined);
    expect(startExtraction(running, "b", at(40))).to.deep.equal({
      extraction: { kind: "running", id: "b", startedAt: at(40), leaseUntil: at(70) },
    });
  });
});

describe("finishExtraction", () => {
  it("is dropped when the company is another one by then, or the lease has been taken over", () => {
    const other = after(running, selectInSession(running, { ...identity, registryId: "2" }, facts, now));
    expect(finishExtraction(other, "a", found, now)).to.equal(undefined);
    const takenOver = after(running, startExtraction(running, "b", at(40)));
    expect(finishExtraction(takenOver, "a", found, now)).to.equal(undefined);
    expect(finishExtraction(extracted, "a", found, now)).to.equal(undefined);
  });

  it("is incomplete when the visitor has named the website during the reading", () => {
    const told = after(running, selectInSession(running, { ...identity, businessUrl: "https://a.no" }, facts, at(15)));
    const finished = after(told, finishExtraction(told, "a", { ...found, problems: ["no_website"] }, at(20)));
    expect(finished.profile).to.deep.equal(found.profile);
    expect(finished.extraction).to.deep.include({ kind: "finished", id: "a", problems: [], isPartial: true });
  });

  it("does not touch what the visitor has edited", () => {
    const edited = after(running, editField(running, "summary", "Our own words", now).change);
    const finished = after(edited, finishExtraction(edited, "a", found, now));
    expect(briefField(finished, "summary")).to.deep.include({ value: "Our own words", isEdited: true });
    expect(briefField(finished, "languages").value).to.deep.equal(["nb"]);
  });

  it("does not fill what the visitor has emptied", () => {
    const emptied = after(extracted, editField(extracted, "summary", null, now).change);
    const again = after(emptied, startExtraction(emptied, "b", now));
    expect(briefField(after(again, finishExtraction(again, "b", found, now)), "summary").value).to.equal(null);
  });

  it("replaces nothing that was more certain when it could not read everything", () => {
    const reading = after(extracted, startExtraction(extracted, "b", now));
    const guess = { ...entry("Purpose in the articles"), confidence: 0.4 };
    const profile = { summary: guess, industry: guess, phone: entry("66") };
    const finished = after(reading, finishExtraction(reading, "b", { ...found, profile, problems: ["site_unreadable"] }, now));
    expect(finished.profile).to.deep.include({ summary: entry("Bakes"), industry: guess, phone: entry("66") });
    expect(after(reading, finishExtraction(reading, "b", { ...found, profile }, now)).profile).to.deep.include({
      summary: guess,
    });
  });

  const readAgain = (session: Session, profile: Session["profile"]): Session => {
    const reading = after(session, startExtraction(session, "b", now));
    return after(reading, finishExtraction(reading, "b", { ...found, profile }, now));
  };

  it("updates unconfirmed values, and keeps those that it does not find again", () => {
    expect(readAgain(extracted, { summary: entry("Bakes more") }).profile).to.deep.equal({
      ...found.profile,
      summary: entry("Bakes more"),
    });
  });

  it("leaves confirmed values as they are, even after a later edit, and fills the empty ones", () => {
    const fresh = { summary: entry("Sells cars"), phone: entry("66"), industry: entry("Cars") };
    const again = readAgain(confirmed, fresh);
    expect(again.profile).to.deep.equal({ ...found.profile, industry: entry("Cars") });
    expect(again.confirmedAt).to.equal(undefined);
    const edited = after(confirmed, editField(confirmed, "voice", "Kore", now).change);
    expect(readAgain(edited, fresh).profile.summary).to.deep.equal(entry("Bakes"));
  });

  it("leaves a brief confirmed that looks as before", () => {
    expect(readAgain(confirmed, { ...found.profile, summary: entry("Sells cars") }).confirmedAt).to.deep.equal(at(50));
  });
});

describe("abandonExtraction", () => {
  it("restores the previous state, unless another call has taken over", () => {
    expect(abandonExtraction(running, "a", { kind: "idle" })).to.deep.equal({ extraction: { kind: "idle" } });
    expect(abandonExtraction(running, "b", { kind: "idle" })).to.equal(undefined);
  });
});

describe("editField", () => {
  it("withdraws the confirmation, and returns the previous value", () => {
    const { change, outcome } = editField(confirmed, "summary", "New", now);
    expect(change).to.deep.equal({ edits: { summary: { value: "New", editedAt: now } }, confirmedAt: undefined });
    expect(outcome).to.deep.equal({ kind: "changed", before: "Bakes", mustConfirmAgain: true });
  });

  it("turns an extracted value into the visitor's own when they say the same", () => {
    const { change, outcome } = editField(confirmed, "summary", "Bakes", now);
    expect(change).to.deep.equal({ edits: { summary: { value: "Bakes", editedAt: now } } });
    expect(outcome).to.deep.include({ kind: "unchanged", mustConfirmAgain: false });
  });

  it("writes nothing for a repetition, or for an empty value", () => {
    const edited = after(selected, editField(selected, "languages", ["nb", "en"], now).change);
    expect(editField(edited, "languages", ["nb", "en"], at(200)).change).to.equal(undefined);
    expect(editField(selected, "intent", null, now).change).to.equal(undefined);
  });
});

describe("confirmBrief", () => {
  it("is harmless when repeated", () => {
    expect(confirmBrief(confirmed, now)).to.equal(undefined);
  });

  it("remembers which extracted values the visitor has seen and confirmed", () => {
    expect(confirmed.confirmedFields).to.have.members(["summary", "languages", "phone"]);
  });
});

describe("briefFields", () => {
  it("has thirteen fields, of which the visitor's own words count most", () => {
    expect(briefFields(emptySession)).to.have.lengthOf(13);
    expect(briefFields(extracted).filter(({ value }) => value === null)).to.have.lengthOf(11);
  });
});
