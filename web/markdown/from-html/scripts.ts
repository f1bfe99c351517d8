const signs: Readonly<Record<"super" | "sub", ReadonlyMap<string, string>>> = {
  super: pairs("0123456789+-−=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"),
  sub: pairs("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"),
};

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const raised = Array.from(to);
  return new Map(Array.from(from, (sign, index) => [sign, raised[index] ?? sign]));
}

/**
 * Raised and lowered text with Unicode's signs, because Markdown has none: 10², H₂O. `before` is what precedes it: the letters of 1st and Mme only
 * look raised. What Unicode does not have is put into words: 2^(½).
 */
export function scriptText(text: string, script: "super" | "sub", before: string): string {
  const words = text.trim();
  // A raised word is a remark.
  if (/\p{L}{4}|\p{L} \p{L}/u.test(words) || /^[[\]]+$/.test(words)) return text;
  // So are the cents of a price.
  if (/^[.,]\s?(?:\d+|[-–—])/.test(words)) return text;
  if (words === "" || /^[[(]?[*†‡§®©™℠¹²³]+[\])]?$|^\[.*\]$/u.test(words)) return text;
  if (script === "super") {
    if (/^tm$/i.test(words)) return text.replace(words, "™");
    if (/^sm$/i.test(words)) return text.replace(words, "℠");
    if (isOrdinal(words, before)) return text;
  }
  const signsOf = signs[script];
  const letters = Array.from(words);
  if (letters.every((sign) => sign === " " || signsOf.has(sign)))
    return text.replace(words, letters.map((sign) => signsOf.get(sign) ?? sign).join(""));
  const mark = script === "super" ? "^" : "_";
  return text.replace(words, () => (letters.length === 1 ? mark + words : `${mark}(${words})`));
}

/** 1st, 2e, 3º, Mme, Dr, No: nothing else is meant by the raised letters. */
function isOrdinal(words: string, before: string): boolean {
  if (/\d\.?$/.test(before)) return /^(?:st|nd|rd|th|er|re|ère|e|è|ème|eme|nde?|de?|os?|as?|º|ª|ste|te|a|o)$/i.test(words);
  return /(?:^|\P{L})(?:M|D|N|V|S|J|Me|Cie?|C)$/u.test(before) && /^(?:me|mes|lle|lles|r|rs|os?|gr|ie|e|t|te|ve|s)$/i.test(words);
}
