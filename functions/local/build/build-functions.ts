import { globSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build as bundle, type BuildOptions, type Metafile, type OutputFile, transform, type TransformOptions } from "esbuild";
import { noticesFile, noticesOf, packagesIn } from "../../../web/build/third-party-notices.ts";
import { oneGoogleAuth, slimWireFormat, withoutAdmin, withoutUnused } from "./slim.ts";

const functionsDir = join(import.meta.dirname, "../..");
const outputDir = join(functionsDir, "dist");

const shared = {
  platform: "node",
  target: "node24",
  minifyWhitespace: true,
  minifySyntax: true,
  // Names are kept: Firestore recognises its own values by their class names.
  minifyIdentifiers: false,
  legalComments: "none",
  logLevel: "warning",
} as const satisfies BuildOptions & TransformOptions;

/** Node omits deprecation warnings only for code inside node_modules, where the bundle is not. */
const firstStatement = "process.noDeprecation=true;";

/** Builds into another folder, which then replaces the last build, so that a failed build leaves that intact. */
export async function buildFunctions(commit: string): Promise<void> {
  const newDir = join(functionsDir, ".cache", `build-${process.pid}`);
  try {
    const [, endpoints] = await Promise.all([buildTable(newDir), buildEndpoints(newDir, commit)]);
    await writeFile(join(newDir, noticesFile), noticesOf(packagesIn(endpoints, functionsDir)));
    await rm(outputDir, { recursive: true, force: true });
    await rename(newDir, outputDir);
  } finally {
    await rm(newDir, { recursive: true, force: true });
  }
}

async function buildTable(toDir: string): Promise<void> {
  await bundle({
    ...shared,
    absWorkingDir: functionsDir,
    entryPoints: ["src/index.ts"],
    outfile: join(toDir, "index.cjs"),
    format: "cjs",
    banner: { js: firstStatement },
  });
}

async function buildEndpoints(toDir: string, commit: string): Promise<Metafile> {
  const { metafile, outputFiles } = await bundle({
    ...shared,
    absWorkingDir: functionsDir,
    entryPoints: globSync("src/{endpoints,schedules}/*.ts", { cwd: functionsDir }).map((path) => ({
      in: path,
      out: basename(path, ".ts"),
    })),
    outdir: join(toDir, "endpoints"),
    outExtension: { ".js": ".cjs" },
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    format: "esm",
    splitting: true,
    write: false,
    metafile: true,
    define: { "process.env.LECTERN_COMMIT": JSON.stringify(commit) },
    plugins: [withoutAdmin, withoutUnused, oneGoogleAuth, slimWireFormat],
    // node-fetch uses its URL class only if Node has none. 290 KB of it are tables of international domain names.
    // `web/markdown` brings markdown-it from the pages' packages: the names of HTML's entities are needed once.
    alias: { "whatwg-url": "node:url", entities: "entities" },
  });
  await Promise.all(outputFiles.map(writeAsCommonJs));
  return metafile;
}

/**
 * esbuild shares chunks only among ES modules, but those start more slowly: an `import` of `node:http` reads all that it exports, and its
 * `WebSocket` loads undici.
 */
async function writeAsCommonJs({ path, text }: OutputFile): Promise<void> {
  const { code } = await transform(text, { ...shared, logLevel: "error", format: "cjs", supported: { "dynamic-import": false } });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
}
