import * as z from "zod/mini";
import { projectLimits } from "../../../src/lib/projects/limits.ts";
import {
  addressField,
  greetingField,
  hoursSpan,
  instructionsField,
  notifyMembers,
  originsField,
  textField,
  timeZoneField,
  voiceField,
} from "../../../src/lib/projects/settings-fields.ts";
import { languageField, must, parsedField, publicSiteMembers, slugField } from "../../../src/lib/projects/site/fields.ts";
import { placements } from "../../../src/lib/projects/site/slug.ts";
import { parseDiallablePhone } from "../../../src/lib/projects/diallable-phone.ts";
import { planNames } from "../../../src/lib/projects/plans.ts";
import { speechSensitivities, visitorPolicies } from "../../../src/lib/projects/project.ts";

const phoneField = parsedField((text) => {
  const reading = parseDiallablePhone(text);
  return "phone" in reading ? reading.phone : reading;
});

/** The part of a stored project that operators maintain. Other members are kept. */
export const ProjectRecord = z.looseObject({
  name: textField(projectLimits.nameLength).check(z.minLength(1, "must not be empty")),
  plan: z.enum(planNames, must(`one of ${planNames.join(", ")}`)),
  default_language: languageField,
  modules: z.looseObject({
    voice: z.boolean(must("true or false")),
    onboarding: z.boolean(must("true or false")),
    transfers: z.optional(z.boolean(must("true or false"))),
  }),
  live_agent: z.looseObject({
    greeting: greetingField,
    voice: voiceField,
    instructions: instructionsField,
    model: z.optional(
      z.string(must("a string")).check(z.regex(/^[\w./-]{1,100}$/, "must be the name of a model, such as gemini-3.8-live")),
    ),
    end_of_speech_ms: z.optional(
      z
        .int(must("a whole number"))
        .check(
          z.gte(projectLimits.endOfSpeechLeastMs, `must be at least ${projectLimits.endOfSpeechLeastMs}`),
          z.lte(projectLimits.endOfSpeechMostMs, `must be at most ${projectLimits.endOfSpeechMostMs}`),
        ),
    ),
    speech_sensitivity: z.optional(z.enum(speechSensitivities, must(`one of ${speechSensitivities.join(", ")}`))),
    vocabulary: z.optional(z.array(z.string(must("a string")), must("a list"))),
    origins: z.optional(originsField),
  }),
  manager_phone: z.optional(phoneField),
  manager_hours: z.optional(z.array(z.looseObject(hoursSpan), must("a list"))),
  time_zone: z.optional(timeZoneField),
  site_url: z.optional(addressField),
  notify: z.optional(z.looseObject(notifyMembers)),
  visitors: z.optional(z.enum(visitorPolicies, must(`one of ${visitorPolicies.join(", ")}`))),
  visitor_transfers: z.optional(z.boolean(must("true or false"))),
  live_sessions_per_day: z.optional(z.int(must("a whole number")).check(z.nonnegative("must not be negative"))),
  site: z.optional(
    z
      .looseObject({
        ...publicSiteMembers,
        live_agent_placement: z.optional(z.enum(placements, must(`one of ${placements.join(", ")}`))),
        live_agent_slug: z.optional(z.nullable(slugField)),
      })
      .check(
        z.refine((site) => site.live_agent_placement !== "destination_page" || typeof site.live_agent_slug === "string", {
          path: ["live_agent_slug"],
          message: "is required when the placement is destination_page",
        }),
      ),
  ),
});

export type ProjectRecord = z.output<typeof ProjectRecord>;
