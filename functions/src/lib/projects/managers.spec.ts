import { expect } from "chai";
import { type Manager, nextOnDuty, onDuty, withFirstPhone } from "./managers.ts";

const unnamed = { name: "", hours: undefined, languages: [] };
const mia: Manager = { ...unnamed, name: "Mia", phone: "+4721985800" };
const noa: Manager = { ...unnamed, name: "Noa", phone: "+4791234567", hours: [{ day: 1, opens: 600, closes: 840 }] };

describe("withFirstPhone", () => {
  const cases: readonly (readonly [string, readonly Manager[], string | undefined, readonly Manager[]])[] = [
    ["is a list of one for programs that know one phone", [], mia.phone, [{ ...unnamed, phone: mia.phone }]],
    ["stays as it is", [mia, noa], mia.phone, [mia, noa]],
    ["stays as it is when the phone is spelled otherwise", [mia, noa], "+47 21 98 58 00", [{ ...mia, phone: "+47 21 98 58 00" }, noa]],
    ["replaces the phone of the first", [mia, noa], "+4722225555", [{ ...mia, phone: "+4722225555" }, noa]],
    ["puts another of the list in the place of the first", [mia, noa], noa.phone, [noa]],
    ["names no phone twice", [mia, noa, { ...noa, phone: "+47 912 34 567" }], mia.phone, [mia, noa]],
    ["is empty without a phone", [mia, noa], undefined, []],
  ];
  for (const [title, managers, phone, wanted] of cases)
    it(title, () => {
      expect(withFirstPhone(managers, phone, unnamed)).to.deep.equal(wanted);
    });
});

describe("onDuty", () => {
  const managerHours = [{ day: 1, opens: 480, closes: 720 }];
  const rota = { managers: [mia, noa], managerHours, timeZone: "Europe/Oslo" };
  const names = (at: string): readonly string[] => onDuty(rota, new Date(at)).map(({ name }) => name);

  it("has those whose own hours or, without any, the project's it is, by the clock of the site", () => {
    expect(names("2026-11-30T07:30:00Z")).to.deep.equal(["Mia"]);
    expect(names("2026-11-30T10:30:00Z")).to.deep.equal(["Mia", "Noa"]);
    expect(names("2026-11-30T12:30:00Z")).to.deep.equal(["Noa"]);
    expect(names("2026-11-30T13:30:00Z")).to.deep.equal([]);
    expect(names("2026-12-01T10:30:00Z")).to.deep.equal([]);
  });

  it("says when the next of them can be called", () => {
    expect(nextOnDuty(rota, "en", new Date("2026-11-30T06:00:00Z"))).to.equal("Monday 8:00 AM");
    expect(nextOnDuty({ ...rota, managers: [noa] }, "en", new Date("2026-11-30T06:00:00Z"))).to.equal("Monday 10:00 AM");
    expect(nextOnDuty({ ...rota, managers: [] }, "en", new Date())).to.equal(undefined);
  });
});
