import { expect } from "chai";
import { type SiteIndex, findAnswers } from "../../src/lib/knowledge/site-index.ts";
import { quote } from "../../src/lib/knowledge/snippet.ts";
import { readWords } from "../../src/lib/knowledge/words.ts";
import { toBlocks } from "../../src/lib/knowledge/plain-text.ts";
import { streetPages } from "./street/pages.ts";
import { heldOutQuestions, type StreetQuestion, streetQuestions } from "./street/questions.ts";
import { buildStreetIndex } from "./street/street-index.ts";

interface Asked extends StreetQuestion {
  /** The page that is quoted; undefined when nothing is. */
  readonly quoted: string | undefined;
}

const toAsked = (index: SiteIndex, question: StreetQuestion): Asked => {
  const [best] = findAnswers(index, { ...question, defaultLanguage: "en" });
  return { ...question, quoted: best && `${best.passage.page.language}/${best.passage.page.slug}` };
};

const isRight = ({ language, slug, quoted }: Asked): boolean => quoted === (slug && `${language}/${slug}`);

/** "right of all", by what the questions have in common. */
const scores = (asked: readonly Asked[], groupOf: (one: Asked) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Map.groupBy(asked, groupOf)
      .entries()
      .map(([group, ones]) => [group, `${ones.filter(isRight).length} of ${ones.length}`]),
  );

const print = (title: string, asked: readonly Asked[]): void => {
  const answerable = asked.filter(({ slug }) => slug !== undefined);
  process.stdout.write(
    `      ${title}: ${JSON.stringify(
      {
        ...scores(asked, ({ slug }) => (slug === undefined ? "rightly not answered" : "right page first")),
        ...scores(answerable, ({ language }) => language),
        ...scores(answerable, ({ kind }) => kind),
        wrong: asked.filter((one) => !isRight(one)).map(({ question, quoted }) => `${question} -> ${quoted ?? "nothing"}`),
      },
      undefined,
      1,
    ).replaceAll(/\n\s*/g, " ")}\n`,
  );
};

/** The figures are exact: a change that makes them better is written down here, too. */
describe("the question set", () => {
  let index: SiteIndex;

  before(async () => {
    index = await buildStreetIndex();
  });

  it("is asked of 500 pages in five languages", () => {
    expect(streetPages).to.have.length(500);
    expect(new Set(streetPages.map(({ language, slug }) => `${language}/${slug}`)).size).to.equal(500);
    expect(streetQuestions.filter(({ slug }) => slug !== undefined)).to.have.length(60);
    const places = new Set(streetPages.map(({ slug }) => slug));
    expect([...streetQuestions, ...heldOutQuestions].filter(({ slug }) => slug !== undefined && !places.has(slug))).to.deep.equal([]);
  });

  it("is answered from the right page in nine of ten cases", () => {
    const asked = streetQuestions.filter(({ slug }) => slug !== undefined).map((question) => toAsked(index, question));
    print("answerable", asked);
    expect([asked.filter(isRight).length, asked.length]).to.deep.equal([56, 60]);
  });

  it("is not answered where no page has the answer, in nine of ten cases", () => {
    const asked = streetQuestions.filter(({ slug }) => slug === undefined).map((question) => toAsked(index, question));
    print("unanswerable", asked);
    expect([asked.filter(isRight).length, asked.length]).to.deep.equal([15, 15]);
  });

  it("has a part that was written when the search was finished", () => {
    const asked = heldOutQuestions.map((question) => toAsked(index, question));
    print("held out", asked);
    expect([asked.filter(isRight).length, asked.length]).to.deep.equal([17, 20]);
  });

  it("is answered with words of the page only, in their order, and not with too many", () => {
    const texts = new Map(
      streetPages.map(({ language, slug, content }) => [
        `${language}/${slug}`,
        ` ${toBlocks(content)
          .flatMap(({ text }) => readWords(text))
          .join(" ")} `,
      ]),
    );
    for (const question of [...streetQuestions, ...heldOutQuestions]) {
      for (const finding of findAnswers(index, { ...question, defaultLanguage: "en" })) {
        const { language, slug } = finding.passage.page;
        const words = readWords(quote(finding));
        expect(words.length).to.be.within(1, 60);
        expect(texts.get(`${language}/${slug}`), quote(finding)).to.include(` ${words.join(" ")} `);
      }
    }
  });
});
