import { Timestamp } from "firebase-admin/firestore";
import { expect } from "chai";
import { isRecord, type UnknownRecord } from "../platform/core/unknown-record.ts";
import { readSession, toFields } from "./record.ts";
import type { Session } from "./onboarding-session.ts";

const at = (iso: string): Date => new Date(iso);

/** The form in which Firestore returns stored values. */
const stored = (value: unknown): unknown => {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, stored(part)]));
};

const read = (changes: UnknownRecord): Session => readSession({ revision: 3, ...changes }, "token");

describe("readSession", () => {
  it("gives back what was stored", () => {
    const session = {
      company: {
        country: "NO",
        registryId: "NO-ORGNR:915468519",
        placeId: undefined,
        businessUrl: "fjordbakeri.example",
        name: "Fjord Bakeri",
        town: "Bergen",
        address: undefined,
        website: undefined,
        isClosed: true,
        registry: "verified",
        registryFacts: {
          url: null,
          industry: "Bakery",
          purpose: undefined,
          address: undefined,
          town: "Bergen",
          phone: undefined,
          email: undefined,
        },
        selectedAt: at("2026-11-20T10:00:00Z"),
      },
      profile: {
        summary: { value: "A bakery.", source: { kind: "website", url: "https://fjordbakeri.example/" }, confidence: 0.9 },
        languages: { value: ["nb", "en"], source: { kind: "registry", url: null }, confidence: 0.8 },
        opening_times: { value: [{ day: 1, opens: 540, closes: 1020 }], source: { kind: "places", url: null }, confidence: 0.7 },
      },
      edits: {
        voice: { value: "Kore", editedAt: at("2026-11-20T10:01:00Z") },
        languages: { value: null, editedAt: at("2026-11-20T10:02:00Z") },
        products_services: { value: ["bread"], editedAt: at("2026-11-20T10:03:00Z") },
      },
      confirmedAt: at("2026-11-20T10:04:00Z"),
      confirmedFields: ["summary"],
      extraction: {
        kind: "finished",
        id: "1",
        startedAt: at("2026-11-20T10:00:10Z"),
        finishedAt: at("2026-11-20T10:00:20Z"),
        problems: ["timeout"],
        isPartial: true,
      },
      offer: {
        candidates: [{ country: "NO", registryId: undefined, placeId: "ChIJLectern_FjordBakeri01" }],
        madeAt: at("2026-11-20T09:59:00Z"),
      },
    } as const;
    const record = stored(toFields(session));
    if (!isRecord(record)) throw new TypeError("A session is stored as a map");
    expect(read(record)).to.deep.equal({ ...session, revision: 3, writeToken: "token" });
  });

  it("drops values of unknown form from a profile, and keeps the rest", () => {
    const known = { value: "A bakery.", source: { kind: "website", url: null }, confidence: 0.5 };
    const { profile } = read({
      profile: {
        summary: { value: "A bakery.", source: { kind: "of the future", url: 7 }, confidence: "high" },
        industry: { value: "Bakery" },
        name: { value: { first: "Fjord" }, source: known.source, confidence: 1 },
        languages: { value: [], source: known.source, confidence: 1 },
        opening_times: { value: [{ day: 8, opens: 0, closes: 1 }], source: known.source, confidence: 1 },
        unheard_of: known,
        phone: 7,
        email: null,
      },
    });
    expect(profile).to.deep.equal({
      summary: { value: "A bakery.", source: { kind: "website", url: null }, confidence: 0 },
      industry: { value: "Bakery", source: { kind: "website", url: null }, confidence: 0 },
    });
  });

  it("reads a record of which nothing is right as an empty session", () => {
    for (const wrong of [7, "x", null, [], { constructor: {} }]) {
      const session = read({
        company: wrong,
        profile: wrong,
        fields: wrong,
        confirmed_at: wrong,
        confirmed_fields: wrong,
        extraction: wrong,
      });
      expect(session).to.deep.include({ company: undefined, profile: {}, edits: {}, confirmedAt: undefined, confirmedFields: [] });
      expect(session.extraction).to.deep.equal({ kind: "idle" });
    }
  });

  it("takes an edit without a value or a time for one that empties the field", () => {
    expect(read({ fields: { voice: {}, intent: { value: 7, edited_at: "x" }, summary: 7 } }).edits).to.deep.equal({
      voice: { value: null, editedAt: new Date(0) },
      intent: { value: null, editedAt: new Date(0) },
    });
  });
});
