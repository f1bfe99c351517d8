import { expect } from "chai";
import { ProjectRecord } from "./project-fields.ts";

const valid = {
  name: "Fjord Bakery",
  plan: "pro",
  default_language: "nb",
  modules: { voice: true, onboarding: false },
  live_agent: { greeting: "Hi", voice: "Kore", instructions: "" },
  manager_phone: "+47 21 98 58 00",
  site: { live_agent_placement: "none", live_agent_slug: null },
};

const problems = (change: object): readonly string[] => {
  const parsed = ProjectRecord.safeParse({ ...valid, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

describe("ProjectRecord", () => {
  it("brings the phone number and the language to their canonical form", () => {
    const parsed = ProjectRecord.parse({ ...valid, default_language: "EN-us" });
    expect(parsed).to.deep.equal({ ...valid, default_language: "en-US", manager_phone: "+4721985800" });
  });

  it("keeps what other interfaces store beside ours", () => {
    const record = { ...valid, manager_phone: "+4721985800", theme: "dark", live_agent: { ...valid.live_agent, model: "next" } };
    expect(ProjectRecord.parse(record)).to.deep.equal(record);
  });

  const refused: readonly (readonly [string, object, string])[] = [
    [
      "a Norwegian premium number",
      { manager_phone: "+47 829 00 000" },
      "manager_phone is a premium or shared-cost number, which is never dialled",
    ],
    [
      "a British shared-cost number",
      { manager_phone: "+44 843 123 4567" },
      "manager_phone is a premium or shared-cost number, which is never dialled",
    ],
    ["a number that is too short", { manager_phone: "+47 1" }, "manager_phone must be in international form"],
    ["a number that no country has", { manager_phone: "+999 12345678" }, "manager_phone is not a phone number that exists"],
    ["a number of no country", { manager_phone: "+800 1234 5678" }, "manager_phone is not a number of a country"],
    ["a number without its country", { manager_phone: "21 98 58 00" }, "manager_phone must be in international form"],
    ["a number with words", { manager_phone: "+47 21985800 ext. 5" }, "manager_phone must be in international form"],
    ["a language that does not exist", { default_language: "klingon" }, "default_language must be the BCP 47 tag"],
    ["an empty name", { name: "" }, "name must not be empty"],
    ["half a session", { live_sessions_per_day: 2.5 }, "live_sessions_per_day must be a whole number"],
    ["less than no session", { live_sessions_per_day: -1 }, "live_sessions_per_day must not be negative"],
    ["a plan that is not sold", { plan: "gold" }, "plan must be one of free, pro, business"],
    ["a voice that does not exist", { live_agent: { ...valid.live_agent, voice: "Elvis" } }, "live_agent.voice must be one of"],
    [
      "a greeting of many minutes",
      { live_agent: { ...valid.live_agent, greeting: "a".repeat(1001) } },
      "live_agent.greeting must have at most 1000",
    ],
  ];
  for (const [what, change, sentence] of refused) {
    it(`refuses ${what}`, () => {
      expect(problems(change)).to.have.length(1);
      expect(problems(change)[0]).to.include(sentence);
    });
  }
});
