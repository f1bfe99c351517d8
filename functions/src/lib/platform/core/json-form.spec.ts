import { GeoPoint, Timestamp } from "firebase-admin/firestore";
import { expect } from "chai";
import { jsonForm } from "./json-form.ts";

describe("jsonForm", () => {
  const time = Timestamp.fromMillis(Date.UTC(2026, 10, 21, 12));

  const cases: readonly (readonly [string, unknown, unknown])[] = [
    ["a time", time, "2026-11-21T12:00:00.000Z"],
    ["a point", new GeoPoint(60.39, 5.32), { latitude: 60.39, longitude: 5.32 }],
    ["bytes", Buffer.from("bread"), "YnJlYWQ="],
    ["a time in a list in a map", { dates: [{ from: time }] }, { dates: [{ from: "2026-11-21T12:00:00.000Z" }] }],
    ["what JSON has", { a: [1, "b", true, null, { c: {} }] }, { a: [1, "b", true, null, { c: {} }] }],
    ["what nobody knows", new Map(), null],
  ];
  for (const [what, stored, shown] of cases) {
    it(`shows ${what}`, () => {
      expect(jsonForm(stored)).to.deep.equal(shown);
    });
  }
});
