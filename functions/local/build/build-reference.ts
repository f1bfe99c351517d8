import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { noticesFile, noticesOf } from "../../../web/build/third-party-notices.ts";
import { contractFile } from "../../contract/contract-file.ts";

const renderer = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

const target = join(import.meta.dirname, "../../../public/reference");

const sources = [join(renderer, "swagger-ui.css"), join(renderer, "swagger-ui-bundle.js"), contractFile];

/** The page itself is in the repository; the files beside it are not. */
export async function buildReference(): Promise<void> {
  await Promise.all(sources.map(async (source) => copyFile(source, join(target, basename(source)))));
  // The licences of its bundled packages are in a separate file.
  const bundled = await readFile(join(renderer, "swagger-ui-bundle.js.LICENSE.txt"), "utf8");
  await writeFile(join(target, noticesFile), `${noticesOf([renderer])}\n${bundled}`);
}
