import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFirebaseConfig } from "../../scripts/stack/firebase-config.ts";
import { isRecord, type UnknownRecord } from "../../src/lib/core/unknown-record.ts";
import { functionsDir, repositoryDir } from "../../scripts/stack/paths.ts";

/** A deployable copy of the repository. Deleted at the end of its scope. */
export interface Checkout extends Disposable {
  readonly root: string;
  /** Where this checkout's firebase-tools stores its login. */
  readonly home: string;
}

const copied = [
  ".firebaserc",
  "firestore.rules",
  "firestore.indexes.json",
  "functions/dist",
  "functions/package.json",
  "functions/package-lock.json",
  "functions/.env",
  "functions/fakes",
  "functions/scripts",
  "functions/src",
  "web/client/src",
  "web/pages.ts",
];

const asRecord = (value: unknown): UnknownRecord => (isRecord(value) ? value : {});

/** Already built, with one page, and logged in. */
export function aCheckout(): Checkout {
  const root = mkdtempSync(join(tmpdir(), "lectern-deploy-"));
  const home = join(root, "home");
  for (const path of copied) cpSync(join(repositoryDir, path), join(root, path), { recursive: true });
  symlinkSync(join(functionsDir, "node_modules"), join(root, "functions/node_modules"));
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public/index.html"), "<!doctype html><title>A page</title>");
  const { functions, hosting, ...config } = readFirebaseConfig();
  writeFileSync(
    join(root, "firebase.json"),
    JSON.stringify({ ...config, functions: { ...functions, predeploy: [] }, hosting: { ...asRecord(hosting), predeploy: [] } }),
  );
  mkdirSync(join(home, "configstore"), { recursive: true });
  const login = {
    user: { email: "operator@example.com" },
    tokens: { access_token: "token", refresh_token: "refresh", expires_at: 4_102_444_800_000, scopes: [] },
  };
  writeFileSync(join(home, "configstore/firebase-tools.json"), JSON.stringify(login));
  return {
    root,
    home,
    [Symbol.dispose]: () => {
      rmSync(root, { recursive: true });
    },
  };
}
