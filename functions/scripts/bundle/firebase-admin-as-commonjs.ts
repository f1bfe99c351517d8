import type { Plugin } from "esbuild";

/**
 * Takes firebase-admin's CommonJS files, also for `import`. Its ES modules are wrappers that read every export at once,
 * and one of them, `GrpcStatus`, is a getter that loads all of gRPC.
 */
export const firebaseAdminAsCommonJs: Plugin = {
  name: "firebase-admin-as-commonjs",
  setup(build) {
    build.onResolve({ filter: /^firebase-admin\// }, async ({ path, kind, importer, resolveDir }) =>
      kind === "import-statement" ? build.resolve(path, { kind: "require-call", importer, resolveDir }) : undefined,
    );
  },
};
