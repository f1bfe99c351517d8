import { directionOf } from "../i18n/direction.ts";
import { languageLabel } from "../i18n/language-label.ts";
import type { WidgetLabels } from "../i18n/widget-labels.ts";
import type { Widget } from "../tool-calls/tool-call.ts";
import type { Profile } from "../projects/profile.ts";

/** The card of the page that shows a profile, and the template that it is drawn with. Pages and their styles know these names. */
const profileCardId = "profile_card";
const profileCardTemplateId = "profile_card";

/** What the page shows of a profile, in the visitor's language. It replaces the card that is there. */
export const makeProfileCard = (profile: Profile, { labels, pronoun_labels }: WidgetLabels): Widget => ({
  type: "card",
  card_id: profileCardId,
  template_id: profileCardTemplateId,
  dir: directionOf(profile.language),
  data: {
    first_name: profile.firstName,
    last_name: profile.lastName,
    pronoun: profile.pronoun,
    phone: profile.phone,
    contact_email: profile.contactEmail,
    language: profile.language,
    language_label: languageLabel(profile.language),
  },
  labels,
  pronoun_labels,
});
