/** What `cldr-rbnf` has of a language: sets of rules by their name, each rule as its base and its text. */
export interface CldrRules {
  readonly rbnf: { readonly rbnf: { readonly SpelloutRules: Readonly<Record<string, RuleSet | string>> } };
}

export type RuleSet = readonly (readonly string[])[];

/** How languages spell out numbers, each loaded when somebody first says digits in it. */
const languages: Readonly<Record<string, () => Promise<{ readonly default: CldrRules }>>> = {
  af: async () => import("cldr-rbnf/rbnf/af.json", { with: { type: "json" } }),
  am: async () => import("cldr-rbnf/rbnf/am.json", { with: { type: "json" } }),
  ar: async () => import("cldr-rbnf/rbnf/ar.json", { with: { type: "json" } }),
  az: async () => import("cldr-rbnf/rbnf/az.json", { with: { type: "json" } }),
  be: async () => import("cldr-rbnf/rbnf/be.json", { with: { type: "json" } }),
  bg: async () => import("cldr-rbnf/rbnf/bg.json", { with: { type: "json" } }),
  bs: async () => import("cldr-rbnf/rbnf/bs.json", { with: { type: "json" } }),
  ca: async () => import("cldr-rbnf/rbnf/ca.json", { with: { type: "json" } }),
  cs: async () => import("cldr-rbnf/rbnf/cs.json", { with: { type: "json" } }),
  cy: async () => import("cldr-rbnf/rbnf/cy.json", { with: { type: "json" } }),
  da: async () => import("cldr-rbnf/rbnf/da.json", { with: { type: "json" } }),
  de: async () => import("cldr-rbnf/rbnf/de.json", { with: { type: "json" } }),
  el: async () => import("cldr-rbnf/rbnf/el.json", { with: { type: "json" } }),
  en: async () => import("cldr-rbnf/rbnf/en.json", { with: { type: "json" } }),
  es: async () => import("cldr-rbnf/rbnf/es.json", { with: { type: "json" } }),
  et: async () => import("cldr-rbnf/rbnf/et.json", { with: { type: "json" } }),
  fa: async () => import("cldr-rbnf/rbnf/fa.json", { with: { type: "json" } }),
  fi: async () => import("cldr-rbnf/rbnf/fi.json", { with: { type: "json" } }),
  fil: async () => import("cldr-rbnf/rbnf/fil.json", { with: { type: "json" } }),
  fr: async () => import("cldr-rbnf/rbnf/fr.json", { with: { type: "json" } }),
  "fr-BE": async () => import("cldr-rbnf/rbnf/fr-BE.json", { with: { type: "json" } }),
  "fr-CH": async () => import("cldr-rbnf/rbnf/fr-CH.json", { with: { type: "json" } }),
  ga: async () => import("cldr-rbnf/rbnf/ga.json", { with: { type: "json" } }),
  gu: async () => import("cldr-rbnf/rbnf/gu.json", { with: { type: "json" } }),
  he: async () => import("cldr-rbnf/rbnf/he.json", { with: { type: "json" } }),
  hi: async () => import("cldr-rbnf/rbnf/hi.json", { with: { type: "json" } }),
  hr: async () => import("cldr-rbnf/rbnf/hr.json", { with: { type: "json" } }),
  hu: async () => import("cldr-rbnf/rbnf/hu.json", { with: { type: "json" } }),
  hy: async () => import("cldr-rbnf/rbnf/hy.json", { with: { type: "json" } }),
  id: async () => import("cldr-rbnf/rbnf/id.json", { with: { type: "json" } }),
  is: async () => import("cldr-rbnf/rbnf/is.json", { with: { type: "json" } }),
  it: async () => import("cldr-rbnf/rbnf/it.json", { with: { type: "json" } }),
  ja: async () => import("cldr-rbnf/rbnf/ja.json", { with: { type: "json" } }),
  ka: async () => import("cldr-rbnf/rbnf/ka.json", { with: { type: "json" } }),
  kk: async () => import("cldr-rbnf/rbnf/kk.json", { with: { type: "json" } }),
  km: async () => import("cldr-rbnf/rbnf/km.json", { with: { type: "json" } }),
  ko: async () => import("cldr-rbnf/rbnf/ko.json", { with: { type: "json" } }),
  ky: async () => import("cldr-rbnf/rbnf/ky.json", { with: { type: "json" } }),
  lb: async () => import("cldr-rbnf/rbnf/lb.json", { with: { type: "json" } }),
  lo: async () => import("cldr-rbnf/rbnf/lo.json", { with: { type: "json" } }),
  lt: async () => import("cldr-rbnf/rbnf/lt.json", { with: { type: "json" } }),
  lv: async () => import("cldr-rbnf/rbnf/lv.json", { with: { type: "json" } }),
  mk: async () => import("cldr-rbnf/rbnf/mk.json", { with: { type: "json" } }),
  ms: async () => import("cldr-rbnf/rbnf/ms.json", { with: { type: "json" } }),
  mt: async () => import("cldr-rbnf/rbnf/mt.json", { with: { type: "json" } }),
  my: async () => import("cldr-rbnf/rbnf/my.json", { with: { type: "json" } }),
  ne: async () => import("cldr-rbnf/rbnf/ne.json", { with: { type: "json" } }),
  nl: async () => import("cldr-rbnf/rbnf/nl.json", { with: { type: "json" } }),
  nn: async () => import("cldr-rbnf/rbnf/nn.json", { with: { type: "json" } }),
  no: async () => import("cldr-rbnf/rbnf/no.json", { with: { type: "json" } }),
  pl: async () => import("cldr-rbnf/rbnf/pl.json", { with: { type: "json" } }),
  pt: async () => import("cldr-rbnf/rbnf/pt.json", { with: { type: "json" } }),
  "pt-PT": async () => import("cldr-rbnf/rbnf/pt-PT.json", { with: { type: "json" } }),
  ro: async () => import("cldr-rbnf/rbnf/ro.json", { with: { type: "json" } }),
  ru: async () => import("cldr-rbnf/rbnf/ru.json", { with: { type: "json" } }),
  sk: async () => import("cldr-rbnf/rbnf/sk.json", { with: { type: "json" } }),
  sl: async () => import("cldr-rbnf/rbnf/sl.json", { with: { type: "json" } }),
  sq: async () => import("cldr-rbnf/rbnf/sq.json", { with: { type: "json" } }),
  sr: async () => import("cldr-rbnf/rbnf/sr.json", { with: { type: "json" } }),
  "sr-Latn": async () => import("cldr-rbnf/rbnf/sr-Latn.json", { with: { type: "json" } }),
  sv: async () => import("cldr-rbnf/rbnf/sv.json", { with: { type: "json" } }),
  sw: async () => import("cldr-rbnf/rbnf/sw.json", { with: { type: "json" } }),
  ta: async () => import("cldr-rbnf/rbnf/ta.json", { with: { type: "json" } }),
  th: async () => import("cldr-rbnf/rbnf/th.json", { with: { type: "json" } }),
  tr: async () => import("cldr-rbnf/rbnf/tr.json", { with: { type: "json" } }),
  uk: async () => import("cldr-rbnf/rbnf/uk.json", { with: { type: "json" } }),
  vi: async () => import("cldr-rbnf/rbnf/vi.json", { with: { type: "json" } }),
  yue: async () => import("cldr-rbnf/rbnf/yue.json", { with: { type: "json" } }),
  zh: async () => import("cldr-rbnf/rbnf/zh.json", { with: { type: "json" } }),
  "zh-Hant": async () => import("cldr-rbnf/rbnf/zh-Hant.json", { with: { type: "json" } }),
};

/** Bokmål stands under Norwegian there. */
const sameRules: ReadonlyMap<string, string> = new Map([["nb", "no"]]);

/** The rules of a language: of its country where it has its own, as in Swiss French, and of all scripts that it is written in. */
export const findNumberRules = async (tag: string): Promise<readonly CldrRules[]> => {
  const { language, region } = new Intl.Locale(tag).maximize();
  const name = sameRules.get(language) ?? language;
  const names = [languages[`${name}-${region}`] === undefined ? name : `${name}-${region}`, `${name}-Latn`, `${name}-Hant`];
  const found = await Promise.all(names.map(async (known) => languages[known]?.()));
  return found.flatMap((file) => (file === undefined ? [] : [file.default]));
};
