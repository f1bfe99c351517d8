import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";
import * as z from "zod";

/** A program that firebase-tools does not include, but downloads when first needed. */
interface Download {
  readonly url: string;
  /** Where firebase-tools stores it. */
  readonly path: string;
}

const Entry = z.object({ remoteUrl: z.string(), downloadPathRelativeToCacheDir: z.string() });

const Table = z.object({ firestore: Entry, ui: z.object({ main: Entry }) });

export function readDownloads(environment: NodeJS.ProcessEnv): { readonly firestore: Download; readonly ui: Download } {
  const table = createRequire(import.meta.url).resolve("firebase-tools/lib/emulator/downloadableEmulatorInfo.json");
  const { firestore, ui } = Table.parse(JSON.parse(readFileSync(table, "utf8")));
  const folder = environment["FIREBASE_EMULATORS_PATH"] ?? join(homedir(), ".cache", "firebase", "emulators");
  const toDownload = ({ remoteUrl: url, downloadPathRelativeToCacheDir: file }: z.infer<typeof Entry>): Download => ({
    url,
    path: join(folder, file),
  });
  return { firestore: toDownload(firestore), ui: toDownload(ui.main) };
}

export const isDownloaded = ({ path }: Download): boolean => existsSync(path);

export async function isReachable({ url }: Download): Promise<boolean> {
  try {
    return (await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(patienceMs) })).ok;
  } catch {
    return false; // Whatever the reason, firebase-tools could not download it either.
  }
}

const patienceMs = 10_000;
