import * as z from "zod/mini";
import { must, slugField } from "../sites/fields.ts";
import { placements } from "../sites/slug.ts";
import { projectLimits } from "./limits.ts";
import { isTimeZone, parseClock } from "./manager-hours.ts";
import { voices } from "./voices.ts";

/** Fields that both the owner of a project and its operator set, with the same rules. */

const text = (maxLength: number) => z.string(must("a string")).check(z.maxLength(maxLength, `must have at most ${maxLength} characters`));

export const nameField = text(projectLimits.nameLength).check(z.minLength(1, "must not be empty"));

export const greetingField = text(projectLimits.greetingLength);

export const voiceField = z.enum(voices, must(`one of ${voices.join(", ")}`));

export const instructionsField = text(projectLimits.instructionsLength);

const clock = z
  .string(must("a string"))
  .check(z.refine((time) => parseClock(time) !== undefined, "must be a time of day from 00:00 to 24:00, such as 09:30"));

const span = {
  day: z.int(must("a day from 1, Monday, to 7")).check(z.gte(1, "must be 1 to 7"), z.lte(7, "must be 1 to 7")),
  opens: clock,
  closes: clock,
};

/** As operators store them: with whatever they keep beside our fields. */
export const storedHoursField = z.array(z.looseObject(span), must("a list"));

const hoursField = z
  .array(z.strictObject(span), must("a list"))
  .check(z.maxLength(projectLimits.hoursSpans, `must have at most ${projectLimits.hoursSpans} spans`));

export const timeZoneField = z.string(must("a string")).check(z.refine(isTimeZone, "must be a time zone such as Europe/Oslo"));

/** A URL for others to open. Hosts that Lectern itself sends to are checked when it does. */
const addressField = (schemes: readonly string[]) =>
  text(projectLimits.urlLength).check(
    z.refine(
      (address) => {
        const url = URL.canParse(address) ? new URL(address) : undefined;
        return url !== undefined && schemes.includes(url.protocol) && url.username === "" && url.password === "";
      },
      `must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}`,
    ),
  );

export const siteUrlField = addressField(["https:", "http:"]);

/** Control characters and spaces would end a line of the mail's header. */
const emailField = text(projectLimits.emailLength).check(
  z.regex(/^[^\s@<>(),;:"[\]\\\p{Cc}]+@[^\s@<>(),;:"[\]\\\p{Cc}]+\.[^\s@<>(),;:"[\]\\\p{Cc}]+$/u, "must be an e-mail address"),
);

const notify = {
  emails: z
    .array(emailField, must("a list"))
    .check(z.maxLength(projectLimits.notifiedEmails, `must have at most ${projectLimits.notifiedEmails} addresses`)),
  url: z.nullable(addressField(["https:", "http:"])),
};

const notifyField = z.strictObject({ emails: z.optional(notify.emails), url: z.optional(notify.url) });

/** The service makes the secret. */
export const storedNotifyField = z.looseObject({ emails: z.optional(notify.emails), url: z.optional(notify.url) });

/** Changes by the owner of a project. Null removes a value. */
export const SettingsChange = z
  .strictObject({
    live_agent_placement: z.optional(z.enum(placements, must(`one of ${placements.join(", ")}`))),
    live_agent_slug: z.optional(z.nullable(slugField)),
    greeting: z.optional(greetingField),
    voice: z.optional(voiceField),
    instructions: z.optional(instructionsField),
    manager_phone: z.optional(z.nullable(z.string(must("a string")))),
    manager_hours: z.optional(z.nullable(hoursField)),
    time_zone: z.optional(z.nullable(timeZoneField)),
    site_url: z.optional(z.nullable(siteUrlField)),
    notify: z.optional(notifyField),
  })
  .check(
    z.refine((change) => Object.keys(change).length > 0, {
      path: ["live_agent_placement"],
      message: "is required",
    }),
  );

export type SettingsChange = z.output<typeof SettingsChange>;
