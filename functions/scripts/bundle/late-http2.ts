import type { Plugin } from "esbuild";

/** Loads Node's HTTP/2 when firebase-admin first connects with it, which only its messaging does. */
export const lateHttp2: Plugin = {
  name: "late-http2",
  setup(build) {
    build.onResolve({ filter: /^http2$/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]firebase-admin[\\/]/.test(importer) ? { path, namespace: "late" } : undefined,
    );

    build.onLoad({ filter: /^http2$/, namespace: "late" }, () => ({
      contents: `exports.connect = (...args) => require("node:http2").connect(...args);`,
    }));
  },
};
