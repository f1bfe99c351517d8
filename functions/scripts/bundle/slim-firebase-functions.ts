import type { Plugin } from "esbuild";
import { requireVersion } from "./require-version.ts";
import { refuse } from "./replace-modules.ts";

/**
 * Omits firebase-admin from firebase-functions.
 *
 * firebase-functions loads firebase-admin's auth and app-check, a third of an empty function's start, for `onCall` and task queues.
 * Lectern's functions are `onRequest`, which needs neither. Endpoints' own imports are not affected.
 */
export const slimFirebaseFunctions: Plugin = {
  name: "slim-firebase-functions",
  setup(build) {
    requireVersion("slim-firebase-functions", { package: "firebase-functions", version: "7.4.0" });
    build.onResolve({ filter: /^firebase-admin\/(app|auth|app-check)$/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]firebase-functions[\\/]/.test(importer) ? { path, namespace: "left-out" } : undefined,
    );

    build.onLoad({ filter: /.*/, namespace: "left-out" }, ({ path }) => ({
      contents: `exports.getApp = exports.initializeApp = exports.getAuth = exports.getAppCheck = () => {
        ${refuse(`${path} for firebase-functions`)}
      };`,
    }));
  },
};
