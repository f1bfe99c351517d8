import { cleanText } from "../../platform/core/text.ts";

/** `**a**`; `*a*` and `_a_` only around whole words, so that `120*60*75` and `__init__` stay. 300 characters at most are looked through for the second. */
const pairs =
  /(\*\*|~~)(?=[^\s*~])([^*~]{1,300})(?<=\S)\1|(?<![*_\p{L}\p{N}])([*_`])(?=[^\s*_`])([^*_`]{1,300})(?<=\S)\3(?![*_\p{L}\p{N}])/gu;

const link = /!?\[([^[\]]{1,300})\]\([^()\s]{0,2000}\)/g;

/** A title, a summary, a name: plain text on one line, with all the signs that were typed, save Markdown's around words. */
export const typedLine = (text: string): string =>
  cleanText(
    text
      .slice(0, 8_192)
      .toWellFormed()
      .replaceAll(link, "$1")
      .replaceAll(pairs, (_, _double, strong?: string, _single?: string, words?: string) => strong ?? words ?? ""),
  );
