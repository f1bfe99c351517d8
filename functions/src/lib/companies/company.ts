/** `unknown`: the registry gives no status, or an unknown one. */
export type CompanyStatus = "active" | "closed" | "unknown";

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

/** A company as a registry or the map describes it; missing fields are undefined. */
export interface Company {
  readonly name: string;
  /** Former names, or names in another script. */
  readonly otherNames: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Prefixed with the number's scheme: `NO-ORGNR:923609016`. */
  readonly registryId?: string | undefined;
  /** Numbers in other registries, in the same form. */
  readonly otherIds: readonly string[];
  readonly placeId?: string | undefined;
  readonly status: CompanyStatus;
  /** On one line. */
  readonly address?: string | undefined;
  readonly town?: string | undefined;
  /** As the registry stores it: `www.fjordbakeri.example` or a full URL. */
  readonly website?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly industry?: string | undefined;
  /** The company's purpose according to its articles of association. */
  readonly purpose?: string | undefined;
  /** Canonical BCP 47. */
  readonly languages: readonly string[];
  readonly source: Source;
  /** Its page at the source, for people; null if there is none. */
  readonly sourceUrl: string | null;
}

export const aCompany = (known: Pick<Company, "name" | "country" | "source"> & Partial<Company>): Company => ({
  otherNames: [],
  otherIds: [],
  status: "unknown",
  languages: [],
  sourceUrl: null,
  ...known,
});
