import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { evalsDir } from "../../../local/stack/paths.ts";
import type { LivePage } from "../../../src/lib/answers/knowledge/passage.ts";

const Answer = z.strictObject({ slug: z.string(), language: z.string(), quote: z.string() });

const Question = z.strictObject({
  id: z.string(),
  language: z.string(),
  heard: z.string(),
  asked: z.string(),
  search_words: z.array(z.string()),
  blind_words: z.optional(z.array(z.string())),
  answerable: z.boolean(),
  near_miss: z.boolean(),
  answers: z.array(Answer),
  note: z.string(),
  judged: z.union([z.enum(["not_answered", "no_question"]), z.strictObject({ passage: z.int(), words: z.string() })]),
});

const Page = z.strictObject({ slug: z.string(), language: z.string(), title: z.string(), content: z.string() });

const Site = z.strictObject({
  site: z.string(),
  name: z.string(),
  /** The first one is the project's. */
  languages: z.tuple([z.string()], z.string()),
  pages: z.array(Page),
  questions: z.array(Question),
});

export type PeopleAnswer = z.infer<typeof Answer>;
export type PeopleQuestion = z.infer<typeof Question>;
export type PeopleSite = z.infer<typeof Site>;

/** The folders of sites. Nobody may look into the held ones. */
export const parts = ["first", "second", "third/held", "fourth/tuned", "fourth/held"] as const;

export type Part = (typeof parts)[number];

export const readPeopleSites = (part: Part): readonly PeopleSite[] => {
  const folder = join(evalsDir, "questions", part);
  return readdirSync(folder)
    .toSorted()
    .map((file) => Site.parse(JSON.parse(readFileSync(join(folder, file), "utf8"))));
};

/** The pages in their stored form. */
export const toLivePages = ({ pages }: PeopleSite): readonly LivePage[] =>
  pages.map((page) => ({ ...page, id: `${page.language}/${page.slug}`, notes: [], state: "1.0" }));
