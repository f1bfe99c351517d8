import { strToU8, zipSync } from "fflate";

/** A jar with only a manifest, which starts a class of another jar that names no main class. */
export const launcherJar = ({ mainClass, classPath }: { readonly mainClass: string; readonly classPath: URL }): Buffer => {
  const manifest = toManifest({ "Manifest-Version": "1.0", "Main-Class": mainClass, "Class-Path": classPath.href });
  return Buffer.from(zipSync({ "META-INF/MANIFEST.MF": strToU8(manifest) }, { level: 0, mtime: alwaysTheSame }));
};

/** The earliest date of the zip format, so that equal content always has equal bytes. */
const alwaysTheSame = new Date(1980, 0, 1);

const toManifest = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${fold(`${name}: ${value}`)}\r\n`)
    .join("");

/** A line of a manifest has at most 72 bytes; a line that begins with a space continues it (JAR File Specification). URLs are ASCII. */
const fold = (line: string): string => [line.slice(0, 72), ...(line.slice(72).match(/.{1,71}/g) ?? [])].join("\r\n ");
