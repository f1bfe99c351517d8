import type { Settings } from "./settings.ts";
import { invalidArgument } from "../google/google-error.ts";
import type { HttpAnswer } from "../server/http-answer.ts";
import { readRequest } from "./wire/translate-request.ts";

/** The answer to the body of a `translateText`. */
export const translateText = (body: string, { place, settings }: { readonly place: string; readonly settings: Settings }): HttpAnswer => {
  const request = readRequest(body);
  if ("violations" in request) return invalidArgument(request.violations, request.message);
  const { contents, mimeType, source, target } = request;
  if (!isTarget(target, settings.targets)) {
    return invalidArgument([{ field: "target_language_code", description: "Target language is invalid." }]);
  }
  if (target === source) {
    return invalidArgument([{ field: "target_language_code", description: "Target language can't be equal to source language." }]);
  }
  const toAnswer = (text: string): string =>
    mimeType === "text/html" ? escapeHtml(translateWord(text, target)) : translateWord(text, target);
  return {
    status: 200,
    body: {
      translations: contents.map((text) => ({
        translatedText: toAnswer(text),
        model: `${place}/models/general/nmt`,
        ...(source === undefined && { detectedLanguageCode: "en" }),
      })),
    },
  };
};

/**
 * Codes that Google accepts, including obsolete ones: https://cloud.google.com/translate/docs/languages (2026-11). `zh-Hans` and the codes
 * of single countries are not among them.
 */
const listed = new Set(
  (
    "ab ace ach af ak alz am ar as awa ay az ba ban bbc be bem bew bg bho bik bm bn br bs bts btx bua ca ceb cgg chm ckb cnh co crh crs cs cv cy da de din doi dov dv dz " +
    "ee el en eo es et eu fa fa-AF ff fi fil fj fr fr-CA fr-FR fy ga gaa gd gl gn gom gu ha haw he hi hil hmn hr hrx ht hu hy id ig ilo is it iw ja jv jw ka kk km kn ko kri ktu ku ky " +
    "la lb lg li lij lmo ln lo lt ltg luo lus lv mai mak mg mi min mk ml mn mni-Mtei mr ms ms-Arab mt my ne new nl no nr nso nus ny oc om or pa pa-Arab pag pam pap pl ps pt pt-BR pt-PT " +
    "qu rn ro rom ru rw sa scn sd sg shn si sk sl sm sn so sq sr ss st su sv sw szl ta te tet tg th ti tk tl tn tr ts tt ug uk ur uz vi xh yi yo yua yue zh zh-CN zh-TW zu"
  ).split(" "),
);

/** Whether the target is supported, in any case of letters. */
const isTarget = (code: string, only: readonly string[]): boolean => {
  const known = only.length > 0 ? only : [...listed];
  return known.some((target) => target.toLowerCase() === code.toLowerCase());
};

/** Interface words in languages for which the repository has no catalogue: Kiswahili, Gaeilge, Íslenska, Afrikaans, ქართული. */
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

/** Deterministic: the real word, or the text with the language in front. */
const translateWord = (text: string, target: string): string => dictionary[target]?.[text] ?? `[${target}] ${text}`;

/** Google escapes text that it takes for HTML. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities.get(character) ?? character);

const entities: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);
