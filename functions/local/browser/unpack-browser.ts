import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { cacheDir, functionsDir } from "../stack/paths.ts";

export interface PackedBrowser {
  readonly path: string;
  /** Environment variables that it needs in addition. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Unpacks the Chromium from the package once: into a temporary folder, which is then renamed. The package itself unpacks in place and takes
 * a partial file for a complete one, so it never recovers from an interrupted run.
 */
export async function unpackBrowser(): Promise<PackedBrowser> {
  const folder = join(cacheDir, "chromium");
  if (!existsSync(folder)) {
    const aside = join(cacheDir, `chromium-${process.pid}`);
    await mkdir(aside, { recursive: true });
    console.error("Unpacking Chromium.");
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", unpack], {
      cwd: functionsDir,
      env: { ...process.env, TMPDIR: aside },
    });
    await rename(aside, folder).catch(async () => rm(aside, { recursive: true })); // another process was first
  }
  // NSS and similar libraries, which a system without a desktop may lack.
  return { path: join(folder, "chromium"), environment: { LD_LIBRARY_PATH: join(folder, "al2023/lib") } };
}

const unpack = `
import chromium, { inflate } from "@sparticuz/chromium";
import { join } from "node:path";
await chromium.executablePath();
await inflate(join("node_modules/@sparticuz/chromium/bin/al2023.tar.br"));
`;
