import { expect } from "chai";
import { aBench, company, found, nothing } from "../../../test/support/extraction-bench.ts";
import { killedAtCall } from "../../../test/support/store-faults.ts";
import { memorySessions } from "../../../test/support/memory-sessions.ts";
import { onboardingLimits } from "./limits.ts";
import type { PlaceDetails } from "../companies/company-registry.ts";
import type { ExtractionCompany, ExtractionRequest, ExtractionResult } from "./extraction/extraction.ts";
import type { OnboardingStore } from "./onboarding-session.ts";

describe("runExtraction", () => {
  it("reads once for calls at the same time: the others wait for what the first one finds", async () => {
    const gate = Promise.withResolvers<ExtractionResult>();
    let readings = 0;
    const sessions = memorySessions({ company });
    const { pauses, run } = aBench({
      sessions,
      extract: async () => {
        readings += 1;
        return gate.promise;
      },
    });
    const calls = [run(), run(), run()];
    while (pauses.length < 4) await new Promise(setImmediate);
    gate.resolve(found);
    const answers = await Promise.all(calls);
    expect(readings).to.equal(1);
    expect(new Set(answers.map(({ result }) => result)).size).to.equal(1);
    expect(sessions.writes()).to.equal(2);
  });

  it("gives up waiting in time, and says so", async () => {
    const sessions = memorySessions({ company });
    const { pauses, run } = aBench({ sessions, extract: async () => new Promise(() => undefined) });
    void run();
    while (sessions.writes() === 0) await new Promise(setImmediate);
    const { result } = await run();
    expect(result).to.match(/^I am still reading/);
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).to.be.below(onboardingLimits.extractionMs);
  });

  it("reads what the visitor named during a reading, in the next one", async () => {
    const sessions = memorySessions({ company: { ...company, website: undefined } });
    const asked: (string | undefined)[] = [];
    const { run } = aBench({
      sessions,
      extract: async ({ company: { website } }) => {
        asked.push(website);
        const session = await sessions.findSession(key);
        const businessUrl = "https://fjord.no";
        if (asked.length === 1) await sessions.writeSession(key, session, { company: { ...company, businessUrl } }, new Date(0));
        return asked.length === 1 ? { ...found, problems: ["no_website"] } : found;
      },
    });
    expect((await run()).result).to.match(/^Here is what I found/);
    await run();
    await run();
    expect(asked).to.deep.equal([undefined, "fjord.no"]);
  });

  it("takes over from a process that died, when the lease has ended", async () => {
    const dead = { kind: "running", id: "dead", startedAt: new Date(0), leaseUntil: new Date(1_000_000) } as const;
    const sessions = memorySessions({ company, extraction: dead });
    const { pauses, run } = aBench({ sessions });
    expect((await run()).result).to.match(/^Here is what I found\. Industry: Bakery\./);
    expect(pauses).to.deep.equal([]);
    expect(sessions.stored().extraction.kind).to.equal("finished");
  });

  it("leaves no trace of a reading that failed, and lets the next one in at once", async () => {
    let failing = true;
    const sessions = memorySessions({ company });
    const { run } = aBench({
      sessions,
      extract: async () => {
        if (failing) throw new Error("a bug");
        return found;
      },
    });
    expect(await run().catch((error: unknown) => error)).to.have.property("message", "a bug");
    expect(sessions.stored()).to.deep.include({ profile: {}, extraction: { kind: "idle" } });
    failing = false;
    expect((await run()).result).to.match(/^Here is what I found/);
  });

  // Reading the session, claiming it, reading it again, storing the result.
  for (const callNumber of [1, 2, 3, 4]) {
    for (const moment of ["before", "after"] as const) {
      it(`leaves all or nothing when its process dies ${moment} call ${callNumber} of the database, and the next call works`, async () => {
        const sessions = memorySessions({ company, edits: { intent: { value: "Sell bread", editedAt: new Date(1) } } });
        const { store, isKilled } = killedAtCall(sessions, callNumber, moment);
        await aBench({ sessions: store })
          .run()
          .catch(() => undefined);
        expect(isKilled()).to.equal(true);

        const stored = sessions.stored();
        const isStored = callNumber === 4 && moment === "after";
        expect(stored.profile).to.deep.equal(isStored ? found.profile : {});
        expect(stored.edits.intent?.value).to.equal("Sell bread");
        if (stored.extraction.kind === "running") await endLease(sessions);
        expect((await aBench({ sessions }).run()).result).to.match(/^Here is what I found\. Industry: Bakery/);
      });
    }
  }

  it("tells the reader all that is known of the company, the map included", async () => {
    const asked: ExtractionCompany[] = [];
    const extract = async (request: ExtractionRequest): Promise<ExtractionResult> => {
      asked.push(request.company);
      return nothing;
    };
    const placeId = "ChIJ0123456789";
    const described = { name: "Fjord on the map", town: "Bergen", website: "https://map.fjord.no", category: "Bakery" };
    const place: PlaceDetails = { ...described, placeId, country: "NO", status: "active", url: "https://maps.example/1", openingTimes: [] };
    const onMap = { ...company, placeId, name: undefined, website: undefined };
    await aBench({ extract, sessions: memorySessions({ company: onMap }), place: { kind: "found", place } }).run();
    await aBench({ extract }).run();
    expect(asked).to.deep.equal([
      { name: "Fjord on the map", country: "NO", website: "map.fjord.no", registry: company.registryFacts, places: place },
      { name: "Fjord", country: "NO", website: "fjord.no", registry: company.registryFacts, places: undefined },
    ]);
  });

  const endings: readonly (readonly [string, ExtractionResult, RegExp])[] = [
    [
      "a website that cannot be read",
      { ...found, problems: ["site_unreadable"] },
      /^I cannot read the website, so I will go on .* Industry: Bakery\./,
    ],
    [
      "an address in a private network",
      { ...nothing, problems: ["blocked_address"] },
      /^I cannot read the website.* could not find anything .* Please tell me/,
    ],
    ["a site that does not want it", { ...nothing, problems: ["robots_disallow"] }, /^I cannot read the website/],
    ["no website", { ...found, problems: ["no_website"] }, /^I do not know its website/],
    ["too little time", { ...found, problems: ["timeout"], partial: true }, /did not get to the end/],
    ["nothing at all", nothing, /^I could not find anything about the company/],
    [
      "a model that failed",
      { ...found, problems: ["model_unavailable"] },
      /^Here is what I found\. Industry: Bakery\. I could not find: Summary, Products and services, .* Is that right\?/,
    ],
  ];
  for (const [name, result, sentence] of endings) {
    it(`has words for ${name}`, async () => {
      expect((await aBench({ extract: async () => result }).run()).result).to.match(sentence);
    });
  }
});

const endLease = async (sessions: OnboardingStore): Promise<void> => {
  const session = await sessions.findSession(key);
  if (session.extraction.kind !== "running") throw new Error("nothing is being read");
  await sessions.writeSession(key, session, { extraction: { ...session.extraction, leaseUntil: new Date(0) } }, new Date(0));
};

const key = { projectId: "project", uid: "visitor" };
