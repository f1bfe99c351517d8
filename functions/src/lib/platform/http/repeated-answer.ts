import type * as z from "zod/mini";
import { digest } from "../core/digest.ts";
import { createMemory } from "../core/memory.ts";
import { requestLimits } from "./limits.ts";
import type { PublicAnswer, Visit } from "./public-page.ts";
import { parseFields } from "./query.ts";
import { parseIfMatch } from "./request-headers.ts";

/** A text that anybody may read. */
export interface PublicText {
  readonly type: string;
  readonly body: string;
  /** 200 unless said otherwise. What is neither found nor moved is kept by no cache. */
  readonly status?: 200 | 301 | 404;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Reading<Parameters, Query> {
  /** The parameters of the address that make a difference. All others are ignored. */
  readonly query: z.ZodMiniType<Query>;
  /** @throws AppError, whose answer is kept by no cache */
  readonly read: (asked: { readonly at: Date; readonly parameters: Parameters; readonly query: Query }) => Promise<PublicText>;
}

const { publicBrowserSec, publicCacheSec, publicRepeat } = requestLimits;

const cached = `public, max-age=${publicBrowserSec}, s-maxage=${publicCacheSec}`;

/**
 * Answers with an entity tag, for browsers and shared caches. Requests that mean the same share one reading, also while it is under way and
 * if it fails: whoever invents parameters gets past the caches, but not to the database.
 */
export const repeatedAnswer = <Parameters, Query>({ query, read }: Reading<Parameters, Query>) => {
  const answers = createMemory<Promise<PublicAnswer>>(publicRepeat);
  const find = async (asked: Pick<Visit<Parameters>, "at" | "parameters">, wanted: Query): Promise<PublicAnswer> => {
    const [key, atMs] = [JSON.stringify([asked.parameters, wanted]), asked.at.getTime()];
    const known = answers.find(key, atMs);
    if (known !== undefined) return known;
    const found = read({ at: asked.at, parameters: asked.parameters, query: wanted }).then(toAnswer);
    answers.keep(key, found, atMs);
    return found;
  };
  return async (visit: Visit<Parameters>): Promise<PublicAnswer> => {
    const answer = await find(visit, parseFields(query, visit.query));
    const known = parseIfMatch(visit.header("If-None-Match")) ?? [];
    return known.some((tag) => answer.headers["ETag"] === `"${tag}"`) ? { ...answer, status: 304 } : answer;
  };
};

const toAnswer = ({ status = 200, type, body, headers = {} }: PublicText): PublicAnswer => ({
  status,
  headers: {
    "Content-Type": type,
    ...(status === 404 ? { "Cache-Control": "no-store" } : { "Cache-Control": cached, ETag: `"${digest(String(status), type, body)}"` }),
    ...headers,
  },
  body,
});
