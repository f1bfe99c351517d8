import type { Problem } from "./parse-change.ts";

/** The declared form of an argument, for the model. Nothing where only the visitor can help: half a name is not a name. */
const forms: Readonly<Record<Problem, string>> = {
  firstNameNotUnderstood: "first_name: send the name alone, as it is written, without what they corrected and without words around it.",
  firstNameTooLong: "",
  lastNameNotUnderstood: "last_name: send the name alone, as it is written, without what they corrected and without words around it.",
  lastNameTooLong: "",
  pronounNotUnderstood: "pronoun: send one of she_her, he_him, they_them, unspecified for what they said.",
  phoneNotUnderstood: "phone: send the number as digits, without words and without the extension.",
  phoneCountryNeeded: "phone: send the number with a plus sign and the country code, if they named the country.",
  emailNotUnderstood: "contact_email: send the address as it is written, such as anna.berg@example.com.",
  languageNotUnderstood: "language: send the BCP 47 tag of the one language that they named.",
};

/** What the model sends in the next call; undefined where another call would not help. */
export const makeHint = (problems: readonly Problem[], unknownArgs: readonly string[]): string | undefined => {
  const parts = [...problems.map((problem) => forms[problem]), unknownArgs.length > 0 ? declaredOnly : ""].filter((part) => part !== "");
  return parts.length === 0 ? undefined : [...parts, otherwise].join(" ");
};

const declaredOnly = "Send only the declared arguments: first_name, last_name, pronoun, phone, contact_email, language.";

const otherwise = "Call with that alone. If what they said does not tell it, do not call again: speak the result.";
