import * as z from "zod/mini";
import { tool } from "./tool.ts";

/** Declared as a string, accepted as anything: the tool asks the visitor about unfit values. Null is not the same as missing. */
const said = (description: string) => z.optional(z.unknown().check(z.meta({ type: "string", description })));

/** Loose, because models do not always use the declared names: `email` is understood, and unknown names are reported back. */
const args = z.looseObject({
  first_name: said(
    "The visitor's first name, all of it, as it is written: without titles, forms of address and words around it. If they spelled or corrected it, only the name that they settled on.",
  ),
  last_name: said("The visitor's last name, in the same form as the first."),
  pronoun: said(
    "The visitor's pronouns as one of she_her, he_him, they_them (also for non-binary), or unspecified if they would rather not say. If what they said is none of these, their own words.",
  ),
  phone: said(
    "The visitor's own phone number in the digits 0 to 9, in whatever words or groups they said it, without an extension. With a plus sign and the country code if they said one, or named the country: +46701234567. Otherwise the digits as they said them, and no country code of your own.",
  ),
  contact_email: said(
    "The visitor's email address, as it is written, in Latin letters, with the signs in place of the words for them: anna.berg@example.com.",
  ),
  language: said(
    "The language that the visitor wants to speak, as a BCP 47 tag: sv, pt-BR, zh-Hant. If you are not sure of the tag, its name in English.",
  ),
});

export const updateProfile = tool({
  name: "update_profile",
  description:
    "Keeps what visitors say about themselves and shows it to them as a card: name, pronouns, phone number, email address, and the language of the conversation. " +
    "Call when visitors tell or correct one of these, ask to speak another language, or want one of these removed. " +
    "Send only what they said about themselves, each value in the form that its argument names, and leave out everything else; send null for what they want removed. " +
    "Where digits or letters of a value are missing, do not send it, and never complete it: ask for the rest. " +
    "Call without arguments when visitors want to see their profile, or ask what is known about them. " +
    "Do not call to guess: a name or a number of somebody else, pronouns that you infer from a name or a voice, or a language that you only hear.",
  args,
  load: async () => import("./handlers/update-profile.ts"),
});
