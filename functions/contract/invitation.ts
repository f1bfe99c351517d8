import { invitation as endpoint } from "../src/endpoints/invitation.ts";
import { openedInvitation } from "../answers/people.ts";
import { anybody } from "./anybody.ts";
import { operation } from "./operation.ts";
import { unauthenticated } from "./unauthenticated.ts";

const shown = {
  projectId: "bakery",
  name: "Bakery",
  email: "grace@bakery.example",
  role: "manager",
  invited_by_name: "Ada Lovelace",
  expires_at: "2026-05-11T09:30:00.000Z",
} as const;

export const invitation = operation({
  endpoint,
  tag: "People",
  summary: "Show or accept an invitation",
  description:
    "For whoever has the link of an invitation. `secret` is the part of the link after the full stop. `show` and `prepare` need no identity. `prepare` sees to it that the address has " +
    "an account that nobody else gets into, before the person chooses a password by Firebase's mail: an account without any role whose address was never confirmed is replaced. " +
    "`accept` begins the role of the signed-in caller, and may be repeated. The link alone gives no right.",
  access: { ...anybody, refusals: unauthenticated },
  request: {
    fields: { secret: "From the link.", action: "`show`, `prepare` or `accept`." },
    examples: { accept: { secret: "Hq0w6oJ3mVt8yKdR2sXfB5nLzE9uCgPa1iTbW7vQkMx", action: "accept" } },
  },
  answer: { schema: openedInvitation, headers: [] },
  examples: {
    shown: { ...shown, accepted: false },
    accepted: { ...shown, invited_by_name: null, accepted: true },
  },
  refusals: [
    {
      code: "invitation_gone",
      when: "The link is wrong, has expired, was withdrawn or used, or whoever invited is no admin any more.",
      error: "This invitation is no longer valid. Ask for a new one.",
    },
    {
      code: "wrong_account",
      when: "The caller is signed in with another address, or in an account that a phone or another address also opens.",
      error: "This invitation is for grace@bakery.example. Sign in with that address.",
    },
    {
      code: "address_unconfirmed",
      when: "The address of the account was not confirmed before someone was invited to it.",
      error: "Choose a password for grace@bakery.example first. The email for that confirms your address.",
    },
    {
      code: "forbidden",
      when: "The caller is locked out of Lectern.",
      error: "This account is disabled. Ask whoever runs the site.",
    },
  ],
});
