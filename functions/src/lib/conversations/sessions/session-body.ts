import * as z from "zod/mini";
import { asSpokenLanguage } from "../../i18n/language.ts";
import { must } from "../../projects/site/fields.ts";
import type { Profile } from "../../projects/profile.ts";

/** What a page says of itself as it starts a conversation. Any tag is accepted: a page with a wrong one has its agent all the same. */
export const sessionBody = z.object({ language: z.optional(z.nullable(z.string(must("a string")))) });

interface Known {
  readonly profile: Profile;
  readonly hasNamedLanguage: boolean;
}

/** A visitor who has not named a language is spoken to in the page's. */
export const profileOnPage = ({ profile, hasNamedLanguage }: Known, { language }: z.infer<typeof sessionBody>): Profile => ({
  ...profile,
  language: (hasNamedLanguage ? undefined : asSpokenLanguage(language)) ?? profile.language,
});
