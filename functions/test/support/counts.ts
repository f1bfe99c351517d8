import { addWeeks, weekOf } from "../../src/lib/usage/statistics/week.ts";
import { firestore } from "./admin-app.ts";

/** Stores counts in a project whose visitors speak two languages: `pages` are the pages with answers. */
export const storeCounts = async (projectId: string, pages: readonly string[], languages: readonly [string, string]): Promise<void> => {
  const collection = firestore.collection(`projects/${projectId}/statistics`);
  for (let ago = 0; ago < 10; ago++) {
    const week = addWeeks(weekOf(new Date()), -ago);
    const busy = 30 - 2 * ago + 5 * (ago % 3);
    const counts = {
      conversation: busy,
      team_answer: ago % 4,
      passed_on: 3 + (ago % 5),
      message: ago % 3,
      transfers: { ended: 2, no_answer: ago % 2 },
    };
    const others = { conversation: Math.round(busy / 3), passed_on: 1, message: 1, transfers: { busy: 1 } };
    await collection.doc(`${week}.counts.${ago % 8}`).set({ languages: { [languages[0]]: counts, [languages[1]]: others } });
    const answered = pages.map((id, index): [string, object] => [
      id,
      { [languages[0]]: Math.round(busy / (index + 1.5)), [languages[1]]: index },
    ]);
    await collection.doc(`${week}.pages.0`).set({ pages: Object.fromEntries(answered) });
  }
};
