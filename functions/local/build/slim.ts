import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import * as z from "zod/mini";
import { leftOut } from "./left-out.ts";

/** Bundles the sources of `leftOut` instead of the files of packages. */
export const withoutUnused: Plugin = {
  name: "without-unused",
  setup(build) {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.js$/ }, ({ path }) => {
      const [inPackages = ""] = path.replaceAll("\\", "/").split("/node_modules/").slice(-1);
      const contents = leftOut[inPackages];
      return contents === undefined ? undefined : { contents, resolveDir: dirname(path) };
    });
  },
};

/**
 * Omits firebase-admin from firebase-functions, which loads its auth and app-check for `onCall` and task queues: a third of an empty
 * function's start. Lectern's functions are `onRequest`, which needs neither. Endpoints' own imports are not affected.
 */
export const withoutAdmin: Plugin = {
  name: "without-admin",
  setup(build) {
    build.onResolve({ filter: /^firebase-admin\/(app|auth|app-check)$/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]firebase-functions[\\/]/.test(importer) ? { path, namespace: "left-out" } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: "left-out" }, ({ path }) => ({
      contents: `exports.getApp = exports.initializeApp = exports.getAuth = exports.getAppCheck = () => {
        throw new Error("${path} for firebase-functions is left out of the bundle (local/build)");
      };`,
    }));
  },
};

const googleGax = join(import.meta.dirname, "../../node_modules/google-gax");

/**
 * Makes firebase-admin use the google-auth-library of Firestore's client, version 9 instead of 10: otherwise a first request loads both.
 * firebase-admin only requests access tokens from it, through calls that are identical in both versions.
 */
export const oneGoogleAuth: Plugin = {
  name: "one-google-auth",
  setup(build) {
    build.onResolve({ filter: /^google-auth-library$/ }, async ({ path, kind, importer }) =>
      /[\\/]node_modules[\\/]firebase-admin[\\/]/.test(importer) ? build.resolve(path, { kind, resolveDir: googleGax }) : undefined,
    );
  },
};

const Package = z.looseObject({ nested: z.record(z.string(), z.unknown()) });
const Format = z.looseObject({
  nested: z.looseObject({
    google: z.looseObject({ nested: z.looseObject({ api: z.optional(z.unknown()), protobuf: Package }) }),
  }),
});

/** Code generators describe messages with these. */
const ofDescriptions = /Descriptor|Option|Feature|CodeInfo|Edition/;

/**
 * Omits from the description of Firestore's wire format the parts that describe descriptions: at its first request, the client builds an
 * object for every message in it, and no message to or from Firestore contains these.
 */
export const slimWireFormat: Plugin = {
  name: "slim-wire-format",
  setup(build) {
    build.onLoad({ filter: /[\\/]@google-cloud[\\/]firestore[\\/]build[\\/]protos[\\/]v1\.json$/ }, async ({ path }) => {
      const format = Format.parse(JSON.parse(await readFile(path, "utf8")));
      const { google } = format.nested;
      delete google.nested.api;
      const { protobuf } = google.nested;
      protobuf.nested = Object.fromEntries(Object.entries(protobuf.nested).filter(([name]) => !ofDescriptions.test(name)));
      // V8 parses a JSON string several times faster than the same object literal.
      return { contents: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(format))});` };
    });
  },
};
