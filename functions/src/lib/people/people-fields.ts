import * as z from "zod/mini";
import { roles } from "../projects/project.ts";
import { emailField } from "../projects/settings-fields.ts";
import { must } from "../projects/site/fields.ts";
import { peopleLimits } from "./limits.ts";

/** One line: it is written into a mail and into lists. */
const nameField = z
  .pipe(
    z.string(must("a string")),
    z.transform((name: string) => name.trim()),
  )
  .check(
    z.refine((name) => name.length <= peopleLimits.nameLength, `must have at most ${peopleLimits.nameLength} characters`),
    z.refine((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name), "must not have invisible characters"),
  );

const invitedEmailField = z.pipe(
  emailField,
  z.transform((address: string) => address.normalize("NFC").toLowerCase()),
);

const roleField = z.enum(roles, must(`one of ${roles.join(", ")}`));

/** Invites somebody, or takes the invitation back. */
export const PeopleRequest = z
  .object({
    email: invitedEmailField,
    role: z.exactOptional(roleField),
    first_name: z.exactOptional(nameField),
    last_name: z.exactOptional(nameField),
    withdraw: z.exactOptional(z.literal(true, must("true"))),
  })
  .check(
    z.refine(({ role, withdraw }) => role !== undefined || withdraw === true, { error: "is required", path: ["role"] }),
    z.refine(({ role, withdraw }) => role === undefined || withdraw !== true, { error: "must not come with a role", path: ["withdraw"] }),
  );

export type PeopleRequest = z.output<typeof PeopleRequest>;

/** What an invitation says. */
export type Wish = Pick<PeopleRequest, "email" | "first_name" | "last_name"> & { readonly role: z.output<typeof roleField> };

/** Gives somebody another role, or takes it away. */
export const PersonChange = z.object({ role: z.exactOptional(roleField), remove: z.exactOptional(z.literal(true, must("true"))) }).check(
  z.refine(({ role, remove }) => role !== undefined || remove === true, { error: "is required", path: ["role"] }),
  z.refine(({ role, remove }) => role === undefined || remove !== true, { error: "must not come with a role", path: ["remove"] }),
);

export type PersonChange = z.output<typeof PersonChange>;

/** What the holder of a link does with it. */
const invitationActions = ["show", "prepare", "accept"] as const;

export const InvitationRequest = z.object({
  secret: z.string(must("a string")),
  action: z.enum(invitationActions, must(`one of ${invitationActions.join(", ")}`)),
});
