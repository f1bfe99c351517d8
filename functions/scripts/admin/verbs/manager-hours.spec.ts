import { expect } from "chai";
import { OperatorError } from "../operator-error.ts";
import { parseHours } from "./manager-hours.ts";

const nine = { opens: "09:00", closes: "17:00" };

describe("parseHours", () => {
  for (const [text, spans] of [
    ["never", []],
    ["mon 9:00-17:00", [{ day: 1, ...nine }]],
    [
      "Sat-Mon 09:00 - 17:00, wed 22:00-02:00",
      [
        { day: 6, ...nine },
        { day: 7, ...nine },
        { day: 1, ...nine },
        { day: 3, opens: "22:00", closes: "02:00" },
      ],
    ],
  ] as const)
    it(`reads "${text}"`, () => {
      expect(parseHours(text)).to.deep.equal(spans);
    });

  for (const text of ["", "9-17", "monday 09:00-17:00", "mon-fry 09:00-17:00", "mon 09:00", "mon 9-17", "mon 09:00-17:00,"])
    it(`refuses "${text}"`, () => {
      expect(() => parseHours(text)).to.throw(OperatorError, "are no hours");
    });
});
