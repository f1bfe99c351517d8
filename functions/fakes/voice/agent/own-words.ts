import type { Setup } from "../wire/setup.ts";

/** The default agent's own sentences, in the languages that it understands. */
interface OwnWords {
  readonly unheard: string;
  readonly youSaid: string;
  readonly nothingBefore: string;
  readonly goodbye: string;
  readonly silent: string;
  readonly thanks: string;
  readonly help: string;
  readonly absent: string;
  readonly broken: string;
}

const words: Readonly<Record<string, OwnWords>> = {
  en: {
    unheard: "I heard you, but this local service does not understand speech. Please type, or tell it what you said.",
    youSaid: "You said: ",
    nothingBefore: "You have not said anything before.",
    goodbye: "Goodbye!",
    silent: "All right.",
    thanks: "You are welcome.",
    help: "Ask me about this website, tell me your name or language, or ask for a person.",
    absent: "Are you still there?",
    broken: "The connection broke, please go on.",
  },
  nb: {
    unheard: "Jeg hørte deg, men denne lokale tjenesten forstår ikke tale. Skriv, eller fortell den hva du sa.",
    youSaid: "Du sa: ",
    nothingBefore: "Du har ikke sagt noe før.",
    goodbye: "Ha det!",
    silent: "Greit.",
    thanks: "Bare hyggelig.",
    help: "Spør meg om dette nettstedet, si meg navnet eller språket ditt, eller be om en person.",
    absent: "Er du der fortsatt?",
    broken: "Forbindelsen ble brutt, bare fortsett.",
  },
  he: {
    unheard: "שמעתי אותך, אבל השירות המקומי הזה אינו מבין דיבור. אפשר לכתוב.",
    youSaid: "אמרת: ",
    nothingBefore: "עוד לא אמרת דבר.",
    goodbye: "להתראות!",
    silent: "בסדר.",
    thanks: "בבקשה.",
    help: "אפשר לשאול על האתר, לומר לי שם או שפה, או לבקש לדבר עם אדם.",
    absent: "עדיין כאן?",
    broken: "החיבור נותק, אפשר להמשיך.",
  },
};

/** The visitor's language, as stated in the system instruction. */
export const languageOf = ({ systemInstruction }: Setup): string =>
  /^- Language: .*\((?<tag>[\w-]+)\)/m.exec((systemInstruction?.parts ?? []).map(({ text = "" }) => text).join("\n"))?.groups?.["tag"] ??
  "en";

const english = words["en"];

export const wordsIn = (language: string): OwnWords => {
  const found = words[language.split("-")[0] ?? ""] ?? english;
  if (found === undefined) throw new Error("there are English words");
  return found;
};

const habits: readonly (readonly [RegExp, keyof OwnWords])[] = [
  [/^(?:good)?bye\b|\bsee you\b|^ha det\b|^farvel\b|^להתראות|^ביי/iu, "goodbye"],
  [/^(?:stop|be quiet|stopp|vær stille)[.!]*$|^(?:די|תפסיק|שקט)[.!]*$/iu, "silent"],
  [/^(?:thanks?|thank you|takk)\b|^תודה/iu, "thanks"],
  [/^help\b|what can you do|^hjelp\b|hva kan du|^עזרה|מה (?:אתה|את) יכול/iu, "help"],
];

/** Small talk that needs no tool. */
export const findHabit = (sentence: string): keyof OwnWords | undefined => habits.find(([pattern]) => pattern.test(sentence))?.[1];
