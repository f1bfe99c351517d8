import type { Plugin } from "esbuild";
import { requireVersion } from "./require-version.ts";

/** Loads Node's HTTP/2 when firebase-admin first connects with it, which only its messaging does. */
export const lateHttp2: Plugin = {
  name: "late-http2",
  setup(build) {
    requireVersion("late-http2", { package: "firebase-admin", version: "13.10.0" });
    build.onResolve({ filter: /^http2$/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]firebase-admin[\\/]/.test(importer) ? { path, namespace: "late" } : undefined,
    );

    build.onLoad({ filter: /^http2$/, namespace: "late" }, () => ({
      contents: `exports.connect = (...args) => require("node:http2").connect(...args);`,
    }));
  },
};
