import * as z from "zod/mini";

const Violation = z.looseObject({ field: z.optional(z.string()) });
const Detail = z.looseObject({ reason: z.optional(z.string()), fieldViolations: z.optional(z.array(Violation)) });

const GoogleError = z.object({
  error: z.object({ message: z.optional(z.string()), status: z.optional(z.string()), details: z.optional(z.array(Detail)) }),
});

/** What the body of a refusal says. Empty where it says nothing, or is not one of Google's: https://cloud.google.com/apis/design/errors */
interface GoogleRefusal {
  readonly message: string;
  readonly status: string;
  readonly reasons: readonly string[];
  /** Fields of the request that Google objects to. */
  readonly fields: readonly string[];
}

export const readGoogleError = (body: unknown): GoogleRefusal => {
  const parsed = GoogleError.safeParse(body);
  const { message = "", status = "", details = [] } = parsed.success ? parsed.data.error : {};
  return {
    message,
    status,
    reasons: details.flatMap(({ reason }) => reason ?? []),
    fields: details.flatMap(({ fieldViolations = [] }) => fieldViolations.flatMap(({ field }) => field ?? [])),
  };
};
