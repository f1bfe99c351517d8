import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFirebaseConfig } from "../../local/stack/firebase-config.ts";
import { functionsDir, repositoryDir } from "../../local/stack/paths.ts";
import { asRecord } from "../../src/lib/platform/firestore/decode.ts";

/** A folder with the parameters of deployments. */
export interface ParameterFolder extends Disposable {
  readonly root: string;
}

/** With the parameters of the repository, and nothing else. */
export function aParameterFolder(): ParameterFolder {
  const root = mkdtempSync(join(tmpdir(), "lectern-parameters-"));
  copy(root, ["functions/.env"]);
  return {
    root,
    [Symbol.dispose]: () => {
      rmSync(root, { recursive: true });
    },
  };
}

/** A deployable copy of the repository, as new. At the end of its scope it is put away for the next one. */
export interface Checkout extends ParameterFolder {
  /** Where this checkout's firebase-tools stores its login. */
  readonly home: string;
}

/** What no deployment changes. It is copied once, and then compiled once, because its path stays the same. */
const code = ["dist", "local", "scripts", "src"];

const files = ["firestore.rules", "firestore.indexes.json", "functions/package.json", "functions/package-lock.json", "functions/.env"];

const free: string[] = [];

// A root hook, because mocha loads this module while it collects the tests.
after(() => {
  for (const root of free) rmSync(root, { recursive: true });
});

const copy = (root: string, paths: readonly string[]): void => {
  for (const path of paths) cpSync(join(repositoryDir, path), join(root, path), { recursive: true });
};

const aFolder = (): string => {
  const root = mkdtempSync(join(tmpdir(), "lectern-deploy-"));
  copy(
    root,
    code.map((name) => `functions/${name}`),
  );
  symlinkSync(join(functionsDir, "node_modules"), join(root, "functions/node_modules"));
  return root;
};

const removeAllBut = (folder: string, kept: readonly string[]): void => {
  for (const name of readdirSync(folder)) if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true });
};

/** Already built, with one page, and logged in. */
export function aCheckout(): Checkout {
  const root = free.pop() ?? aFolder();
  const home = join(root, "home");
  copy(root, files);
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
      removeAllBut(root, ["functions"]);
      removeAllBut(join(root, "functions"), [...code, "node_modules"]);
      free.push(root);
    },
  };
}
