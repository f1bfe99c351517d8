/** English labels, for older answers' cards that lack the labels from the server. */
export const fallbackLabels = {
  profile: "Noted",
  first_name: "First name",
  pronoun: "Pronouns",
  email: "Email",
  phone: "Phone",
  language: "Language",
} as const;

export const fallbackPronounLabels = {
  she_her: "she/her",
  he_him: "he/him",
  they_them: "they/them",
  unspecified: "Not specified",
} as const;
