import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

const personRoles = ["admin", "manager", "member"] as const;

const personRole = z.enum(personRoles).meta({
  id: "Role",
  description: "Admins decide who belongs to the project, managers edit and answer with them, members may talk to the voice agent.",
});

const shownPerson = z
  .strictObject({
    uid: z.string(),
    name: z.nullable(z.string()).describe("First and last name. `null`: unknown."),
    email: z.nullable(z.string()).describe("The address they sign in with. `null`: none."),
    role: personRole,
    account: z
      .enum(["enabled", "disabled", "unverified", "gone"])
      .describe(
        "Whether they can sign in. `unverified`: the address was never confirmed, so the account may be anyone's. `gone`: there is no account any more.",
      ),
  })
  .meta({ id: "Person" });

const shownInvitation = z
  .strictObject({
    email: z.string(),
    role: personRole,
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    invited_by_name: z.nullable(z.string()).describe("`null`: an operator, or someone without a name."),
    invited_at: z.iso.datetime(),
    expires_at: z.iso.datetime().describe("When the link expires."),
    mailed_at: z.nullable(z.iso.datetime()).describe("When the mail server accepted the e-mail. `null`: it did not. Invite them again."),
  })
  .meta({ id: "Invitation" });

export type ShownInvitation = AnswerOf<typeof shownInvitation>;

export const peopleList = z
  .strictObject({
    people: z.array(shownPerson).describe("Everyone with a role: admins, managers, members."),
    invitations: z.array(shownInvitation).describe("Invitations that nobody has accepted yet, newest first, including expired ones."),
  })
  .meta({ id: "PeopleList" });

export type PeopleList = AnswerOf<typeof peopleList>;

export const invitedPerson = z
  .strictObject({ invitation: z.nullable(shownInvitation).describe("`null`: it was withdrawn.") })
  .meta({ id: "InvitedPerson" });

export type InvitedPerson = AnswerOf<typeof invitedPerson>;

export const changedPerson = z
  .strictObject({ success: z.literal(true), uid: z.string(), role: z.nullable(personRole).describe("`null`: none any more.") })
  .meta({ id: "ChangedPerson" });

export type ChangedPerson = AnswerOf<typeof changedPerson>;

export const openedInvitation = z
  .strictObject({
    projectId: z.string(),
    name: z.string().describe("Of the project."),
    email: z.string().describe("Whom it is for."),
    role: personRole,
    invited_by_name: z.nullable(z.string()),
    expires_at: z.iso.datetime(),
    accepted: z.boolean().describe("Whether the caller has the role now."),
  })
  .meta({ id: "OpenedInvitation" });

export type OpenedInvitation = AnswerOf<typeof openedInvitation>;
