import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Site, WebAnswer } from "../../fakes/web/fake-site.ts";
import { evalsDir } from "../../local/stack/paths.ts";

const folder = join(evalsDir, "sites");

const Times = z.array(z.tuple([z.string(), z.string()]));

const Description = z.object({
  id: z.string(),
  host: z.string(),
  country: z.string(),
  half: z.enum(["tune", "held"]),
  round: z.int().min(1).max(5).default(1),
  routes: z.array(z.object({ path: z.string(), file: z.string(), content_type: z.string() })),
  expected: z.object({
    name: z.string(),
    name_also_ok: z.array(z.string()),
    phone: z.nullable(z.string()),
    phone_also_ok: z.array(z.string()),
    email: z.nullable(z.string()),
    email_also_ok: z.array(z.string()),
    /** Nobody who runs no scripts sees the mailbox: none is right, too. */
    email_by_script: z.boolean().default(false),
    address: z.nullable(z.string()),
    address_parts: z.nullable(z.object({ street: z.string(), postal_code: z.string(), city: z.string() })),
    opening_hours: z.nullable(z.record(z.string(), Times)),
    languages: z.array(z.string()),
    industry_keywords: z.array(z.string()),
    service_area_keywords: z.array(z.string()),
    products_services: z.array(z.string()),
    summary_keywords: z.array(z.string()),
    /** Values by field that the author had not noted, and that a second person found right on the site. */
    also_right: z.record(z.string(), z.array(z.string())).default({}),
  }),
});

/** A website of `evals/sites/`, with what a person would note down about its company. */
export type PeopleSite = z.infer<typeof Description>;

export const peopleSites: readonly PeopleSite[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const json: unknown = JSON.parse(readFileSync(join(folder, name, "site.json"), "utf8"));
    return Description.parse(json);
  });

/** The site as the fake web serves it: its files byte for byte, with the content type of its server. */
export const servedSite = ({ id, host, routes }: PeopleSite): Site => ({
  host,
  answer: (path): WebAnswer | undefined => {
    const route = routes.find((other) => other.path === path);
    if (route === undefined) return undefined;
    const body = readFileSync(join(folder, id, route.file));
    return {
      status: 200,
      headers: { "Content-Type": route.content_type },
      body: route.file.includes(".folded.") ? Buffer.from(unfold(body.toString())) : body,
    };
  },
});

/** Two pages are megabytes of drawings, pictures and styles. What repeats in them is written once, with its number: `⟦10800×<path/>⟧`. */
const unfold = (page: string): string =>
  page.replaceAll(/⟦(\d+)×([^⟧]*)⟧/gu, (_match, count: string, part: string) => part.repeat(Number(count)));
