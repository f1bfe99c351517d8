import { join } from "node:path";
import type { Plugin } from "esbuild";
import { nodeModules, requireVersion } from "./require-version.ts";

const googleGax = join(nodeModules, "google-gax");

/**
 * Gives firebase-admin the google-auth-library that Firestore's client brings, version 9 instead of 10.
 *
 * Otherwise a first request loads both. firebase-admin asks it for access tokens only, through calls that are the same in
 * both: it worked with version 9 until 13.5. The other way round is not possible: in 10, headers became a class.
 */
export const oneGoogleAuth: Plugin = {
  name: "one-google-auth",
  setup(build) {
    requireVersion("one-google-auth", { package: "firebase-admin", version: "13.10.0" });
    build.onResolve({ filter: /^google-auth-library$/ }, async ({ path, kind, importer }) =>
      /[\\/]node_modules[\\/]firebase-admin[\\/]/.test(importer) ? build.resolve(path, { kind, resolveDir: googleGax }) : undefined,
    );
  },
};
