import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import { firestore } from "./admin-app.ts";

const Languages = z.record(z.string(), z.looseObject({ transfers: z.record(z.string(), z.int()).optional() }));
const Stored = z.strictObject({
  expire_at: z.instanceof(Timestamp),
  languages: Languages.optional(),
  pages: z.record(z.string(), z.record(z.string(), z.int())).optional(),
});

/** All counts in a project, added up: `<language> <what>`, and `<language> page <id>`. A count that was taken back is 0. */
export const countedIn = async (projectId: string): Promise<Readonly<Record<string, number>>> => {
  const total: Record<string, number> = {};
  const add = (name: string, count: number): void => {
    total[name] = (total[name] ?? 0) + count;
  };
  for (const record of (await firestore.collection(`projects/${projectId}/statistics`).get()).docs) {
    const { expire_at: expiry, languages = {}, pages = {} } = Stored.parse(record.data());
    const [week = ""] = record.id.split(".");
    expect(expiry.toMillis() - Date.parse(week), "400 days after the week began").to.equal(400 * 86_400_000);
    for (const [language, { transfers = {}, ...counts }] of Object.entries(languages)) {
      for (const [what, count] of Object.entries(counts)) add(`${language} ${what}`, z.int().parse(count));
      for (const [outcome, count] of Object.entries(transfers)) add(`${language} transfer ${outcome}`, count);
    }
    for (const [id, counts] of Object.entries(pages))
      for (const [language, count] of Object.entries(counts)) add(`${language} page ${id}`, count);
  }
  return total;
};
