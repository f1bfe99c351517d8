import { mediaName, mediaPath, parseMediaFile } from "../../../src/lib/pages/media/media-file.ts";
import { isRecord, type UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";

/** How a page in the folder names a picture beside it, so that other programs show it. */
const inFolder = "../../media/";

const folderLink = new RegExp(`${RegExp.escape(inFolder)}(${mediaName})`, "g");

/** The addresses of a project's pictures, on any host or none, become paths in the folder. `found` gets their names. */
export const toFolderLinks = <Value>(value: Value, projectId: string, found: (name: string) => void): Value => {
  const path = mediaPath({ projectId, name: "" });
  const link = new RegExp(`(?:https?://[^\\s"'()<>\\\\[\\]/]+)?${RegExp.escape(path)}(${mediaName})`, "g");
  return mapTexts(value, (text) =>
    text.replaceAll(link, (whole, name: string) => {
      if (parseMediaFile(projectId, name) === undefined) return whole;
      found(name);
      return `${inFolder}${name}`;
    }),
  );
};

/** The inverse, for the pictures that the folder has. */
export const toSiteLinks = <Value>(value: Value, toAddress: (name: string) => string | undefined): Value =>
  mapTexts(value, (text) => text.replaceAll(folderLink, (whole, name: string) => toAddress(name) ?? whole));

/** JSON with every text changed, at any depth. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change));
  return isRecord(value) ? mapMembers(value, change) : value;
}

const mapMembers = (map: UnknownRecord, change: (text: string) => string): UnknownRecord =>
  Object.fromEntries(Object.entries(map).map(([key, member]) => [key, mapTexts(member, change)]));
