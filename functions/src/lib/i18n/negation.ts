import { apostrophe } from "../platform/core/text.ts";

/**
 * Words that deny what stands beside them, in the languages of the catalogues and a few more: whoever says one is asked what they mean
 * instead. A word belongs here if it denies in its language and is not a common word of another (Finnish `en` is French for "in").
 */
const words = new Set(
  (
    "not no never nor neither without except cannot dont doesnt didnt isnt arent wasnt wont wouldnt cant couldnt shouldnt havent aint " +
    "nicht kein keine keinen keiner keinem nie niemals ohne ausser weder pas sans jamais sauf aucun aucune ni nunca jamas tampoco sin excepto " +
    "nao nem jamais sem exceto non ne ne mai senza tranne niet geen nooit inte icke ej aldrig inga ingen ikke ikkje aldri aldrig uden uten " +
    "ei eivat ala alka mitte arge nav nē nie nigdy bez neni nikdy nemluvim nehovorim neumim nechci nechcem nu fara niciodata nem nincs nelkul soha " +
    "не нет ни никогда без кроме ні немає ніколи δεν δε οχι μη μην χωρις degil hayir yok istemiyorum konusmuyorum bilmiyorum " +
    "לא אין בלי אל لا ليس لست لن لم غير مو مش ليست بدون نه نيست بدون نمي نميخواهم نہیں نہ مت नहीं नही मत ना tidak bukan jangan tanpa khong chang dung không chẳng đừng " +
    "hapana siyo"
  ).split(" "),
);

/** Where words are not separated, or the denial is part of the verb. */
const parts =
  /ない|ません|じゃなく|以外|不|没|沒|(?<![性特区區])[別别]|非|아니|않|말고|못해|못 |제외|ไม่|نمی|نمي|m[iıuü]yorum|\b(?:anything|everything) but\b/u;

/** Whether a sentence denies something. */
export const isNegated = (sentence: string): boolean => {
  const lower = sentence.toLowerCase().replaceAll(apostrophe, "");
  return parts.test(lower) || lower.split(/[^\p{L}\p{M}]+/u).some((word) => words.has(word) || words.has(withoutMarks(word)));
};

const withoutMarks = (word: string): string =>
  word
    .normalize("NFD")
    .replaceAll(/(\p{sc=Latin})\p{M}+/gu, "$1")
    .replaceAll("ı", "i");
