import { expect } from "chai";
import type * as z from "zod";
import { statistics } from "../../../answers/statistics.ts";
import { addWeeks, weekOf } from "../../../src/lib/usage/statistics/week.ts";
import { firestore } from "../../support/admin-app.ts";
import { refused, expectOurs } from "../../support/replies.ts";
import { aLivePage, anEditor, aProject, type Project } from "../../support/projects.ts";

const thisWeek = (): string => weekOf(new Date());

const store = async ({ id }: Project, name: string, fields: object): Promise<void> => {
  await firestore.doc(`projects/${id}/statistics/${name}`).set(fields);
};

const read = async (project: Project, query = ""): Promise<z.output<typeof statistics>> => {
  const reply = await (await anEditor(project)).statistics(query);
  expectOurs(reply, 200);
  return statistics.parse(reply.body);
};

describe("statisticsRead", () => {
  it("adds up what the documents of a week have, by language", async () => {
    const project = await aProject();
    const pageId = await aLivePage(project, { slug: "rent", language: "nb", metadata: { title: "Utleie" } });
    const week = thisWeek();
    await store(project, `${week}.counts.0`, { languages: { en: { conversation: 2, passed_on: 1, transfers: { busy: 1 } } } });
    await store(project, `${week}.counts.5`, {
      languages: { en: { conversation: 3, team_answer: 1, message: 4, transfers: { busy: 1, ended: 2 } }, nb: { conversation: 1 } },
    });
    await store(project, `${week}.pages.3`, { pages: { [pageId]: { en: 5, he: 1 }, gone: { en: 1 } } });
    const thumbs = { thumbs_up: 0, thumbs_down: 0 };
    const nothing = { answered_from_pages: 0, answered_by_team: 0, passed_on: 0, messages: 0, ...thumbs, transfers: {}, pages: {} };
    expect(await read(project)).to.deep.equal({
      from: addWeeks(week, -11),
      to: week,
      weeks: [
        {
          week,
          language: "en",
          conversations: 5,
          answered_from_pages: 6,
          answered_by_team: 1,
          passed_on: 1,
          messages: 4,
          ...thumbs,
          transfers: { busy: 2, ended: 2 },
          pages: { [pageId]: 5, gone: 1 },
        },
        { ...nothing, week, language: "he", conversations: 0, answered_from_pages: 1, pages: { [pageId]: 1 } },
        { ...nothing, week, language: "nb", conversations: 1 },
      ],
      pages: [
        { page_id: pageId, title: "Utleie", slug: "rent", language: "nb", answered: 6 },
        { page_id: "gone", title: null, slug: null, language: null, answered: 1 },
      ],
    });
  });

  it("answers the weeks that are asked for, and no others", async () => {
    const project = await aProject();
    for (const week of ["2026-04-27", "2026-05-04", "2026-05-11", "2026-05-18"])
      await store(project, `${week}.counts.1`, { languages: { en: { conversation: 1 } } });
    const { from, to, weeks } = await read(project, "?weeks=2&until=2026-05-17");
    expect([from, to, weeks.map(({ week }) => week)]).to.deep.equal(["2026-05-04", "2026-05-11", ["2026-05-04", "2026-05-11"]]);
  });

  it("answers a project in which nothing was counted", async () => {
    expect(await read(await aProject(), "?weeks=1")).to.deep.equal({ from: thisWeek(), to: thisWeek(), weeks: [], pages: [] });
  });

  it("names the 50 pages that answered most, and counts the others too", async () => {
    const project = await aProject();
    const pages = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`page-${index}`, { en: index + 1 }]));
    await store(project, `${thisWeek()}.pages.0`, { pages });
    const answered = await read(project);
    expect(answered.pages.map(({ page_id }) => page_id)).to.deep.equal(Array.from({ length: 50 }, (_, index) => `page-${59 - index}`));
    expect(answered.weeks[0]?.answered_from_pages).to.equal((60 * 61) / 2);
    expect(Object.keys(answered.weeks[0]?.pages ?? {})).to.have.length(50);
  });

  it("answers more than a year of a busy project", async () => {
    const project = await aProject();
    const writer = firestore.bulkWriter();
    for (let ago = 0; ago < 57; ago++)
      for (let shard = 0; shard < 8; shard++) {
        const ref = firestore.doc(`projects/${project.id}/statistics/${addWeeks(thisWeek(), -ago)}.counts.${shard}`);
        void writer.set(ref, { languages: { en: { conversation: 1 } } });
      }
    await writer.close();
    const { weeks } = await read(project, "?weeks=57");
    expect(weeks.map(({ conversations }) => conversations)).to.deep.equal(Array.from({ length: 57 }, () => 8));
  });

  it("ignores counts that are not ours", async () => {
    const project = await aProject();
    await store(project, `${thisWeek()}.counts.0`, {
      languages: { en: { conversation: "many", passed_on: -3, transfers: 7 }, nb: 4 },
      pages: ["x"],
    });
    expect((await read(project)).weeks.map(({ conversations, passed_on }) => [conversations, passed_on])).to.deep.equal([
      [0, 0],
      [0, 0],
    ]);
  });

  for (const [query, path] of [
    ["?weeks=0", "weeks"],
    ["?weeks=58", "weeks"],
    ["?weeks=many", "weeks"],
    ["?weeks=1.5", "weeks"],
    ["?until=yesterday", "until"],
    ["?until=2026-02-30", "until"],
    ["?until=2026-05-04T00:00:00Z", "until"],
  ] as const)
    it(`refuses ${query}`, async () => {
      const reply = await (await anEditor(await aProject())).statistics(query);
      expect(refused(reply, 400, "invalid_request").details?.map((detail) => detail.path)).to.deep.equal([path]);
    });
});
