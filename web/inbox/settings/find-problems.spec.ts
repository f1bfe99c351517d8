import { expect } from "chai";
import { findProblems } from "./find-problems.ts";
import { texts } from "./texts/en.ts";

const { problems } = texts;

const found = (...paths: readonly string[]): ReadonlyMap<string, string> =>
  findProblems(
    { details: paths.map((path) => ({ path, message: "must be otherwise" })) },
    {
      ...{
        notify: { emails: ["mia@fjell.example", "Mia"], url: "ftp://fjell.example" },
        site_url: "Fjell",
        site_hook: "http://fjell.example",
      },
      managers: ["+47 21 98 58 00", "+4721985800"].map((phone) => ({ name: "", phone, hours: null, languages: [] })),
    },
    texts,
  );

describe("findProblems", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["time_zone", "time_zone", problems.other],
    ["managers.0.phone", "managers.0.phone", problems.phone],
    ["managers.1.phone", "managers.1.phone", problems.phoneTwice],
    ["managers.1.hours.3.opens", "managers.1.hours", problems.other],
    ["site_hook", "site_hook", problems.site_hook],
    ["live_agent_slug", "live_agent_slug", problems.live_agent_slug],
    ["site_url", "site_url", problems.url],
    ["notify.url", "webhook", problems.url],
    ["notify.emails.1", "emails", "“Mia” isn’t an email address."],
    ["notify.emails", "emails", problems.other],
    ["manager_hours.3.opens", "manager_hours", problems.other],
    ["greeting", "greeting", problems.other],
  ];
  for (const [path, field, sentence] of cases)
    it(`names the field of ${path}`, () => {
      expect([...found(path)]).to.deep.equal([[field, sentence]]);
    });

  for (const address of ["https://mia:secret@fjell.example", `HTTP://fjell.example/${"a".repeat(3_000)}`])
    it(`does not ask for a beginning that an address has: ${address.slice(0, 20)}`, () => {
      const details = ["site_url", "notify.url"].map((path) => ({ path, message: "must be otherwise" }));
      const all = findProblems({ details }, { site_url: address, notify: { url: address } }, texts);
      expect(Object.fromEntries(all)).to.deep.equal({ site_url: problems.other, webhook: problems.other });
    });

  it("tells the first of several problems of a field, and those of all fields", () => {
    const all = found("notify.emails.1", "notify.emails.0", "time_zone");
    expect(all.get("emails")).to.include("Mia");
    expect(all.get("time_zone")).to.equal(problems.other);
  });
});
