import { confidence } from "./confidence.ts";
import type { ExtractedProfile, ReadingContext, TextField } from "./extraction.ts";
import { type Found, makeProfile } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";
import { addressOfSite } from "./site-address.ts";
import { emailOfSite } from "./site-email.ts";
import { hoursOfSite } from "./site-hours.ts";
import { nameOfSite } from "./site-name.ts";
import { phoneOfSite } from "./site-phone.ts";
import { summaryOfSite } from "./site-summary.ts";
import { speakHours } from "./speak-hours.ts";

/** What the text of a site says about how its company is reached. All pages together: what several of them say is the company's own. */
export const profileFromSite = (
  pages: readonly PageFacts[],
  { companyName, country, language }: ReadingContext,
): readonly ExtractedProfile[] => {
  const name = nameOfSite(pages, companyName);
  const phone = phoneOfSite(pages, country);
  const email = emailOfSite(pages);
  const address = addressOfSite(pages, country);
  const hours = hoursOfSite(pages);
  const summary = summaryOfSite(pages);
  const one = (
    field: TextField,
    found: { readonly value: string; readonly url: string } | undefined,
    certainty: number,
  ): readonly ExtractedProfile[] =>
    found === undefined
      ? []
      : [makeProfile({ kind: "website", url: found.url }, { texts: { [field]: [found.value, certainty] satisfies Found<string> } })];
  return [
    // The registry and the site agree, and the site's spelling is the one that customers know.
    ...one("name", name, name?.isOfCompany === true ? confidence.places : confidence.text),
    ...one("phone", phone, phone?.isLinked === true ? confidence.markup : confidence.text),
    ...one("email", email, confidence.markup),
    ...one("address", address, confidence.text),
    ...one("summary", summary, summary?.certainty ?? 0),
    ...(hours === undefined
      ? []
      : [
          makeProfile(
            { kind: "website", url: hours.url },
            {
              texts: { opening_hours: [speakHours(hours.value, language), confidence.text] },
              openingTimes: [hours.value, confidence.text],
            },
          ),
        ]),
  ];
};
