import type { CldrRules } from "./number-rules.ts";

/**
 * The ways in which a language spells out whole numbers below a thousand, by the rules of CLDR:
 * https://unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting
 *
 * Node's own ICU knows these rules and does not offer them. What they need for fractions, plurals and millions is left out.
 */
export const numberSpeller = ({ rbnf: { rbnf } }: CldrRules): ((number: number) => readonly string[]) => {
  const sets: Sets = new Map(
    Object.entries(rbnf.SpelloutRules).flatMap(([name, rules]) =>
      typeof rules === "string" ? [] : [[name, rules.map(toRule).filter((rule) => rule !== undefined)]],
    ),
  );
  const names = [...sets.keys()].filter((name) => isCardinal.test(name));
  return (number) => names.map((name) => format(sets, name, number));
};

type Sets = ReadonlyMap<string, readonly Rule[]>;

interface Rule {
  readonly base: number;
  /** What the number is divided by: its parts are spelled out by `←←` and `→→`. */
  readonly divisor: number;
  readonly text: string;
}

/** Digits are said as they are counted: not as ordinals or years, and not in the cases of a sentence. */
const isCardinal =
  /^%spellout-(?:numbering|cardinal)(?!.*-(?:year|financial|construct|ablative|accusative|adessive|allative|dative|elative|essive|genitive|illative|inessive|instrumental|locative|partitive|prepositional|translative))/;

/** `60/20` begins at 60 and divides by 20. Without a slash the base of the decimal system: 20 divides by 10, 100 by 100. */
const toRule = ([range = "", text = ""]: readonly string[]): Rule | undefined => {
  const parts = /^(\d+)(?:\/(\d+))?$/.exec(range);
  if (parts === null) return undefined;
  const [base, radix] = [Number(parts[1]), Number(parts[2] ?? 10)];
  let divisor = 1;
  while (divisor * radix <= base) divisor *= radix;
  return { base, divisor, text: text.replace(/;$/, "").replace(/^'/, "") };
};

const format = (sets: Sets, set: string, number: number): string => {
  const rule = findRule(sets.get(set) ?? [], number);
  if (rule === undefined) return "";
  const { divisor, text } = rule;
  return text
    .replaceAll(/\[([^\]]*)\]/g, number % divisor === 0 ? "" : "$1")
    .replaceAll(/([=←→])(%[\w%-]+)?\1/g, (_all, sign: string, name: string = set) =>
      format(sets, name, sign === "=" ? number : sign === "←" ? Math.floor(number / divisor) : number % divisor),
    );
};

/** The rule with the greatest base that is not greater than the number. */
const findRule = (rules: readonly Rule[], number: number): Rule | undefined => {
  const at = rules.findLastIndex(({ base }) => base <= number);
  const rule = rules[at];
  // A rule that begins at 41 must not make "forty zero" of 50 ("rollback" in the specification).
  const isRolledBack = rule?.text.includes("→") === true && number % rule.divisor === 0 && rule.base % rule.divisor !== 0;
  return isRolledBack ? rules[at - 1] : rule;
};
