import { expect } from "chai";
import { localVoiceKey } from "../../fakes/voice/settings.ts";
import { type FakeVoice, startFakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import { knowledgeLimits } from "../../src/lib/knowledge/limits.ts";
import { geminiJudge } from "../../src/lib/services/judge/gemini-judge.ts";
import { countAnswers, countDecisions, countRanks, decideByJudge, decideByReader, noFailure, wordsOnly } from "./people/count-answers.ts";
import { type IndexedSite, indexPeopleSites } from "./people/people-index.ts";
import { type Part, parts, readAddedQuestions, readPeopleSites } from "./people/asked-sites.ts";
import { readPerfectly } from "./people/perfect-reader.ts";

/** The sets whose search words are by the author of the site. */
const authored = ["first", "second", "third/held"] as const;

describe("people's questions", () => {
  const sites = new Map<Part, readonly IndexedSite[]>();
  let service: FakeVoice;

  before(async () => {
    service = await startFakeVoice();
    for (const part of parts) sites.set(part, await indexPeopleSites(readPeopleSites(part)));
  });
  after(async () => service.stop());

  const sitesOf = (part: Part): readonly IndexedSite[] => sites.get(part) ?? [];

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
        it(`${part}, ${form}: ${expected[`${part}, ${form}`].join(", ")}`, () => {
          expect(countRanks(sitesOf(part), form, [1, 3, 5, knowledgeLimits.judgedPassages])).to.deep.equal(expected[`${part}, ${form}`]);
        });
      }
    }
  });

  describe("are answered without a judge exactly so often", () => {
    const expected = {
      "first, called": { answerable: 141, right: 75, wrong: 3, unanswerable: 57, answered: 0 },
      "first, asked": { answerable: 141, right: 8, wrong: 4, unanswerable: 57, answered: 0 },
      "first, heard": { answerable: 141, right: 3, wrong: 1, unanswerable: 57, answered: 0 },
      "second, called": { answerable: 86, right: 41, wrong: 2, unanswerable: 42, answered: 2 },
      "second, asked": { answerable: 86, right: 14, wrong: 1, unanswerable: 42, answered: 2 },
      "second, heard": { answerable: 86, right: 1, wrong: 0, unanswerable: 42, answered: 0 },
      "third/held, called": { answerable: 87, right: 47, wrong: 3, unanswerable: 41, answered: 1 },
      "third/held, asked": { answerable: 87, right: 8, wrong: 4, unanswerable: 41, answered: 0 },
      "third/held, heard": { answerable: 87, right: 0, wrong: 0, unanswerable: 41, answered: 0 },
      "fourth/tuned, called": { answerable: 132, right: 67, wrong: 8, unanswerable: 60, answered: 3 },
      "fourth/tuned, asked": { answerable: 132, right: 1, wrong: 1, unanswerable: 60, answered: 0 },
      "fourth/tuned, heard": { answerable: 132, right: 0, wrong: 0, unanswerable: 60, answered: 0 },
      "fourth/held, called": { answerable: 132, right: 68, wrong: 7, unanswerable: 60, answered: 12 },
      "fourth/held, asked": { answerable: 132, right: 3, wrong: 2, unanswerable: 60, answered: 4 },
      "fourth/held, heard": { answerable: 132, right: 0, wrong: 0, unanswerable: 60, answered: 0 },
    };
    for (const part of parts) {
      for (const form of ["called", "asked", "heard"] as const) {
        it(`${part}, ${form}`, async () => {
          expect(await countAnswers(sitesOf(part), form, () => wordsOnly)).to.deep.equal(expected[`${part}, ${form}`]);
        });
      }
    }

    it("our own, which the rule was chosen by", async () => {
      const added = await indexPeopleSites(readAddedQuestions());
      const expected = { answerable: 48, right: 40, wrong: 0, unanswerable: 24, answered: 0 };
      expect(await countAnswers(added, "called", () => wordsOnly)).to.deep.equal(expected);
    });
  });

  describe("come with words of somebody who knows nothing of the site", () => {
    const expected = {
      first: {
        ranks: [118, 132, 138, 140],
        answers: { answerable: 141, right: 68, wrong: 7, unanswerable: 57, answered: 1 },
      },
      second: {
        ranks: [72, 84, 85, 86],
        answers: { answerable: 86, right: 44, wrong: 2, unanswerable: 42, answered: 5 },
      },
      "third/held": {
        ranks: [72, 83, 84, 85],
        answers: { answerable: 87, right: 48, wrong: 6, unanswerable: 41, answered: 3 },
      },
    };
    for (const part of authored) {
      const { ranks, answers } = expected[part];
      it(`${part}: among the first 1, 3, 5 and 12 ${ranks.join(", ")}`, () => {
        expect(countRanks(sitesOf(part), "blind", [1, 3, 5, knowledgeLimits.judgedPassages])).to.deep.equal(ranks);
      });

      it(`${part}: ${answers.right} right without a judge`, async () => {
        expect(await countAnswers(sitesOf(part), "blind", () => wordsOnly)).to.deep.equal(answers);
      });
    }
  });

  describe("are answered exactly so often by somebody who stood in the place of", () => {
    const readers = {
      "the live model, where there is no judge": {
        decide: decideByReader,
        expected: {
          first: { answerable: 141, right: 140, wrong: 0, unanswerable: 57, answered: 0 },
          second: { answerable: 86, right: 86, wrong: 0, unanswerable: 42, answered: 0 },
          "third/held": { answerable: 87, right: 85, wrong: 0, unanswerable: 41, answered: 0 },
          "fourth/tuned": { answerable: 132, right: 132, wrong: 0, unanswerable: 60, answered: 1 },
          "fourth/held": { answerable: 132, right: 131, wrong: 0, unanswerable: 60, answered: 0 },
        },
      },
      "the judge": {
        decide: decideByJudge,
        expected: {
          first: { answerable: 141, right: 141, wrong: 0, unanswerable: 57, answered: 0 },
          second: { answerable: 86, right: 84, wrong: 2, unanswerable: 42, answered: 0 },
          "third/held": { answerable: 87, right: 85, wrong: 2, unanswerable: 41, answered: 0 },
          "fourth/tuned": { answerable: 132, right: 132, wrong: 0, unanswerable: 60, answered: 0 },
          "fourth/held": { answerable: 132, right: 132, wrong: 0, unanswerable: 60, answered: 0 },
        },
      },
    } as const;
    for (const [who, { decide, expected }] of Object.entries(readers)) {
      for (const part of parts) {
        it(`${who}: ${part}`, async () => {
          expect(await countDecisions(sitesOf(part), decide)).to.deep.equal(expected[part]);
        });
      }
    }
  });

  describe("are answered with a judge that makes no mistake exactly so often", () => {
    const judge = () =>
      geminiJudge({
        baseUrl: () => service.url,
        apiVersion: () => "v1beta",
        apiKey: () => localVoiceKey,
        model: () => "gemini-3.8-flash",
        fetch,
      });
    const expected = {
      first: { answerable: 141, right: 141, wrong: 0, unanswerable: 57, answered: 0 },
      second: { answerable: 86, right: 86, wrong: 0, unanswerable: 42, answered: 0 },
      "third/held": { answerable: 87, right: 87, wrong: 0, unanswerable: 41, answered: 0 },
      "fourth/tuned": { answerable: 132, right: 132, wrong: 0, unanswerable: 60, answered: 0 },
      "fourth/held": { answerable: 132, right: 132, wrong: 0, unanswerable: 60, answered: 0 },
    };
    for (const part of parts) {
      it(part, async () => {
        const found = await countAnswers(sitesOf(part), "called", ({ site, index }, question) => {
          service.control.judge([readPerfectly(site, index.passages, question)]);
          return { judge: judge(), onFailure: noFailure };
        });
        expect(found).to.deep.equal(expected[part]);
      });
    }
  });
});
