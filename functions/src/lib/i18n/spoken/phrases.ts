/** Words around the name of a language, in the languages in which people ask for one. Normalised by `nameKey`. */
const fillers: ReadonlySet<string> = new Set(
  (
    "in into to the a speak speaking talk use using switch change set please language languages tongue lets let us i want would like my is only now can we you do it " +
    "auf bitte sprache die der sprechen wechseln zu en la le langue sil vous plait plaît parler por favor idioma lengua hablar hablemos el em lingua língua falar per favore parlare " +
    "het taal alsjeblieft graag op på pa tack takk tak språk språket sprog sproget prata snakk snak po proszę prosze język jezyk języku w v ve jazyk jazyce prosím jezik na u " +
    "kieli kieltä kielellä kiitos keel keeles palun valoda valodā lūdzu kalba prašau nyelv nyelven kérem limba limba română limbă vă rog gjuha dili dilinde dil lütfen olarak til tili tilida " +
    "на по язык языке пожалуйста говорить мова мовою мові будь ласка моля език језик тіл тілі στα στη γλώσσα παρακαλώ լեզու ენა ენაზე " +
    "שפה השפה בשפה שפת בבקשה לדבר زبان به لطفا اللغة باللغة لغة من فضلك تحدث भाषा में कृपया ভাষা ভাষায় tiếng tieng ngôn ngữ bahasa dalam tolong wika lugha ya kwa 语言 語言 请 請"
  ).split(" "),
);

/** Without the words around the name. Empty if there is nothing else. */
export const undress = (key: string): string => {
  const words = key.split(" ");
  const from = words.findIndex(isName);
  return from < 0 ? "" : words.slice(from, words.findLastIndex(isName) + 1).join(" ");
};

const isName = (word: string): boolean => !fillers.has(word);

/** Affixes that mean "in" or "language", with what replaces them in the name itself. */
const affixes: readonly (readonly [RegExp, string])[] = [
  [/^(?:ב|ל|ה)(?=\p{L}{3})/u, ""],
  [/^بال/u, "ال"],
  [/^(?:ภาษา|ພາສາ|ភាសា)/u, ""],
  [/^(?:请说|請說|请用|請用|说|說|讲|講|用)/u, ""],
  [/(?:で(?:お願い(?:します|いたします)?)?|에서|(?:으로|로)(?: ?(?:해 ?주세요|부탁(?:해요|드려요|합니다)))?|语言)$/u, ""],
  [/ски$/u, "ский"],
  [/ском$/u, "ский"],
  [/ською$/u, "ська"],
  [/sku$/u, "ski"],
  [/(?:ul|ül)$/u, ""],
];

/** The name without its affixes: `בעברית`, `по-русски`, `po angielsku`, `angolul`, `英語で`. */
export const bare = (key: string): readonly string[] =>
  affixes.filter(([affix]) => affix.test(key)).map(([affix, instead]) => key.replace(affix, instead));

/** Several languages at once: `English or Spanish`, `Deutsch/Français`. */
export const parts = (text: string): readonly string[] =>
  text
    .split(/[,،、;/|+&]|\s(?:and|or|und|oder|et|ou|y|o|e|og|och|eller|и|или|або|ו|או|أو|و|या|或|または)\s/iu)
    .filter((part) => part.trim() !== "");
