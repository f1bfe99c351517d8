import { requestLimits } from "../src/lib/platform/http/limits.ts";
import type { Access, Header } from "./operation.ts";

/** Whoever asks, from a page of any origin. */
export const anybody: Access = { headers: [], refusals: [] };

const { publicBrowserSec, publicCacheSec } = requestLimits;

/** Of answers that caches keep for a while. */
export const cacheHeaders: readonly Header[] = [
  {
    name: "ETag",
    description: "Tag of the answer. A request that sends it in `If-None-Match` gets 304, without a body, as long as nothing has changed.",
    required: true,
    schema: { type: "string", pattern: '^"[0-9A-Za-z]{22}"$' },
    example: '"3vYx0qmUeW2RkDb7ZcJt5A"',
  },
  {
    name: "Cache-Control",
    description: `Browsers keep the answer for ${publicBrowserSec} s, shared caches for ${publicCacheSec} s.`,
    required: true,
    schema: { type: "string" },
    example: `public, max-age=${publicBrowserSec}, s-maxage=${publicCacheSec}`,
  },
];
