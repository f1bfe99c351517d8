/** What the default agent understands besides English: words in Norwegian and Hebrew that visitors of a local stack try first. */

interface Phrase {
  readonly tool: string;
  readonly pattern: RegExp;
}

/** The groups `first`, `last` and `language` become arguments of `update_profile`. */
const phrases: readonly Phrase[] = [
  {
    tool: "transfer_to_manager",
    pattern:
      /\b(?:snakke med|sett meg over|ring) (?:en |et |noen|dere|sjefen|leder)|\bsett meg over\b|לדבר עם (?:מנהל|נציג|מישהו|אדם|בן אדם)|תעביר(?:ו|י)? אותי/iu,
  },
  { tool: "update_profile", pattern: /\b[Jj]eg heter (?<first>\p{Lu}[\p{L}'-]*)(?: (?<last>\p{Lu}[\p{L}'-]*))?/u },
  { tool: "update_profile", pattern: /\b[Nn]avnet mitt er (?<first>\p{Lu}[\p{L}'-]*)(?: (?<last>\p{Lu}[\p{L}'-]*))?/u },
  { tool: "update_profile", pattern: /(?:קוראים לי|שמי|השם שלי(?: הוא)?) (?<first>\p{L}[\p{L}'-]*)(?: (?<last>\p{L}[\p{L}'-]*))?/u },
  { tool: "update_profile", pattern: /\b(?:snakk|bytt til) (?<language>norsk|engelsk|hebraisk|tysk|fransk|spansk|arabisk)\b/iu },
  { tool: "update_profile", pattern: /(?:דבר(?:ו|י)?|תעבור|תעברו|תעברי) (?:ב|ל)(?<language>עברית|אנגלית|נורווגית|ערבית|רוסית)/u },
  { tool: "update_profile", pattern: /\b(?:profilen min|vis profil)|הפרופיל שלי|הפרטים שלי/iu },
  {
    tool: "ask",
    pattern:
      /^(?:når|hva|hvor|hvem|hvordan|hvilke|har|kan|koster|er) .*|.*\b(?:åpningstid|åpent|pris|koster)|.*(?:מתי|מה|איפה|כמה|איך|האם|שעות|מחיר|עולה|פתוח)/iu,
  },
];

/** Visitors' words for languages. The tool expects English names. */
const languages: Readonly<Record<string, string>> = {
  norsk: "Norwegian",
  engelsk: "English",
  hebraisk: "Hebrew",
  tysk: "German",
  fransk: "French",
  spansk: "Spanish",
  arabisk: "Arabic",
  עברית: "Hebrew",
  אנגלית: "English",
  נורווגית: "Norwegian",
  ערבית: "Arabic",
  רוסית: "Russian",
};

interface ToolCall {
  readonly name: string;
  readonly args: Readonly<Record<string, string>>;
}

/** The call that a Norwegian or Hebrew sentence asks for, if its tool is declared. */
export function findLocalCall(sentence: string, declared: readonly string[]): ToolCall | undefined {
  for (const { tool, pattern } of phrases) {
    const found = declared.includes(tool) ? pattern.exec(sentence) : null;
    if (found !== null) return { name: tool, args: tool === "ask" ? { question: sentence } : argumentsOf(found.groups ?? {}) };
  }
  return undefined;
}

const argumentsOf = ({ first, last, language }: Readonly<Record<string, string | undefined>>): ToolCall["args"] => ({
  ...(first !== undefined && { first_name: first }),
  ...(last !== undefined && { last_name: last }),
  ...(language !== undefined && { language: languages[language.toLowerCase()] ?? language }),
});
