import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve, posix } from "node:path";
import { build, type Metafile, type OutputFile } from "esbuild";
import { scriptOf, type Site } from "../pages.ts";
import { afterScript, sourceOf } from "./after-script.ts";
import { briefer } from "./briefer.ts";
import { browserBuild, publicDir, webDir } from "./options.ts";
import { buildClassic } from "./build-classic.ts";
import { importedAtOnce, outputOf } from "./outputs.ts";
import { noticesFile, noticesOf, packagesIn } from "./third-party-notices.ts";
import { withoutIdleImports } from "./without-idle-imports.ts";
import { withSiteKey } from "./with-site-key.ts";

export interface BuiltSite {
  /** Of its page. */
  readonly script: string | undefined;
  readonly metafile: Metafile;
  /** Files by their name in the metafile. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface SiteOptions {
  /** The reCAPTCHA key of the deployment's web app. Empty: its pages have no App Check. */
  readonly siteKey?: string;
  readonly output?: string;
}

/** Builds one folder of `public/` next to the old one, then swaps them: a failed build leaves the old one in place. */
export const buildSite = async (site: Site, { siteKey = "", output = publicDir }: SiteOptions = {}): Promise<BuiltSite> => {
  const target = join(output, site.folder);
  const script = scriptOf(site);
  const { metafile: modules, outputFiles: built } = await build({
    ...browserBuild,
    plugins: [...(script === undefined ? [] : [afterScript(script)]), ...browserBuild.plugins],
    entryPoints: site.entries,
    outdir: target,
    entryNames: "assets/[name]-[hash]",
    chunkNames: "assets/[name]-[hash]",
    splitting: true,
    // Modules are UTF-8, whatever the page is.
    charset: "utf8",
    legalComments: "none",
    write: false,
  });
  const needed = withoutIdleImports(built, modules, nameOf);
  const classic = await buildClassic(site.classic ?? {}, modules, target);
  const metafile = { ...modules, outputs: { ...modules.outputs, ...classic.outputs } };
  const outputFiles = [...(await briefer(needed)), ...classic.files];
  const pathOf = pathsOf(site, metafile, target);
  const aside = `${target}.new`;
  for (const file of outputFiles) write(join(aside, pathOf(file.path)), isAsset(pathOf(file.path)) ? file.contents : moved(file, metafile));
  if (site.page !== undefined) write(join(aside, "index.html"), withSiteKey(pageOf(site, metafile, pathOf), siteKey));
  write(join(aside, noticesFile), noticesOf(packagesIn(metafile, webDir)));
  rmSync(target, { recursive: true, force: true });
  renameSync(aside, target);
  return { script, metafile, files: new Map(outputFiles.map((file) => [nameOf(file), file.contents])) };
};

const isAsset = (path: string): boolean => path.startsWith("assets/");

/** An entry that moves out of the assets folder must still find its imports there. Names with a hash are unique. */
const moved = (file: OutputFile, metafile: Metafile): string =>
  (metafile.outputs[nameOf(file)]?.imports ?? []).reduce((code, { path }) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    return code.replaceAll(`./${name}`, `./assets/${name}`);
  }, file.text);

const nameOf = ({ path }: OutputFile): string => relative(webDir, path);

const write = (path: string, contents: Uint8Array | string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
};

type PathOf = (built: string) => string;

/** The path of a built file, relative to the folder. No built file imports an entry by name, so an entry may have a fixed one. */
const pathsOf = ({ entries, fixed = [] }: Site, metafile: Metafile, target: string): PathOf => {
  const renamed = new Map(
    fixed.map((name) => {
      const built = outputOf(metafile, entries[name] ?? "");
      return [resolve(webDir, built), `${name}${extname(built)}`];
    }),
  );
  return (built) => renamed.get(resolve(webDir, built)) ?? relative(target, resolve(webDir, built));
};

/** The page with the URLs of the built files, and hints for its script's imports: one round trip instead of several. */
const pageOf = ({ page = "", folder, entries }: Site, metafile: Metafile, pathOf: PathOf): string => {
  const addressOf = (built: string): string => `/${folder}/${pathOf(built)}`;
  const html = readFileSync(join(webDir, page), "utf8");
  const named = Object.values(entries).filter((source) => html.includes(nameInPage(page, source)));
  const scripts = named.filter((source) => source.endsWith(".ts"));
  const hints = importedAtOnce(metafile, scripts)
    .filter((path) => !scripts.includes(sourceOf(metafile.outputs[path] ?? {}) ?? ""))
    .map((path) => `    <link rel="modulepreload" href="${addressOf(path)}">\n`);
  const built = named
    .reduce((text, source) => text.replace(nameInPage(page, source), `"${addressOf(outputOf(metafile, source))}"`), html)
    .replace("  </head>", `${hints.join("")}  </head>`);
  const unbuilt = /(?:href|src)="\.[^"]*"/.exec(built);
  if (unbuilt !== null) throw new Error(`${page} has ${unbuilt[0]}, which is none of the entries of its site.`);
  return built;
};

/** A source's path in the page: relative to the page's folder, so that editors can follow it. */
const nameInPage = (page: string, source: string): string => {
  const path = posix.relative(posix.dirname(page), source);
  return `"${path.startsWith(".") ? path : `./${path}`}"`;
};
