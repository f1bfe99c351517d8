import { expect } from "chai";
import { type FakeVoice, startFakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import { knowledgeLimits } from "../../src/lib/answers/knowledge/limits.ts";
import { geminiJudge } from "../../src/lib/providers/judge/gemini-judge.ts";
import { geminiAt } from "../support/gemini-options.ts";
import { countAnswers, countDecisions, countRanks, decideByJudge } from "./people/count-answers.ts";
import { type IndexedSite, indexPeopleSites } from "./people/people-index.ts";
import { type Part, parts, readPeopleSites } from "./people/asked-sites.ts";
import { readPerfectly } from "./people/perfect-reader.ts";
import { nightlyIf } from "../support/nightly.ts";

/** The sets whose search words come from the site's author. */
const authored = ["first", "second", "third/held"] as const;

/** By day, one of the sets is a sample of all. */
const byNight = (part: Part): string => nightlyIf(part !== "second");

describe("people's questions", () => {
  const sites = new Map<Part, Promise<readonly IndexedSite[]>>();
  let service: FakeVoice;

  before(async () => {
    service = await startFakeVoice();
  });
  after(async () => service.stop());

  const sitesOf = async (part: Part): Promise<readonly IndexedSite[]> => {
    const indexed = sites.get(part) ?? indexPeopleSites(readPeopleSites(part));
    sites.set(part, indexed);
    return indexed;
  };

  describe("have a passage that answers them among the first 1, 3, 5 and 12", () => {
    const expected = {
      "first, called": [120, 139, 140, 140],
      "first, asked": [38, 55, 63, 75],
      "first, heard": [31, 47, 57, 68],
      "second, called": [73, 84, 85, 86],
      "second, asked": [46, 53, 59, 67],
      "second, heard": [29, 41, 44, 57],
      "third/held, called": [71, 83, 85, 86],
      "third/held, asked": [38, 52, 56, 59],
      "third/held, heard": [28, 38, 42, 57],
      "fourth/tuned, called": [110, 124, 130, 132],
      "fourth/tuned, asked": [36, 61, 72, 88],
      "fourth/tuned, heard": [21, 39, 52, 75],
      "fourth/held, called": [103, 126, 128, 131],
      "fourth/held, asked": [39, 65, 75, 95],
      "fourth/held, heard": [29, 47, 67, 88],
    } as const;
    for (const part of parts) {
      for (const form of ["called", "asked", "heard"] as const) {
        it(`${part}, ${form}: ${expected[`${part}, ${form}`].join(", ")}${byNight(part)}`, async () => {
          expect(await countRanks(await sitesOf(part), form, [1, 3, 5, knowledgeLimits.judgedPassages])).to.deep.equal(
            expected[`${part}, ${form}`],
          );
        });
      }
    }
  });

  describe("come with words of somebody who knows nothing of the site", () => {
    const expected = { first: [118, 132, 138, 140], second: [72, 84, 85, 86], "third/held": [72, 83, 84, 85] };
    for (const part of authored) {
      it(`${part}: among the first 1, 3, 5 and 12 ${expected[part].join(", ")}${byNight(part)}`, async () => {
        expect(await countRanks(await sitesOf(part), "blind", [1, 3, 5, knowledgeLimits.judgedPassages])).to.deep.equal(expected[part]);
      });
    }
  });

  describe("are answered exactly so often by somebody who stood in the place of the judge", () => {
    const expected = {
      first: { answerable: 141, right: 141, wrong: 0, unanswerable: 57, answered: 0 },
      second: { answerable: 86, right: 84, wrong: 2, unanswerable: 42, answered: 0 },
      "third/held": { answerable: 87, right: 85, wrong: 2, unanswerable: 41, answered: 0 },
      "fourth/tuned": { answerable: 132, right: 132, wrong: 0, unanswerable: 60, answered: 0 },
      "fourth/held": { answerable: 132, right: 132, wrong: 0, unanswerable: 60, answered: 0 },
    };
    for (const part of parts) {
      it(`${part}${byNight(part)}`, async () => {
        expect(await countDecisions(await sitesOf(part), decideByJudge)).to.deep.equal(expected[part]);
      });
    }
  });

  describe("are answered with a judge that makes no mistake exactly so often", () => {
    const judge = () => geminiJudge(geminiAt(service.url));
    const expected = {
      first: { answerable: 141, right: 141, wrong: 0, unanswerable: 57, answered: 0 },
      second: { answerable: 86, right: 86, wrong: 0, unanswerable: 42, answered: 0 },
      "third/held": { answerable: 87, right: 87, wrong: 0, unanswerable: 41, answered: 0 },
      "fourth/tuned": { answerable: 132, right: 132, wrong: 0, unanswerable: 60, answered: 0 },
      "fourth/held": { answerable: 132, right: 132, wrong: 0, unanswerable: 60, answered: 0 },
    };
    for (const part of parts) {
      it(`${part}${byNight(part)}`, async () => {
        const found = await countAnswers(await sitesOf(part), "called", ({ site, index }, question) => {
          service.control.judge([readPerfectly(site, index.passages, question)]);
          return judge();
        });
        expect(found).to.deep.equal(expected[part]);
      });
    }
  });

  describe("are answered so often by the judge of a local stack, which reads by words and passes on nearly everything @nightly", () => {
    const expected = {
      "third/held": { answerable: 87, right: 5, wrong: 0, unanswerable: 41, answered: 0 },
      "fourth/held": { answerable: 132, right: 0, wrong: 0, unanswerable: 60, answered: 0 },
    };
    for (const part of ["third/held", "fourth/held"] as const) {
      it(part, async () => {
        service.control.judge(undefined);
        expect(await countAnswers(await sitesOf(part), "asked", () => geminiJudge(geminiAt(service.url)))).to.deep.equal(expected[part]);
      });
    }
  });
});
