/** Texts of cards by their scope, in English: the source of every translation. What is translated together is kept together. */
export const labelScopes = {
  profile_card: {
    profile: "Profile",
    first_name: "First name",
    pronoun: "Pronouns",
    email: "Email",
    phone: "Phone",
    language: "Language",
  },
  pronouns: {
    she_her: "she/her",
    he_him: "he/him",
    they_them: "they/them",
    unspecified: "Not specified",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type LabelScope = keyof typeof labelScopes;

/** The texts of a scope in one language. */
export type Labels<Scope extends LabelScope> = Readonly<Record<keyof (typeof labelScopes)[Scope], string>>;

/** Texts by their key, of a scope that is not known when the code is written. */
export type AnyLabels = Readonly<Record<string, string>>;
