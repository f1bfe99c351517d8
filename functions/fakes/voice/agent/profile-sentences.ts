/** Sentences in which visitors describe themselves, and the arguments of `update_profile` that they contain. */

interface ProfilePhrase {
  readonly pattern: RegExp;
  /** The argument in each group of the pattern. */
  readonly names: readonly string[];
}

const phrases: readonly ProfilePhrase[] = [
  { pattern: /\b(?:[Mm]y (?:first )?name(?: is|'s)|[Cc]all me|I am called|I'm called) (?<first>\p{Lu}[\p{L}'-]*)/u, names: ["first_name"] },
  { pattern: /\b[Mm]y name(?: is|'s) \p{Lu}[\p{L}'-]* (?<last>\p{Lu}[\p{L}'-]*)/u, names: ["last_name"] },
  { pattern: /\b[Mm]y (?:last name|surname|family name)(?: is|'s) (?<last>\p{Lu}[\p{L}'-]*)/u, names: ["last_name"] },
  { pattern: /\bmy pronouns? (?:is|are) (?<pronoun>[\p{L}/ -]+?)(?=[.,;!]|$| and my )/iu, names: ["pronoun"] },
  { pattern: /\bi use (?<pronoun>(?:she|he|they)[/ ]?\w*)(?: pronouns)?/iu, names: ["pronoun"] },
  { pattern: /\b(?:phone|number|call me (?:at|on))\D*?(?<phone>\+?\d[\d ()-]{4,}\d)/iu, names: ["phone"] },
  { pattern: /\be-?mail\b[^@]*?(?<email>[^\s@]+@[^\s@,;]+[^\s@,;.])/iu, names: ["contact_email"] },
  {
    pattern: /\b(?:speak|talk|continue|switch|change)\b[^.]*?\b(?:in|to|speak) (?<language>\p{L}+(?: \p{L}+)?)(?=[.,;!]|$)/iu,
    names: ["language"],
  },
  { pattern: /\b(?:[Ss]peak|[Mm]y language is) (?<language>\p{Lu}\p{L}+)/u, names: ["language"] },
];

const showProfile = /\b(?:show|see|read|what is|what's)\b.*\bmy (?:profile|details|data)\b/i;

/** All arguments of `update_profile` in the sentence. Empty if the visitor wants to see the profile. */
export function readProfile(sentence: string): Readonly<Record<string, string>> | undefined {
  const found = phrases.flatMap(({ pattern, names }) => {
    const groups = Object.values(pattern.exec(sentence)?.groups ?? {});
    return names.map((name, index) => [name, groups[index]?.trim()] as const);
  });
  const values = found.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value] as const]));
  if (values.length > 0) return Object.fromEntries(values);
  return showProfile.test(sentence) ? {} : undefined;
}
