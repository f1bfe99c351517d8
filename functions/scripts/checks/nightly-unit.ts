import type { NightlyTests } from "./nightly-type.ts";

/** Tests that need no stack. */
export const nightlyUnit: NightlyTests = {
  // Each starts the command. By day, one of each kind of Google's answers is enough.
  "test/deploy/app-check.spec.ts": {
    "deploy with App Check": {
      allBut: ['advises a key for "APP_CHECK=enforce"', "deploys nothing with an invalid key"],
    },
  },
  "test/deploy/deploy.spec.ts": {
    deploy: [
      "ends with a code of its own where all was deployed",
      "gives functions the secrets",
      ...["a database", "native mode", "billing", "a policy for old images"].map((what) => `deploys nothing without ${what}`),
    ],
  },
  // firebase-tools waits for most of a minute in each.
  "test/deploy/half-way.spec.ts": {
    "a deployment that stops half-way": ["names the functions that were never made", "fails while a new account"],
  },
  "test/deploy/accounts.spec.ts": {
    "deploy --check of accounts and what they may do": {
      allBut: ["needs the role of the account that builds", "claims nothing where iam is switched off"],
    },
  },
  "test/deploy/bucket.spec.ts": {
    "deploy --check of the bucket for pictures": { allBut: ["refuses to deploy where anybody can read it"] },
  },
  "test/deploy/refusals.spec.ts": {
    "deploy --check of a project that refuses to answer": {
      allBut: ["tells how to switch on firestore.googleapis.com", "still tells a missing role"],
    },
    "deploy --check of the parameters": {
      allBut: ["refuses REGION=,"],
    },
  },
  "test/deploy/set-up-bucket.spec.ts": {
    "deploy --set-up of the bucket for pictures": {
      allBut: ["goes on where it was cut off", "makes it where the database is", "takes a bucket that another run"],
    },
  },
  "test/deploy/set-up.spec.ts": {
    "deploy --set-up": ["says so where", "leaves Authentication to a person", "says what it would make in a dry run"],
  },
  "test/deploy/sign-in.spec.ts": {
    "deploy --check of how people sign in": {
      allBut: ["advises the provider where it is switched off"],
    },
  },
};
