import * as z from "zod";
import type { Fixture, Operation } from "../sample.ts";

const listed = 50;

const answer = z.object({ items: z.array(z.object({ itemId: z.string() })).length(listed), next_cursor: z.string() });

/** Projects whose inbox already has enough items. */
const filled = new Set<string>();

const fill = async ({ projectId, uid, store }: Fixture): Promise<void> => {
  if (filled.has(projectId)) return;
  const at = new Date();
  for (let count = 0; count <= listed; count++) {
    const question = { question: `Is number ${count} open?`, language: "en", uid, status: "open" };
    await store(`questions/q${count}`, { ...question, asked_at: at, last_asked_at: at, asked_count: count });
  }
  filled.add(projectId);
};

export const operations: readonly Operation[] = [
  {
    name: "list 50 open questions",
    why: "a query of 51 questions beside the guard's reads; then, in one request, the people who asked them",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      await fill(fixture);
      return { query: "?kind=question", answer };
    },
  },
];
