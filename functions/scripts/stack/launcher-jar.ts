import { crc32 } from "node:zlib";

/** A jar that holds nothing but a manifest. It starts a class of another jar, which does not say itself what to start. */
export const launcherJar = ({ mainClass, classPath }: { readonly mainClass: string; readonly classPath: URL }): Buffer =>
  zipOfOneFile("META-INF/MANIFEST.MF", toManifest({ "Manifest-Version": "1.0", "Main-Class": mainClass, "Class-Path": classPath.href }));

const toManifest = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${fold(`${name}: ${value}`)}\r\n`)
    .join("");

/** A line of a manifest has at most 72 bytes; a line that begins with a space continues it (JAR File Specification). URLs are ASCII. */
const fold = (line: string): string => [line.slice(0, 72), ...(line.slice(72).match(/.{1,71}/g) ?? [])].join("\r\n ");

/** The file behind its header, its entry in the directory, the end of the directory (PKWARE's APPNOTE, 4.3). */
function zipOfOneFile(path: string, text: string): Buffer {
  const name = Buffer.from(path);
  const content = Buffer.from(text);
  const about = [
    zipVersion,
    short(0), // no flags
    stored,
    midnight,
    firstDay,
    long(crc32(content)),
    long(content.length),
    long(content.length),
    short(name.length),
    short(0), // no extra field
  ];
  const file = Buffer.concat([long(0x04034b50), ...about, name, content]);
  const noCommentOnDiskZero = [short(0), short(0)];
  const noAttributesAtOffsetZero = [short(0), long(0), long(0)];
  const entry = Buffer.concat([long(0x02014b50), zipVersion, ...about, ...noCommentOnDiskZero, ...noAttributesAtOffsetZero, name]);
  const end = Buffer.concat([long(0x06054b50), short(0), short(0), short(1), short(1), long(entry.length), long(file.length), short(0)]);
  return Buffer.concat([file, entry, end]);
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

const zipVersion = short(10);
const stored = short(0);
const midnight = short(0);
/** 1 January 1980: the year counts from there, in steps of 512, a month has 32 days. */
const firstDay = short(33);
