/** Length of a text in Unicode code points: an emoji of one code point counts once, whatever UTF-16 makes of it. */
export const countCharacters = (text: string): number => Array.from(text).length;
