import * as z from "zod/mini";
import { asLanguage } from "../i18n/language.ts";
import { notALanguage } from "../i18n/language-spelling.ts";
import { parseWebUrl } from "../platform/core/web-address.ts";
import { cleanText } from "../platform/core/text.ts";
import { parseOrigin } from "./origin.ts";
import { must, parsedField, publicSiteMembers, slugOrNone } from "./site/fields.ts";
import { placements } from "./site/slug.ts";
import { projectLimits } from "./limits.ts";
import { isTimeZone, parseClock } from "./manager-hours.ts";
import { voices } from "./voices.ts";

/** Fields with the same rules for the owner of a project and its operator. */

export const textField = (maxLength: number) =>
  z.string(must("a string")).check(z.maxLength(maxLength, `must have at most ${maxLength} characters`));

export const greetingField = textField(projectLimits.greetingLength);

/** Empty for the usual one, so that a choice can be taken back. */
export const voiceField = z.enum(["", ...voices], must(`one of ${voices.join(", ")}`));

export const instructionsField = textField(projectLimits.instructionsLength);

const clock = z
  .string(must("a string"))
  .check(z.refine((time) => parseClock(time) !== undefined, "must be a time of day from 00:00 to 24:00, such as 09:30"));

export const hoursSpan = {
  day: z.int(must("a day from 1, Monday, to 7")).check(z.gte(1, "must be 1 to 7"), z.lte(7, "must be 1 to 7")),
  opens: clock,
  closes: clock,
};

const hoursField = z
  .array(z.strictObject(hoursSpan), must("a list"))
  .check(z.maxLength(projectLimits.hoursSpans, `must have at most ${projectLimits.hoursSpans} spans`));

export const timeZoneField = z.string(must("a string")).check(z.refine(isTimeZone, "must be a time zone such as Europe/Oslo"));

/** A URL. Hosts of webhooks are checked when Lectern sends to them. */
export const addressField = textField(projectLimits.urlLength).check(
  z.refine((address) => {
    const url = parseWebUrl(address);
    return url?.username === "" && url.password === "";
  }, "must be an address that begins with https:// or http://"),
);

const safeAddressField = addressField.check(z.refine((address) => parseWebUrl(address)?.protocol !== "http:", "must begin with https://"));

/** A pattern cannot be one, and neither can an address with a path. */
const originField = parsedField((text) => parseOrigin(text) ?? { problem: "must be an origin such as https://example.com" });

export const originsField = z.pipe(
  z.array(originField, must("a list")).check(z.maxLength(projectLimits.origins, `must have at most ${projectLimits.origins} origins`)),
  z.transform((origins) => [...new Set(origins)]),
);

/** Without extensions, so that a language has one text. */
const textLanguage = parsedField((tag) => asLanguage(tag) ?? { problem: notALanguage });

/** Of two spellings of a language, the last counts. */
const byLanguage = <Value extends z.ZodMiniType>(value: Value) =>
  z
    .record(textLanguage, value, {
      error: ({ code }) => (code === "invalid_key" ? notALanguage : "must be an object with a member for each language"),
    })
    .check(
      z.refine(
        (texts) => Object.keys(texts).length <= projectLimits.textLanguages,
        `must have at most ${projectLimits.textLanguages} languages`,
      ),
    );

/** Text on one line. */
const lineField = (maxLength: number) =>
  z.pipe(z.string(must("a string")), z.transform(cleanText)).check(z.maxLength(maxLength, `must have at most ${maxLength} characters`));

/** Phones are parsed later: few changes need the numbering plans. */
const managersField = z
  .array(
    z.strictObject({
      name: lineField(projectLimits.managerNameLength),
      phone: z.string(must("a string")),
      hours: z._default(z.nullable(hoursField), null),
      languages: z._default(
        z
          .array(textLanguage, must("a list"))
          .check(z.maxLength(projectLimits.managerLanguages, `must have at most ${projectLimits.managerLanguages} languages`)),
        [],
      ),
    }),
    must("a list"),
  )
  .check(z.maxLength(projectLimits.managers, `must have at most ${projectLimits.managers} managers`));

const isSaid = (text: string): boolean => text !== "";

const headingField = z.pipe(
  byLanguage(lineField(projectLimits.headingLength)),
  z.transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => isSaid(text)))),
);

const suggestionsField = z.pipe(
  byLanguage(
    z
      .array(lineField(projectLimits.suggestionLength), must("a list"))
      .check(z.maxLength(projectLimits.suggestions, `must have at most ${projectLimits.suggestions}`)),
  ),
  z.transform((lists) =>
    Object.fromEntries(
      Object.entries(lists)
        .map(([language, texts]) => [language, texts.filter(isSaid)] as const)
        .filter(([, texts]) => texts.length > 0),
    ),
  ),
);

/** Without control characters and spaces, which could end a line of the mail's header, and without empty parts between the dots of its host. */
export const emailField = textField(projectLimits.emailLength).check(
  z.regex(/^[^\s@<>(),;:"[\]\\\p{Cc}]+@[^\s@<>(),;:"[\]\\\p{Cc}.]+(?:\.[^\s@<>(),;:"[\]\\\p{Cc}.]+)+$/u, "must be an email address"),
);

/** Without the webhook's secret, which Lectern generates. */
export const notifyMembers = {
  emails: z.exactOptional(
    z
      .array(emailField, must("a list"))
      .check(z.maxLength(projectLimits.notifiedEmails, `must have at most ${projectLimits.notifiedEmails} addresses`)),
  ),
  url: z.exactOptional(z.nullable(addressField)),
};

/** Changes by the owner of a project. Null removes a value. */
export const SettingsChange = z
  .strictObject({
    live_agent_placement: z.exactOptional(z.enum(placements, must(`one of ${placements.join(", ")}`))),
    live_agent_slug: z.exactOptional(slugOrNone),
    greeting: z.exactOptional(greetingField),
    voice: z.exactOptional(voiceField),
    instructions: z.exactOptional(instructionsField),
    manager_phone: z.exactOptional(z.nullable(z.string(must("a string")))),
    managers: z.exactOptional(managersField),
    manager_hours: z.exactOptional(z.nullable(hoursField)),
    time_zone: z.exactOptional(z.nullable(timeZoneField)),
    site_url: z.exactOptional(z.nullable(addressField)),
    notify: z.exactOptional(z.strictObject(notifyMembers)),
    site_hook: z.exactOptional(z.nullable(safeAddressField)),
    heading: z.exactOptional(headingField),
    suggestions: z.exactOptional(suggestionsField),
    origins: z.exactOptional(originsField),
    ...publicSiteMembers,
  })
  .check(
    z.refine((change) => Object.keys(change).length > 0, {
      path: ["live_agent_placement"],
      message: "is required",
    }),
  );

export type SettingsChange = z.output<typeof SettingsChange>;
