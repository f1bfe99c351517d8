/** How somebody begins to say or to correct something about themselves, by language: what the value comes after, separated by commas. */
interface Introduction {
  readonly no: string;
  readonly it: string;
  /** Titles before a name. */
  readonly titles: string;
}

const say = (no: string, it: string, titles: string): Introduction => ({ no, it, titles });

// prettier-ignore
const introductions: Readonly<Record<string, Introduction>> = {
  ar: say("لا", "اسمي, أنا, هو", "السيد, السيدة, الآنسة, الدكتور"),
  bg: say("не", "казвам се, аз съм, това е", "господин, госпожа, госпожица, г-н, г-жа"),
  cs: say("ne", "jmenuji se, jsem, je to", "pan, paní, slečna"),
  da: say("nej", "jeg hedder, jeg er, mit navn er, det er", "hr., hr, fru, frøken"),
  de: say("nein", "ich heiße, ich bin, mein name ist, das ist, es ist", "herr, frau, fräulein"),
  el: say("όχι", "με λένε, είμαι, είναι", "κύριος, κυρία, κ."),
  en: say("no", "my name is, my name's, i am, i'm, it is, it's, call me", "mr, mr., mrs, mrs., ms, ms., miss, mx, mx., mister, madam, sir"),
  es: say("no", "me llamo, mi nombre es, soy, es", "señor, señora, señorita, sr., sra., srta., don, doña"),
  et: say("ei", "minu nimi on, mina olen, see on", "härra, proua, preili"),
  fa: say("نه", "اسم من, من", "آقای, خانم"),
  fi: say("ei", "nimeni on, olen, se on", "herra, rouva, neiti"),
  fr: say("non", "je m'appelle, mon nom est, je suis, c'est", "monsieur, madame, mademoiselle, m., mme, mme., mlle"),
  he: say("לא", "קוראים לי, שמי, אני, זה", "מר, גברת, גב', גב׳"),
  hi: say("नहीं", "मेरा नाम, मैं", "श्री, श्रीमती, सुश्री"),
  hu: say("nem", "a nevem, ez", "úr, asszony"),
  id: say("bukan, tidak", "nama saya, saya", "bapak, ibu, pak, bu"),
  it: say("no", "mi chiamo, il mio nome è, sono, è", "signor, signora, signorina, sig., sig.ra"),
  lv: say("nē", "mani sauc, es esmu, tas ir", "kungs, kundze"),
  nb: say("nei", "jeg heter, jeg er, navnet mitt er, det er", "herr, fru, frøken"),
  nl: say("nee", "ik heet, ik ben, mijn naam is, het is", "meneer, mevrouw, dhr., mw., mevr."),
  pl: say("nie", "nazywam się, mam na imię, jestem, to", "pan, pani"),
  pt: say("não", "meu nome é, o meu nome é, chamo-me, me chamo, sou, é", "senhor, senhora, sr., sra., dona"),
  ro: say("nu", "mă numesc, mă cheamă, sunt, este", "domnul, doamna, domnișoara"),
  ru: say("нет", "меня зовут, моё имя, я, это", "господин, госпожа, г-н, г-жа"),
  sk: say("nie", "volám sa, som, je to", "pán, pani, slečna"),
  sv: say("nej", "jag heter, jag är, mitt namn är, det är", "herr, fru, fröken"),
  tr: say("hayır", "adım, ben", "bay, bayan"),
  uk: say("ні", "мене звати, моє ім'я, я, це", "пан, пані"),
  vi: say("không", "tôi tên là, tên tôi là, tôi là", "ông, bà, anh, chị"),
};

/** Titles that stand behind a name, with or without a blank. */
const titlesBehind = /\s?(?:さん|さま|様|씨|님|先生|女士|小姐|साहब|जी|Bey|Hanım|úr)$/u;

/** "No, it is Anna" is Anna. "No" alone may be a name. */
export const withoutIntroduction = (text: string, language: string): string => {
  const { no, it } = find(language);
  const pattern = new RegExp(`^(?:(?:${anyOf(no)})\\s*[,.!،、]\\s*)?(?:(?:${anyOf(it)})[:,]?\\s+)?`, "iu");
  return text.replace(pattern, "") || text;
};

/** "Herr Krause" is Krause. A title alone may be a name. */
export const withoutTitle = (text: string, language: string): string =>
  text.replace(new RegExp(`^(?:${anyOf(find(language).titles)})\\s+`, "iu"), "").replace(titlesBehind, "") || text;

const find = (language: string): Introduction => {
  const name = new Intl.Locale(language).language;
  return introductions[relatives[name] ?? name] ?? say("no", "it is, it's", "mr, mrs, ms, mr., mrs., ms.");
};

const relatives: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

const anyOf = (list: string): string =>
  list
    .split(", ")
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => RegExp.escape(phrase))
    .join("|");
