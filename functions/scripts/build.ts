/**
 * `npm run build`: bundles what is deployed: `src/index.ts` -> `dist/index.cjs`, `src/{endpoints,schedules}/<name>.ts` ->
 * `dist/endpoints/<name>.cjs` and the chunks that endpoints share. A new instance then opens a few small files instead of a thousand. Packages
 * that an image installs include their own licences; `dist/third-party-notices.txt` has those of bundled packages.
 */
import { buildFunctions } from "../local/build/build-functions.ts";
import { readCommit } from "../local/stack/commit.ts";

await buildFunctions(readCommit());
