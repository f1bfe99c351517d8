import { randomUUID } from "node:crypto";
import * as z from "zod";
import { englishPages } from "../local/seed/pages-english.ts";
import type { Ask, Fixture } from "./sample.ts";

/** For the samples of tools. */

export const spoken = z.object({ result: z.string().min(1) });

/** A sentence with these words, because another one would mean that the tool did something else. */
export const saying = (words: string) => z.object({ result: z.string().includes(words) });

export const callOf = (tool_name: string, args: object, answer: z.ZodType = spoken): Ask => ({ body: { tool_name, args }, answer });

export const use = async (fixture: Fixture, tool: string, args: object): Promise<void> => {
  await fixture.call("liveToolsExecute", callOf(tool, args));
};

const published = new WeakMap<Fixture, Promise<unknown>>();

/** The English pages of the demo project, published only once: otherwise the question would be measured with a change of the site. */
export const publishSite = async (fixture: Fixture): Promise<void> => {
  const now = new Date();
  const publish = async (): Promise<unknown> =>
    Promise.all(
      englishPages.map(async ({ id, slug, metadata, content }) =>
        fixture.store(`documents/${id}`, {
          visibility: "live",
          slug,
          language: "en",
          metadata: { ...metadata, slug },
          content,
          updated_at: now,
        }),
      ),
    );
  const done = published.get(fixture) ?? publish();
  published.set(fixture, done);
  await done;
};

/** A question that no page answers. */
export const unknownQuestion = (): string => `Do you sell kayaks of the make ${randomUUID()}?`;

const companies = ["http://fjordbakeri.example", "http://nordlys-hotell.example"] as const;
const selected = new WeakMap<Fixture, number>();

/** Another company than the time before, so that what is known about the previous one is deleted. */
export const anotherCompany = (fixture: Fixture): object => {
  const turn = (selected.get(fixture) ?? 0) + 1;
  selected.set(fixture, turn);
  return { country: "NO", business_url: companies[turn % companies.length] };
};
