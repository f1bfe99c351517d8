/**
 * The environment of an instance with a bug: every digest fails with an error that contains these words, one of its lines looking like a stack
 * frame.
 */
export const sabotaged = (words: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(sabotage)}`,
  WORDS: words,
});

/** Other algorithms belong to libraries, which have their own errors. */
const sabotage = `
  import crypto from "node:crypto";
  import { syncBuiltinESMExports } from "node:module";
  const { createHash } = crypto;
  crypto.createHash = (algorithm, ...options) => {
    if (algorithm === "sha256") throw new Error(process.env.WORDS + "\\n    at " + process.env.WORDS);
    return createHash(algorithm, ...options);
  };
  syncBuiltinESMExports();`;
