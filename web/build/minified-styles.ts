import { readFile } from "node:fs/promises";
import { type Plugin, transform } from "esbuild";

const minify = async (css: string): Promise<string> => (await transform(css, { loader: "css", minify: true })).code.trim();

/** `css` templates without placeholders. */
const template = /\bcss`([^`$]*)`/g;

/** Removes comments and white space from styles (imported sheets, and the templates of elements), and indentation from markup. */
export const minifiedStyles: Plugin = {
  name: "minified-styles",
  setup: (build) => {
    build.onLoad({ filter: /\.css$/ }, async ({ path, with: attributes }) =>
      attributes["type"] === "text" ? { contents: await minify(await readFile(path, "utf8")), loader: "text" } : undefined,
    );
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.includes("node_modules")) return undefined;
      const source = await readFile(path, "utf8");
      const minified = await Promise.all([...source.matchAll(template)].map(async ([, css = ""]) => minify(css)));
      // A backslash in a template literal is JavaScript's.
      const contents = source.replace(template, () => `css\`${minified.shift()?.replaceAll("\\", "\\\\") ?? ""}\``);
      // Markup is indented for people. Joining lines without the indentation means the same.
      return { contents: contents.replace(/\n +/g, "\n"), loader: "ts" };
    });
  },
};
