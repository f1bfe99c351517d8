import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

export const nodeModules = join(import.meta.dirname, "../../node_modules");

/** The version of a package against which the replacements were checked. */
export interface KnownPackage {
  readonly package: string;
  readonly version: string;
}

const Manifest = z.object({ version: z.string() });

/**
 * Fails the build for any other version: that may have moved or changed what a plugin omits, and the bundle could become slower or broken
 * without notice.
 *
 * @throws Error
 */
export function requireVersion(plugin: string, known: KnownPackage, folder: string = nodeModules): void {
  const { version } = Manifest.parse(JSON.parse(readFileSync(join(folder, known.package, "package.json"), "utf8")));
  if (version === known.version) return;
  throw new Error(
    `${plugin} was made for ${known.package} ${known.version}, and ${version} is installed. Compare what it changes (scripts/bundle), then name the new version there.`,
  );
}
