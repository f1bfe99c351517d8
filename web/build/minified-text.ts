import { readFile } from "node:fs/promises";
import { type Plugin, transform } from "esbuild";

/** Style sheets that scripts import as text come without comments and white space. */
export const minifiedText: Plugin = {
  name: "minified-text",
  setup: (build) => {
    build.onLoad({ filter: /\.css$/ }, async ({ path, with: attributes }) => {
      if (attributes["type"] !== "text") return undefined;
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true });
      return { contents: code, loader: "text" };
    });
  },
};
