/** Of what an admin is asked before it happens. */
interface Question {
  readonly title: (name: string, role: string) => string;
  readonly hint: string;
}

/** The texts about people, and of an invitation, in one language. */
export interface PeopleTexts {
  readonly intro: string;
  /** For managers. */
  readonly readOnly: string;
  readonly invite: string;
  readonly email: string;
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly send: string;
  readonly sending: string;
  readonly invited: (email: string) => string;
  readonly notMailed: (email: string) => string;
  readonly waiting: string;
  readonly expires: (day: string) => string;
  readonly expired: string;
  readonly mailFailed: string;
  readonly sendAgain: string;
  readonly withdraw: string;
  readonly withdrawn: (email: string) => string;
  readonly team: string;
  readonly you: string;
  readonly accounts: Readonly<Record<"disabled" | "unverified" | "gone", string>>;
  readonly roleOf: (name: string) => string;
  readonly remove: string;
  readonly change: Question & { readonly toAdmin: string; readonly fromAdmin: string; readonly yes: string };
  readonly removal: Question & { readonly yes: string };
  readonly cancel: string;
  readonly changed: (name: string, role: string) => string;
  readonly removed: (name: string) => string;
  readonly failures: Readonly<Record<"last_admin" | "already_in_team" | "too_many_invitations" | "forbidden", string>>;
  readonly join: {
    readonly title: (site: string) => string;
    readonly from: (name: string, role: string) => string;
    readonly fromNobody: (role: string) => string;
    readonly forAddress: (email: string) => string;
    readonly newHere: string;
    readonly choosePassword: string;
    readonly passwordSent: (email: string) => string;
    readonly accept: string;
    readonly accepting: string;
    readonly signedInAs: (name: string) => string;
    readonly otherAccount: string;
    readonly done: (site: string) => string;
    readonly open: string;
    readonly gone: string;
    readonly goneHint: string;
    readonly wrong: (email: string) => string;
    readonly shared: string;
    readonly unconfirmed: (email: string) => string;
  };
}
