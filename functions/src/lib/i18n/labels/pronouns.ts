import type { CatalogueLanguage } from "../catalogue.ts";
import type { Labels } from "../label-scopes.ts";

type Row = readonly [she: string, he: string, they: string, unspecified: string];

const label = ([she, he, they, unspecified]: Row): Labels<"pronouns"> => ({ she_her: she, he_him: he, they_them: they, unspecified });

/**
 * Pronouns as people of the language give them. Languages with one word for everybody say beside it who is meant; those without a
 * settled neutral one have the English, or say that it is neutral.
 */
export const pronouns: Readonly<Record<CatalogueLanguage, Labels<"pronouns">>> = {
  ar: label(["هي", "هو", "هم", "غير محدد"]),
  bg: label(["тя", "той", "те", "Не е посочено"]),
  cs: label(["ona", "on", "oni", "Neuvedeno"]),
  da: label(["hun/hende", "han/ham", "de/dem", "Ikke angivet"]),
  de: label(["sie/ihr", "er/ihm", "they/them", "Nicht angegeben"]),
  el: label(["αυτή", "αυτός", "ουδέτερο (they/them)", "Δεν έχει οριστεί"]),
  es: label(["ella", "él", "elle", "Sin especificar"]),
  et: label(["ta (naine)", "ta (mees)", "ta (sooneutraalne)", "Määramata"]),
  fa: label(["او (زن)", "او (مرد)", "او (بدون ذکر جنسیت)", "مشخص نشده"]),
  fi: label(["hän (nainen)", "hän (mies)", "hän (sukupuolineutraali)", "Ei ilmoitettu"]),
  fr: label(["elle", "il", "iel", "Non précisé"]),
  he: label(["היא", "הוא", "הם/הן", "לא צוין"]),
  hi: label(["वह (महिला)", "वह (पुरुष)", "वे", "बताया नहीं गया"]),
  hu: label(["ő (nő)", "ő (férfi)", "ő (nemsemleges)", "Nincs megadva"]),
  id: label(["dia (perempuan)", "dia (laki-laki)", "dia (netral)", "Tidak disebutkan"]),
  it: label(["lei", "lui", "loro", "Non specificato"]),
  ja: label(["彼女", "彼", "性別を問わない（they/them）", "未設定"]),
  ko: label(["그녀", "그", "성 중립(they/them)", "지정 안 함"]),
  lv: label(["viņa", "viņš", "viņi", "Nav norādīts"]),
  nb: label(["hun/henne", "han/ham", "hen", "Ikke oppgitt"]),
  nl: label(["zij/haar", "hij/hem", "hen/hun", "Niet opgegeven"]),
  pl: label(["ona/jej", "on/jego", "oni/ich", "Nie podano"]),
  pt: label(["ela/dela", "ele/dele", "elu/delu", "Não especificado"]),
  ro: label(["ea", "el", "ei/ele", "Nespecificat"]),
  ru: label(["она", "он", "они", "Не указано"]),
  sk: label(["ona", "on", "oni", "Neuvedené"]),
  sv: label(["hon/henne", "han/honom", "hen", "Ej angivet"]),
  th: label(["เธอ (หญิง)", "เขา (ชาย)", "ไม่ระบุเพศ (they/them)", "ไม่ได้ระบุ"]),
  tr: label(["o (kadın)", "o (erkek)", "o (cinsiyet belirtmeden)", "Belirtilmemiş"]),
  uk: label(["вона", "він", "вони", "Не вказано"]),
  ur: label(["وہ (خاتون)", "وہ (مرد)", "وہ (بلا امتیازِ جنس)", "بتایا نہیں گیا"]),
  vi: label(["cô ấy", "anh ấy", "họ", "Chưa cung cấp"]),
  zh: label(["她", "他", "TA（不分性别）", "未填写"]),
  "zh-Hant": label(["她", "他", "TA（不分性別）", "未填寫"]),
};

/** Values whose wording a native speaker should look at. */
export const pronounsToReview: readonly (readonly [CatalogueLanguage, keyof Labels<"pronouns">])[] = [
  ["ar", "they_them"],
  ["cs", "they_them"],
  ["de", "they_them"],
  ["el", "they_them"],
  ["et", "they_them"],
  ["fa", "she_her"],
  ["fa", "he_him"],
  ["fa", "they_them"],
  ["he", "they_them"],
  ["hi", "they_them"],
  ["hu", "they_them"],
  ["id", "they_them"],
  ["it", "they_them"],
  ["ja", "they_them"],
  ["ko", "they_them"],
  ["lv", "they_them"],
  ["pl", "they_them"],
  ["ro", "they_them"],
  ["sk", "they_them"],
  ["th", "she_her"],
  ["th", "he_him"],
  ["th", "they_them"],
  ["tr", "they_them"],
  ["ur", "they_them"],
  ["ur", "unspecified"],
];
