/** Words of interfaces in languages that the repository's own catalogue lacks. Kiswahili, Gaeilge, Íslenska, Afrikaans, ქართული. */
const dictionary: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sw: {
    Profile: "Wasifu",
    "First name": "Jina la kwanza",
    Pronouns: "Viwakilishi",
    Email: "Barua pepe",
    Phone: "Simu",
    Language: "Lugha",
    "she/her": "yeye (mwanamke)",
    "he/him": "yeye (mwanamume)",
    "they/them": "wao",
    "Not specified": "Haijabainishwa",
  },
  ga: {
    Profile: "Próifíl",
    "First name": "Céadainm",
    Pronouns: "Forainmneacha",
    Email: "Ríomhphost",
    Phone: "Fón",
    Language: "Teanga",
    "she/her": "sí/í",
    "he/him": "sé/é",
    "they/them": "siad/iad",
    "Not specified": "Gan sonrú",
  },
  is: {
    Profile: "Prófíll",
    "First name": "Eiginnafn",
    Pronouns: "Persónufornöfn",
    Email: "Netfang",
    Phone: "Sími",
    Language: "Tungumál",
    "she/her": "hún/hana",
    "he/him": "hann/hann",
    "they/them": "hán",
    "Not specified": "Ekki tilgreint",
  },
  af: {
    Profile: "Profiel",
    "First name": "Voornaam",
    Pronouns: "Voornaamwoorde",
    Email: "E-pos",
    Phone: "Foon",
    Language: "Taal",
    "she/her": "sy/haar",
    "he/him": "hy/hom",
    "they/them": "hulle",
    "Not specified": "Nie gespesifiseer nie",
  },
  ka: {
    Profile: "პროფილი",
    "First name": "სახელი",
    Pronouns: "ნაცვალსახელები",
    Email: "ელფოსტა",
    Phone: "ტელეფონი",
    Language: "ენა",
    "she/her": "ის (ქალი)",
    "he/him": "ის (კაცი)",
    "they/them": "ისინი",
    "Not specified": "მითითებული არ არის",
  },
};

/** The same for the same text, always: its true word, or the text with its language before it. */
export const translateWord = (text: string, target: string): string => dictionary[target]?.[text] ?? `[${target}] ${text}`;

/** As Google writes what it takes for HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities.get(character) ?? character);

const entities: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);
