import * as z from "zod/mini";
import { tool } from "./tool.ts";

/** Declared as a string, accepted as anything: the tool asks the visitor about what does not fit. Null is not the same as missing. */
const said = (description: string) => z.optional(z.unknown().check(z.meta({ type: "string", description })));

/** Loose, because models do not always use the declared names: `email` is understood, and unknown names are reported back. */
const args = z.looseObject({
  first_name: said("The visitor's first name, as they say or spell it, without a title."),
  last_name: said("The visitor's last name, as they say or spell it, without a title."),
  pronoun: said(
    "The visitor's pronouns: she_her, he_him, they_them, or unspecified if they would rather not say. If none of these is what they said, their own words.",
  ),
  phone: said(
    "The visitor's phone number in digits. With a plus sign and the country code if they said one, or if it is clear which country they mean: +46701234567. Otherwise the digits as they said them, and no country code of your own.",
  ),
  contact_email: said("The visitor's email address, as it is written: anna.berg@example.com."),
  language: said(
    "The language that the visitor wants to speak, as a BCP 47 tag: sv, pt-BR, zh-Hant. If you are not sure of the tag, its name.",
  ),
});

export const updateProfile = tool({
  name: "update_profile",
  description:
    "Keeps what visitors say about themselves and shows it to them as a card: name, pronouns, phone number, email address, and the language of the conversation. " +
    "Call when visitors tell or correct one of these, ask to speak another language, or want one of these removed. Send only what they said, and leave out everything else; send null for what they want removed. " +
    "Call without arguments when visitors want to see their profile, or ask what is known about them. " +
    "Do not call to guess: a name that is mentioned in passing, pronouns that you infer from a name or a voice, or a language that you only hear.",
  args,
  module: undefined,
  load: async () => import("./handlers/update-profile.ts"),
});
