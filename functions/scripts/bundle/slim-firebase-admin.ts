import { join } from "node:path";
import type { Plugin } from "esbuild";
import { refuse, replaceModules } from "./replace-modules.ts";
import { nodeModules, requireVersion } from "./require-version.ts";

const firebaseAdmin = { package: "firebase-admin", version: "13.10.0" } as const;

/**
 * Uses firebase-admin's CommonJS files, even for `import`. Its ES modules are wrappers that read every export at once, and one of them,
 * `GrpcStatus`, is a getter that loads all of gRPC.
 */
const firebaseAdminAsCommonJs: Plugin = {
  name: "firebase-admin-as-commonjs",
  setup(build) {
    requireVersion("firebase-admin-as-commonjs", firebaseAdmin);
    build.onResolve({ filter: /^firebase-admin\// }, async ({ path, kind, importer, resolveDir }) =>
      kind === "import-statement" ? build.resolve(path, { kind: "require-call", importer, resolveDir }) : undefined,
    );
  },
};

/** Loads Node's HTTP/2 when firebase-admin first uses it, which only its messaging does. */
const lateHttp2: Plugin = {
  name: "late-http2",
  setup(build) {
    requireVersion("late-http2", firebaseAdmin);
    build.onResolve({ filter: /^http2$/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]firebase-admin[\\/]/.test(importer) ? { path, namespace: "late" } : undefined,
    );

    build.onLoad({ filter: /^http2$/, namespace: "late" }, () => ({
      contents: `exports.connect = (...args) => require("node:http2").connect(...args);`,
    }));
  },
};

const googleGax = join(nodeModules, "google-gax");

/**
 * Makes firebase-admin use the google-auth-library of Firestore's client, version 9 instead of 10.
 *
 * Otherwise a first request loads both. firebase-admin only requests access tokens from it, through calls that are identical in both
 * versions: until 13.5 it used version 9. The reverse is not possible: in version 10, headers became a class.
 */
const oneGoogleAuth: Plugin = {
  name: "one-google-auth",
  setup(build) {
    requireVersion("one-google-auth", firebaseAdmin);
    build.onResolve({ filter: /^google-auth-library$/ }, async ({ path, kind, importer }) =>
      /[\\/]node_modules[\\/]firebase-admin[\\/]/.test(importer) ? build.resolve(path, { kind, resolveDir: googleGax }) : undefined,
    );
  },
};

/** Omits from firebase-admin what neither verifying ID tokens nor opening Firestore runs. */
const withoutUnused = replaceModules("firebase-admin-without-unused", [
  {
    package: "jwks-rsa",
    version: "3.2.2",
    // Keys for App Check tokens. ID tokens are verified with certificates.
    files: { "src/index.js": `module.exports = () => { ${refuse("jwks-rsa")} };` },
  },
]);

/** Plugins that make firebase-admin start faster. */
export const slimFirebaseAdmin: readonly Plugin[] = [firebaseAdminAsCommonJs, withoutUnused, oneGoogleAuth, lateHttp2];
