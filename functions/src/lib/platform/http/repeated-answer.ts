import type * as z from "zod/mini";
import { digest } from "../core/digest.ts";
import { createSharing } from "../core/share-reading.ts";
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

export interface AskedText<Parameters, Query> {
  readonly parameters: Parameters;
  readonly query: Query;
  /** Whether somebody still waits for the answer. */
  readonly isAwaited: () => boolean;
}

interface Reading<Parameters, Query> {
  /** The parameters of the address that make a difference. All others are ignored. */
  readonly query: z.ZodMiniType<Query>;
  /** @throws AppError, whose answer is kept by no cache */
  readonly read: (asked: AskedText<Parameters, Query>) => Promise<PublicText>;
}

const { publicBrowserSec, publicCacheSec, publicRepeat } = requestLimits;

const cached = `public, max-age=${publicBrowserSec}, s-maxage=${publicCacheSec}`;

/**
 * Answers with an entity tag, for browsers and shared caches. Requests that mean the same share one reading, also while it is under way and
 * if it fails: whoever invents parameters gets past the caches, but not to the database. What means the same must be spelt the same here.
 */
export const repeatedAnswer = <Parameters, Query>({ query, read }: Reading<Parameters, Query>) => {
  const share = createSharing<PublicAnswer>(publicRepeat);
  return async ({ parameters, until, header, query: sent }: Visit<Parameters>): Promise<PublicAnswer> => {
    const wanted = parseFields(query, sent);
    const answer = await share(JSON.stringify([parameters, wanted]), until.getTime(), async (isAwaited) =>
      toAnswer(await read({ parameters, query: wanted, isAwaited })),
    );
    const known = parseIfMatch(header("If-None-Match")) ?? [];
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
