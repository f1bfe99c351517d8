import type { NightlyTests } from "./nightly-type.ts";

/** Tests that need no stack. */
export const nightlyUnit: NightlyTests = {
  // Each deploys, which takes most of a minute. The checks before a deployment are all looked at by day.
  "test/deploy/accounts.spec.ts": { "doctor --before of accounts and what they may do": ["leaves to a deployment"] },
  "test/deploy/app-check.spec.ts": { "firebase deploy with App Check": ["finds the key in the file"] },
  "test/deploy/deploy.spec.ts": { "firebase deploy": ["gives functions the secrets"] },
  "test/deploy/first-deployment.spec.ts": { "the first deployment": ["would end before Hosting"] },
  "test/deploy/half-way.spec.ts": {
    "the doctor of a deployment that stops half-way": [
      "finds nothing where all of it",
      "names the functions that were never made",
      "names them where a new account",
    ],
  },
};
