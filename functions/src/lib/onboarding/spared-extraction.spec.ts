import { expect } from "chai";
import { aBench, company, found } from "../../../test/support/extraction-bench.ts";
import { aCompany } from "../companies/company.ts";
import { memorySessions } from "../../../test/support/memory-sessions.ts";
import english from "../i18n/texts/en.json" with { type: "json" };
import type { ExtractionCompany } from "./extraction/extraction.ts";
import { onboardingLimits } from "./limits.ts";

describe("runExtraction, before it costs anything", () => {
  it("uses a finished reading again for ten minutes", async () => {
    const clock = { nowMs: 1_000_000 };
    let readings = 0;
    const { run } = aBench({
      clock,
      extract: async () => {
        readings += 1;
        return found;
      },
    });
    const first = await run();
    clock.nowMs += onboardingLimits.freshMs - 1;
    expect((await run()).result).to.equal(first.result);
    expect(readings).to.equal(1);
    clock.nowMs += 1;
    await run();
    expect(readings).to.equal(2);
  });

  it("reads again what could not be read completely", async () => {
    let readings = 0;
    const { run } = aBench({
      extract: async () => {
        readings += 1;
        return { ...found, problems: ["model_unavailable"], partial: true };
      },
    });
    await run();
    await run();
    expect(readings).to.equal(2);
  });

  it("reads nothing when the budget of the day is used up, says so, and leaves the session as it was", async () => {
    const sessions = memorySessions({ company });
    const { run } = aBench({ sessions, readings: 3, extract: async () => Promise.reject(new Error("not needed")) });
    expect((await run()).result).to.equal(english.onboarding.readingLimit);
    expect(sessions.stored()).to.deep.include({ profile: {}, extraction: { kind: "idle" } });
  });

  it("looks a number up that could not be looked up when it was selected", async () => {
    const unchecked = { ...company, name: undefined, registryId: "NO-ORGNR:1", registry: "unknown" } as const;
    const registered = aCompany({ name: "FJORD BAKERI AS", country: "NO", town: "Bergen", website: "https://fjord.example", source: "no" });
    const sessions = memorySessions({ company: unchecked });
    const asked: ExtractionCompany[] = [];
    const { run } = aBench({
      sessions,
      registered: { kind: "found", company: registered },
      extract: async (request) => {
        asked.push(request.company);
        return found;
      },
    });
    await run();
    expect(sessions.stored().company).to.include({ name: "FJORD BAKERI AS", registry: "verified" });
    expect(asked[0]).to.include({ name: "FJORD BAKERI AS" });
    const wrong = aBench({ sessions: memorySessions({ company: unchecked }), registered: { kind: "absent" } });
    expect((await wrong.run()).result).to.include(english.onboarding.unknownNumber);
  });

  it("does not present others' claims as facts", async () => {
    const said = { value: "A bakery", source: { kind: "search", url: "https://listing.example/" }, confidence: 0.55 } as const;
    const { result } = await aBench({ extract: async () => ({ ...found, profile: { ...found.profile, summary: said } }) }).run();
    expect(result)
      .to.match(/Here is what I found\. Industry: Bakery\./)
      .and.to.include("other people's websites, so please check it: Summary: A bakery.");
  });
});
