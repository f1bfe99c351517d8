import * as z from "zod";
import type { Exchange } from "./firestore-recorder.ts";

/** The cost of a request at Firestore. */
export interface Cost {
  /** Requests that had to wait for one another. */
  readonly roundTrips: number;
  /** Documents read, as billed: a query without results counts as one. */
  readonly reads: number;
  /** Documents written or deleted. */
  readonly writes: number;
}

const Commit = z.object({ writes: z.array(z.unknown()).default([]) });

export const costOf = (exchanges: readonly Exchange[]): Cost => ({
  roundTrips: new Set(exchanges.map(({ wave }) => wave)).size,
  reads: exchanges.reduce((sum, exchange) => sum + countReads(exchange), 0),
  writes: exchanges.reduce((sum, { verb, request }) => sum + (verb === "commit" ? Commit.parse(request).writes.length : 0), 0),
});

const countReads = ({ verb, answer }: Exchange): number => {
  if (verb === "batchGet") return Array.isArray(answer) ? answer.length : 0;
  // Counts are billed per thousand.
  if (verb === "runAggregationQuery") return 1;
  return verb === "runQuery" ? Math.max(1, JSON.stringify(answer).split('"document":').length - 1) : 0;
};
