/** An invented company, as its registry knows it. */
export interface ListedCompany {
  readonly number: string;
  readonly name: string;
  readonly otherNames?: readonly string[];
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  readonly closed?: true;
  readonly website?: string;
  readonly phone?: string;
  readonly email?: string;
  /** The trade, in the words of the registry. */
  readonly trade?: string;
  readonly purpose?: string;
  /** A part of a company. Registries keep them apart from companies. */
  readonly branchOf?: string;
}
