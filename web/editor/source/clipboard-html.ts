/** HTML from code editors has colours but no formatting. Word names a second weight for right-to-left text: `mso-bidi-font-weight`. */
export const hasForm = (html: string): boolean =>
  /<(?:h[1-6]|strong|em|i|s|del|ins|strike|a\s[^<>]*href|ul|ol|li|table|blockquote|pre|img)\b|<b\b(?![^<>]*[^-]font-weight:\s*normal)|[^-]font-weight:\s*(?:bold|[6-9]00)|[^-]font-style:\s*italic|mso-list|MsoHeading/i.test(
    html,
  );

/** Without style sheets and scripts: even where nothing runs, the page's policy would report them. One that never ends goes to the end. */
export const withoutSheets = (html: string): string =>
  html
    .split(/<(?=(?:style|script)\b)/i)
    .map((part, at) => (at === 0 ? part : part.slice(endOf(part))))
    .join("");

const endOf = (sheet: string): number => {
  const end = /<\/(?:style|script)\b[^<>]*>/i.exec(sheet);
  return end === null ? sheet.length : end.index + end[0].length;
};

/** What is converted within a moment. Browsers and Turndown go over a text once for each level, and Turndown over a row once for each cell. */
const most = {
  /** 1 Mi: as many as a page may have. */
  characters: 1_048_576,
  /** 60: what is copied from web pages has up to 30. */
  levels: 60,
  /** 200 in a row. */
  cells: 200,
} as const;

/** Elements without an end, and those that the next one of their kind ends. */
const endless = new Set("area base br col embed hr img input link meta param source track wbr p li dt dd option tr td th".split(" "));

/** Whether the conversion would stop the page. The words are then pasted as they are. What browsers put on the clipboard has all its end tags. */
export const isTooMuch = (html: string): boolean => {
  if (html.length > most.characters) return true;
  let [levels, cells] = [0, 0];
  for (const [, end, tag = ""] of html.matchAll(/<(\/?)([a-z]+[1-6]?)/gi)) {
    const name = tag.toLowerCase();
    if (name === "tr") cells = 0;
    else if (end === "" && /^t[dh]$/.test(name)) cells += 1;
    if (!endless.has(name)) levels = Math.max(0, levels + (end === "" ? 1 : -1));
    if (levels > most.levels || cells > most.cells) return true;
  }
  return false;
};
