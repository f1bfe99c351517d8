import * as z from "zod/mini";
import { projectLimits } from "./limits.ts";
import { voices } from "./voices.ts";
import { languageField, must, parsedField, slugField } from "../sites/fields.ts";
import { placements } from "../sites/site.ts";
import { parseDiallablePhone } from "./diallable-phone.ts";
import { planNames } from "./plans.ts";

const text = (maxLength: number) => z.string(must("a string")).check(z.maxLength(maxLength, `must have at most ${maxLength} characters`));

const phoneField = parsedField((text) => {
  const reading = parseDiallablePhone(text);
  return "phone" in reading ? reading.phone : reading;
});

/** What operators keep of a project, as it is stored. Other members of a stored project are left alone. */
export const ProjectRecord = z.looseObject({
  name: text(projectLimits.nameLength).check(z.minLength(1, "must not be empty")),
  plan: z.enum(planNames, must(`one of ${planNames.join(", ")}`)),
  default_language: languageField,
  modules: z.looseObject({
    voice: z.boolean(must("true or false")),
    onboarding: z.boolean(must("true or false")),
    transfers: z.optional(z.boolean(must("true or false"))),
  }),
  live_agent: z.looseObject({
    greeting: text(projectLimits.greetingLength),
    voice: z.enum(voices, must(`one of ${voices.join(", ")}`)),
    instructions: text(projectLimits.instructionsLength),
  }),
  manager_phone: z.optional(phoneField),
  live_sessions_per_day: z.optional(z.int(must("a whole number")).check(z.nonnegative("must not be negative"))),
  site: z.looseObject({
    live_agent_placement: z.enum(placements, must(`one of ${placements.join(", ")}`)),
    live_agent_slug: z.nullable(slugField),
  }),
});

export type ProjectRecord = z.output<typeof ProjectRecord>;
