import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { webDir } from "./options.ts";

const source = "voice/element/voice-attributes.ts";
const document = join(webDir, "../docs/voice-element.md");

const [begin, end] = ["<!-- attributes: written by npm --prefix web run attributes -->\n", "<!-- end of attributes -->"];

/** What the source says of each attribute, by its name. */
export const describedAttributes = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(join(webDir, source), "utf8").matchAll(/^ \* @attr ([\w-]+) - (.*)$/gm)].map(([, name = "", text = ""]) => [
      name,
      text,
    ]),
  );

/** The document with the table as the source has it. @throws if it has no place for it */
export const withAttributes = (text: string): string => {
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error("docs/voice-element.md has no place for the attributes.");
  const rows = [...describedAttributes()].map(([name, said]) => `| \`${name}\` | ${said} |\n`);
  return `${text.slice(0, before)}${begin}\n| Attribute | |\n|---|---|\n${rows.join("")}\n${text.slice(after)}`;
};

export const readDocument = (): string => readFileSync(document, "utf8");

if (import.meta.main) writeFileSync(document, withAttributes(readDocument()));
