import * as z from "zod/mini";
import { parseWebUrl } from "../platform/core/web-address.ts";
import { must, slugField } from "./site/fields.ts";
import { placements } from "./site/slug.ts";
import { projectLimits } from "./limits.ts";
import { isTimeZone, parseClock } from "./manager-hours.ts";
import { voices } from "./voices.ts";

/** Fields with the same rules for the owner of a project and its operator. */

export const textField = (maxLength: number) =>
  z.string(must("a string")).check(z.maxLength(maxLength, `must have at most ${maxLength} characters`));

export const greetingField = textField(projectLimits.greetingLength);

export const voiceField = z.enum(voices, must(`one of ${voices.join(", ")}`));

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

/** Without control characters and spaces, which could end a line of the mail's header, and without empty parts between the dots of its host. */
const emailField = textField(projectLimits.emailLength).check(
  z.regex(/^[^\s@<>(),;:"[\]\\\p{Cc}]+@[^\s@<>(),;:"[\]\\\p{Cc}.]+(?:\.[^\s@<>(),;:"[\]\\\p{Cc}.]+)+$/u, "must be an e-mail address"),
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
    live_agent_slug: z.exactOptional(z.nullable(slugField)),
    greeting: z.exactOptional(greetingField),
    voice: z.exactOptional(voiceField),
    instructions: z.exactOptional(instructionsField),
    manager_phone: z.exactOptional(z.nullable(z.string(must("a string")))),
    manager_hours: z.exactOptional(z.nullable(hoursField)),
    time_zone: z.exactOptional(z.nullable(timeZoneField)),
    site_url: z.exactOptional(z.nullable(addressField)),
    notify: z.exactOptional(z.strictObject(notifyMembers)),
  })
  .check(
    z.refine((change) => Object.keys(change).length > 0, {
      path: ["live_agent_placement"],
      message: "is required",
    }),
  );

export type SettingsChange = z.output<typeof SettingsChange>;
