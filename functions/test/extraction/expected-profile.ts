/** What a person notes down who reads a site of `fakes/web/sites`. Written before the extractor saw the sites, and not from its answers. */
export interface ExpectedProfile {
  readonly host: string;
  /** ISO 3166-1. */
  readonly country: string;
  readonly company: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** `1 07:00-17:00` is Monday; empty if the site does not say. */
  readonly hours: readonly string[];
}
