/** An invented company, as listed in its registry. */
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
  /** The industry, in the registry's words. */
  readonly trade?: string;
  readonly purpose?: string;
  /** The company that this is a branch of, if the registry lists branches separately. */
  readonly branchOf?: string;
}
