import * as z from "zod/mini";

/** Whether a company still exists. `unknown`: its registry does not say, or uses an unknown word. */
const companyStatuses = ["active", "closed", "unknown"] as const;

export type CompanyStatus = (typeof companyStatuses)[number];

/** The sources of companies, with the names that people know them by. */
export const sourceNames = {
  no: "Enhetsregisteret",
  fr: "Annuaire des Entreprises",
  fi: "PRH YTJ",
  cz: "ARES",
  ee: "e-Äriregister",
  il: "Israeli Corporations Authority",
  sg: "ACRA",
  ie: "Companies Registration Office",
  sk: "Register právnických osôb",
  lv: "Uzņēmumu reģistrs",
  gb: "Companies House",
  dk: "CVR",
  nl: "KVK",
  ch: "Zefix",
  au: "ABN Lookup",
  nz: "NZBN Register",
  gleif: "GLEIF",
  places: "Google Maps",
} as const;

export type Source = keyof typeof sourceNames;

export const isSource = (name: string): name is Source => Object.hasOwn(sourceNames, name);

const texts = z._default(z.readonly(z.array(z.string())), []);
const text = z.optional(z.string());

/** What a registry or the map says about a company. What it does not say is undefined. */
export const Company = z.object({
  name: z.string(),
  /** Other names: former ones, or those in another script. */
  otherNames: texts,
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** Its number, prefixed with the number's scheme: `NO-ORGNR:923609016`. */
  registryId: text,
  /** Its numbers in other registries, in the same form. */
  otherIds: texts,
  /** Google's place ID. */
  placeId: text,
  status: z._default(z.enum(companyStatuses), "unknown"),
  /** On one line. */
  address: text,
  town: text,
  /** As the registry has it: `www.fjordbakeri.example` or a full URL. */
  website: text,
  phone: text,
  email: text,
  industry: text,
  /** The company's purpose according to its articles of association. */
  purpose: text,
  /** Canonical BCP 47. */
  languages: texts,
  source: z.custom<Source>((name) => typeof name === "string" && isSource(name)),
  /** Its page at the source, for people; null if there is none. */
  sourceUrl: z._default(z.nullable(z.string()), null),
});

export type Company = Readonly<z.output<typeof Company>>;

/** A company known only by name and country. The adapters of the registries fill in the rest. */
export const aCompany = (known: z.input<typeof Company>): Company => Company.parse(known);

/**
 * Remembers the results of searches.
 *
 * @throws AppError `unavailable` when storage is unavailable (every method)
 */
export interface CompanyCache {
  /** The result, unless it is too old. */
  readonly findSearch: (key: string, now: Date) => Promise<readonly Company[] | undefined>;
  readonly keepSearch: (key: string, companies: readonly Company[], expireAt: Date) => Promise<void>;
}
