import * as z from "zod";
import { aDraft, aLivePage } from "../draft-pages.ts";
import type { Fixture, Operation } from "../sample.ts";

const listed = 50;

const answer = z.object({ documents: z.array(z.object({ id: z.string() })).length(listed), next_cursor: z.string() });

/** Projects that already have enough documents. */
const filled = new Set<string>();

const fill = async (fixture: Fixture): Promise<void> => {
  if (filled.has(fixture.projectId)) return;
  for (let count = 0; count <= listed; count++) await aLivePage(fixture);
  await aDraft(fixture);
  filled.add(fixture.projectId);
};

export const operations: readonly Operation[] = [
  {
    name: "list 50 documents",
    why: "a query of 51 documents beside the guard's reads; then, in one request, the names of those who wrote them. 55 documents are read and put into words",
    allowedRoundTrips: 2,
    prepare: async (fixture) => {
      await fill(fixture);
      return { answer };
    },
  },
];
