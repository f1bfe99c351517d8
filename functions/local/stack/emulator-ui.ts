import { isDownloaded, isReachable, readDownloads } from "./downloads.ts";
import { SetupError } from "./setup-error.ts";

/** @throws SetupError when the Emulator UI is neither downloaded nor available for download */
export async function requireEmulatorUi(environment: NodeJS.ProcessEnv): Promise<void> {
  const { ui } = readDownloads(environment);
  if (isDownloaded(ui) || (await isReachable(ui))) return;
  throw new SetupError(
    "The Emulator UI is not on this machine, and its download cannot be reached. Start without LECTERN_UI=1; everything else works without it.",
  );
}
