import * as z from "zod/mini";
import { toolLimits } from "../tool-calls/limits.ts";
import { tool } from "./tool.ts";

/** Declared as a text, and taken as it comes: the tool asks the visitor for what does not fit. Null is not the same as nothing. */
const said = (description: string) => z.optional(z.unknown().check(z.meta({ type: "string", description })));

const args = z.object({
  first_name: said("The visitor's first name, as they say or spell it. Empty to remove it."),
  last_name: said("The visitor's last name, as they say or spell it. Empty to remove it."),
  pronoun: said(
    "The pronouns that the visitor wants, in their own words, for example: she/her, he, they/them, non-binary, prefer not to say.",
  ),
  phone: said(
    "The visitor's phone number, with the country code if they said one: digits, and a plus sign in front of the country code. Do not add a country code yourself. Empty to remove it.",
  ),
  contact_email: said("The visitor's email address, written out: anna@example.com. Empty to remove it."),
  language: said(
    "The language that the visitor wants to speak: its name in any language, for example Swedish or svenska, or its BCP 47 tag.",
  ),
});

export const updateProfile = tool({
  name: "update_profile",
  description:
    "Keeps what visitors say about themselves and shows it to them as a card: name, pronouns, phone number, email address, and the language of the conversation. " +
    "Call when visitors tell or correct one of these, ask to speak another language, or want one of these removed. Send only what they said, and leave out everything else. " +
    "Call without arguments when visitors want to see their profile, or ask what is known about them. " +
    "Do not call to guess: a name that is mentioned in passing, pronouns that you infer from a name or a voice, or a language that you only hear.",
  args,
  module: undefined,
  timeMs: toolLimits.timeMs,
  load: async () => import("./handlers/update-profile.ts"),
});
