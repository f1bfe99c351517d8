import { expect } from "chai";
import { aCompany, type Company } from "./company.ts";
import { describeCompanies } from "./search-company.ts";
import texts from "../i18n/texts/en.json" with { type: "json" };

const { companies: english } = texts;

const company = (more: Partial<Company> = {}): Company =>
  aCompany({ name: "Fjord Bakeri AS", country: "NO", source: "no", town: "Bergen", status: "active", ...more });

describe("describeCompanies", () => {
  it("asks whether the only one is the right one", () => {
    expect(describeCompanies(english, [company()])).to.equal("I found Fjord Bakeri AS in Bergen. Is that the right one?");
    expect(describeCompanies(english, [company({ town: undefined, status: "closed" })])).to.equal(
      "I found Fjord Bakeri AS, which is closed. Is that the right one?",
    );
  });

  it("numbers several, and says which is closed", () => {
    expect(
      describeCompanies(english, [company(), company({ name: "Fjord Bakst AS", town: "Ålesund" }), company({ status: "closed" })]),
    ).to.equal(
      "I found these companies. 1: Fjord Bakeri AS in Bergen. 2: Fjord Bakst AS in Ålesund. 3: Fjord Bakeri AS in Bergen, which is closed. Which one is it?",
    );
  });

  it("names the address where name and town are the same", () => {
    expect(
      describeCompanies(english, [
        company({ address: "Bryggen 12, 5003 Bergen" }),
        company({ name: "FJORD BAKERI AS", address: "Strandgaten 4, 5013 Bergen" }),
      ]),
    ).to.equal(
      "I found these companies. 1: Fjord Bakeri AS at the address Bryggen 12, 5003 Bergen. 2: FJORD BAKERI AS at the address Strandgaten 4, 5013 Bergen. Which one is it?",
    );
  });

  it("names the address where name and town are the same, and one of them is closed", () => {
    expect(
      describeCompanies(english, [
        company({ address: "Bryggen 12, 5003 Bergen" }),
        company({ address: "Strandgaten 4, 5013 Bergen", status: "closed" }),
      ]),
    ).to.equal(
      "I found these companies. 1: Fjord Bakeri AS at the address Bryggen 12, 5003 Bergen. 2: Fjord Bakeri AS at the address Strandgaten 4, 5013 Bergen, which is closed. Which one is it?",
    );
  });

  it("says a name as it is, with whatever is in it", () => {
    expect(describeCompanies(english, [company({ name: "{town} $& AS" })])).to.equal(
      "I found {town} $& AS in Bergen. Is that the right one?",
    );
  });
});
