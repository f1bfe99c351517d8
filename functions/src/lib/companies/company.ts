/** Whether a company still exists. `unknown`: its registry does not say, or says something new. */
export const companyStatuses = ["active", "closed", "unknown"] as const;

export type CompanyStatus = (typeof companyStatuses)[number];

/** Where companies are looked up, by the names that people know them by. */
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
  gleif: "GLEIF",
  places: "Google Maps",
} as const;

export type Source = keyof typeof sourceNames;

export const isSource = (name: string): name is Source => Object.hasOwn(sourceNames, name);

/** What a registry or the map says of a company. What it does not say is undefined. */
export interface Company {
  readonly name: string;
  /** Other names that it is known by: former ones, or those in another script. */
  readonly otherNames: readonly string[];
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** Its number with the scheme of the number: `NO-ORGNR:923609016`. */
  readonly registryId: string | undefined;
  /** Numbers in the same form by which other registries know it. */
  readonly otherIds: readonly string[];
  /** Google's id of its place on the map. */
  readonly placeId: string | undefined;
  readonly status: CompanyStatus;
  /** On one line. */
  readonly address: string | undefined;
  readonly town: string | undefined;
  /** As the registry has it: `www.fjordbakeri.example` or a whole address. */
  readonly website: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly industry: string | undefined;
  /** What the company says it does, in its articles. */
  readonly purpose: string | undefined;
  /** Canonical BCP 47. */
  readonly languages: readonly string[];
  readonly source: Source;
  /** Its page for people at the source; null where there is none. */
  readonly sourceUrl: string | null;
}

/** A company of which nothing is known but its name and country. Readers of registries fill in the rest. */
export const aCompany = (known: Pick<Company, "name" | "country" | "source"> & Partial<Company>): Company => ({
  otherNames: [],
  registryId: undefined,
  otherIds: [],
  placeId: undefined,
  status: "unknown",
  address: undefined,
  town: undefined,
  website: undefined,
  phone: undefined,
  email: undefined,
  industry: undefined,
  purpose: undefined,
  languages: [],
  sourceUrl: null,
  ...known,
});
