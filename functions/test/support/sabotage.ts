/** The environment of an instance with a bug: every digest fails, with these words in the error, one of its lines like a frame. */
export const sabotaged = (words: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(sabotage)}`,
  WORDS: words,
});

/** Other algorithms are those of libraries, which have errors of their own. */
const sabotage = `
  import crypto from "node:crypto";
  import { syncBuiltinESMExports } from "node:module";
  const { createHash } = crypto;
  crypto.createHash = (algorithm, ...options) => {
    if (algorithm === "sha256") throw new Error(process.env.WORDS + "\\n    at " + process.env.WORDS);
    return createHash(algorithm, ...options);
  };
  syncBuiltinESMExports();`;
