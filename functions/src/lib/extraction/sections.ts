import type { TextLine } from "./page-facts.ts";
import { isAbout, type Topic } from "./topic-words.ts";

const levelOf = ({ tag }: TextLine): number => (/^h[1-6]$/.test(tag) ? Number(tag.slice(1)) : 0);

/** Shorter than a sentence: the name of a thing. */
const longestName = 80;

/** A list has at least two entries. */
const shortestList = 2;

/**
 * The entries of the section under a heading about the topic: its smaller headings, or else its list. It ends with the next heading
 * of the same size.
 */
export const entriesAbout = (lines: readonly TextLine[], topic: Topic): readonly string[] => {
  for (const [at, line] of lines.entries()) {
    const level = levelOf(line);
    if (level === 0 || line.aside || !isAbout(line.text, topic)) continue;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((later) => later.aside || (levelOf(later) > 0 && levelOf(later) <= level));
    const section = end < 0 ? rest : rest.slice(0, end);
    const headings = section.filter((inner) => levelOf(inner) > level);
    const items = section.filter(({ tag }) => tag === "li");
    const entries = (headings.length >= shortestList ? headings : items)
      .map(({ text }) => text)
      .filter(({ length }) => length <= longestName);
    if (entries.length >= shortestList) return entries;
  }
  return [];
};
