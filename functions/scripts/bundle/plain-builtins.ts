import { isBuiltin } from "node:module";
import type { Plugin } from "esbuild";

/**
 * Takes Node's own modules as `require` gives them, also for `import`.
 *
 * For an ES module, Node reads every export of a built-in module at once. `node:http` has `WebSocket` among them, a getter that
 * loads all of undici: a tenth of an instance's start (Node 24.21, `lazyUndici` in `lib/http.js`).
 */
export const plainBuiltins: Plugin = {
  name: "plain-builtins",
  setup(build) {
    build.onResolve({ filter: /^(?:node:)?[a-z_]+(?:\/[a-z]+)?$/ }, ({ path, kind }) =>
      kind === "import-statement" && isBuiltin(path) ? { path, namespace: "builtin" } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};
