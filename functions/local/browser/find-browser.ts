import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { SetupError } from "../stack/setup-error.ts";
import { type PackedBrowser, unpackBrowser } from "./unpack-browser.ts";

type FoundBrowser = PackedBrowser;

const usualNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/**
 * The Chromium for the pages: the one that CHROMIUM_PATH names, an installed one, or the one from the npm packages.
 *
 * @throws SetupError when there is none
 */
export async function findBrowser(environment: NodeJS.ProcessEnv): Promise<FoundBrowser> {
  const named = environment["CHROMIUM_PATH"] ?? "";
  if (named !== "" && !existsSync(named)) throw new SetupError(`CHROMIUM_PATH is "${named}", where there is no file.`);
  const installed = named === "" ? findInstalled(environment) : named;
  if (installed !== undefined) return { path: installed, environment: {} };
  const packed = await unpackBrowser();
  if (runs(packed)) return packed;
  throw new SetupError(
    "There is no Chromium that runs here. The packages bring one for Linux on x64. Else install Chromium or Chrome, or name one in CHROMIUM_PATH.",
  );
}

const findInstalled = ({ PATH = "" }: NodeJS.ProcessEnv): string | undefined =>
  PATH.split(delimiter)
    .flatMap((folder) => usualNames.map((name) => join(folder, name)))
    .find((path) => existsSync(path) && runs({ path, environment: {} }));

/** Ubuntu's `chromium-browser` may be only a stub that refers to a snap. */
const runs = ({ path, environment }: FoundBrowser): boolean =>
  spawnSync(path, ["--no-sandbox", "--version"], { env: { ...process.env, ...environment } }).status === 0;
