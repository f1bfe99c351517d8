import { expect } from "chai";
import { ProjectRecord } from "./project-record.ts";

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

  it("keeps fields that other interfaces store besides ours", () => {
    const record = { ...valid, manager_phone: "+4721985800", theme: "dark", live_agent: { ...valid.live_agent, model: "next" } };
    expect(ProjectRecord.parse(record)).to.deep.equal(record);
  });

  it("takes hours of the manager, a time zone, and how speech is told from silence", () => {
    const live_agent = { ...valid.live_agent, end_of_speech_ms: 900, speech_sensitivity: "low", vocabulary: ["Fjordbrød"] };
    const hours = [{ day: 6, opens: "20:00", closes: "24:00" }];
    expect(problems({ live_agent, manager_hours: hours, time_zone: "Europe/Oslo" })).to.deep.equal([]);
    expect(problems({ manager_hours: [{ day: 8, opens: "9:00", closes: "17:00" }], time_zone: "Europe/Olso" })).to.deep.equal([
      "manager_hours.0.day must be 1 to 7",
      "manager_hours.0.opens must be a time of day from 00:00 to 24:00, such as 09:30",
      "time_zone must be a time zone such as Europe/Oslo",
    ]);
    expect(problems({ live_agent: { ...live_agent, end_of_speech_ms: 10, speech_sensitivity: "none" } })).to.deep.equal([
      "live_agent.end_of_speech_ms must be at least 200",
      "live_agent.speech_sensitivity must be one of low, high",
    ]);
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
