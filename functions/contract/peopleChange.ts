import { peopleChange as endpoint } from "../src/endpoints/peopleChange.ts";
import { changedPerson } from "../answers/people.ts";
import { operation } from "./operation.ts";
import { projectAdmin } from "./project-admin.ts";

export const peopleChange = operation({
  endpoint,
  tag: "People",
  summary: "Change or remove a role",
  description:
    "Changes or removes someone's role. It takes effect with the next request. Whoever stops being an admin loses the API keys " +
    "that they made and the invitations of theirs that nobody has accepted, for good. Whoever leaves the team gets no more mails about its inbox, and " +
    "no calls at the phones of their profile and their account, nor at the only entry of `managers` with their name if nobody else in the team has it. " +
    "Any other phone in `managers` stays: it may be anyone's. The last admin stays, whatever admins do at the same time.",
  access: projectAdmin,
  request: {
    fields: {
      role: "The role from now on. Required, unless `remove` is true.",
      remove: "`true` removes the role.",
    },
    examples: { role: { role: "manager" }, removal: { remove: true } },
  },
  answer: { schema: changedPerson, headers: [] },
  examples: {
    changed: { success: true, uid: "qX3vB1nM0aZ", role: "manager" },
    removed: { success: true, uid: "qX3vB1nM0aZ", role: null },
  },
  refusals: [
    { code: "not_found", when: "Nobody with this ID has a role in the project.", error: "Nobody with this ID has a role on this site." },
    {
      code: "address_unconfirmed",
      when: "The role is a higher one, and the address of the account was never confirmed: it may be anyone's.",
      error: "This account's address was never confirmed. Have them choose a new password first.",
    },
    { code: "last_admin", when: "Nobody else is an admin.", error: "This is the only admin. Make someone else an admin first." },
  ],
});
