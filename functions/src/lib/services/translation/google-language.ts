/** Google's own codes where they differ from BCP 47: https://cloud.google.com/translate/docs/languages (2026-11) */
const codes: ReadonlyMap<string, string> = new Map([
  ["he", "iw"],
  ["fil", "tl"],
  ["nb", "no"],
  ["nn", "no"],
  ["kok", "gom"],
  ["mni", "mni-Mtei"],
  ["zh", "zh-CN"],
  ["zh-Hans", "zh-CN"],
  ["zh-Hant", "zh-TW"],
]);

export const toGoogleLanguage = (language: string): string => codes.get(language) ?? language;
