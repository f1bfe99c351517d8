/** Who can sign in to the local stack, all with the same password. */

export const password = "lectern-demo";

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly role: "admin" | "manager" | "member" | undefined;
  /** Of a provisioned user; undefined for somebody who only has an identity. */
  readonly profile: Profile | undefined;
}

interface Profile {
  readonly first_name: string;
  readonly last_name: string;
  readonly pronoun: "she_her" | "he_him" | "they_them" | "unspecified";
  /** E.164, a number reserved for fiction. */
  readonly phone: string;
  readonly contact_email: string;
  readonly language: string;
}

export const admin = {
  uid: "demo-admin",
  email: "admin@example.com",
  role: "admin",
  profile: {
    first_name: "Ingrid",
    last_name: "Solberg",
    pronoun: "she_her",
    phone: "+12025550101",
    contact_email: "admin@example.com",
    language: "nb",
  },
} as const satisfies Person;

/** What the sign-in form calls them. */
export const nameOf = ({ email, profile }: Person): string =>
  profile === undefined ? email : `${profile.first_name} ${profile.last_name}`;

/** The README signs in as the manager, so their language is that of the README. */
export const manager = {
  uid: "demo-manager",
  email: "manager@example.com",
  role: "manager",
  profile: {
    first_name: "Daniel",
    last_name: "Hughes",
    pronoun: "he_him",
    phone: "+12025550102",
    contact_email: "manager@example.com",
    language: "en",
  },
} as const satisfies Person;

const member = {
  uid: "demo-member",
  email: "member@example.com",
  role: "member",
  profile: {
    first_name: "Robin",
    last_name: "Levi",
    pronoun: "they_them",
    phone: "+12025550103",
    contact_email: "member@example.com",
    language: "he",
  },
} as const satisfies Person;

/** Can sign in, but is not provisioned and has no project. */
const stranger = {
  uid: "demo-stranger",
  email: "stranger@example.com",
  role: undefined,
  profile: undefined,
} as const satisfies Person;

export const people: readonly Person[] = [admin, manager, member, stranger];
