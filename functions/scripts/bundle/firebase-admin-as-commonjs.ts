import type { Plugin } from "esbuild";
import { requireVersion } from "./require-version.ts";

/**
 * Takes firebase-admin's CommonJS files, also for `import`. Its ES modules are wrappers that read every export at once,
 * and one of them, `GrpcStatus`, is a getter that loads all of gRPC.
 */
export const firebaseAdminAsCommonJs: Plugin = {
  name: "firebase-admin-as-commonjs",
  setup(build) {
    requireVersion("firebase-admin-as-commonjs", { package: "firebase-admin", version: "13.10.0" });
    build.onResolve({ filter: /^firebase-admin\// }, async ({ path, kind, importer, resolveDir }) =>
      kind === "import-statement" ? build.resolve(path, { kind: "require-call", importer, resolveDir }) : undefined,
    );
  },
};
