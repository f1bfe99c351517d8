import { people as endpoint } from "../src/endpoints/people.ts";
import { peopleLimits } from "../src/lib/people/limits.ts";
import { invitedPerson, peopleList, type ShownInvitation } from "../answers/people.ts";
import { operation } from "./operation.ts";
import { projectAdmin } from "./project-admin.ts";
import { projectEditor } from "./project-editor.ts";

const exampleInvitation: ShownInvitation = {
  email: "grace@bakery.example",
  role: "manager",
  first_name: "Grace",
  last_name: "Hopper",
  invited_by_name: "Ada Lovelace",
  invited_at: "2026-05-04T09:30:00.000Z",
  expires_at: "2026-05-11T09:30:00.000Z",
  mailed_at: "2026-05-04T09:30:00.000Z",
};

export const peopleRead = operation({
  endpoint,
  method: "GET",
  tag: "People",
  summary: "List the people",
  description: `Lists everyone with a role in the project, at most ${peopleLimits.people}, admins first, and those who are invited.`,
  access: projectEditor,
  answer: { schema: peopleList, headers: [] },
  examples: {
    people: {
      people: [{ uid: "qX3vB1nM0aZ", name: "Ada Lovelace", email: "ada@bakery.example", role: "admin", account: "enabled" }],
      invitations: [exampleInvitation],
    },
  },
});

export const people = operation({
  endpoint,
  tag: "People",
  summary: "Invite someone, or withdraw an invitation",
  description:
    `Sends an invitation by mail, valid for ${peopleLimits.invitationMs / 86_400_000} days. It gives no right: the role begins when the person has accepted, signed in with this ` +
    "address, confirmed. Inviting an address again sends another link, and the one before ends; within a minute nothing is sent again. " +
    "With `withdraw` the invitation ends. `first_name` and `last_name` are used only for someone Lectern does not know yet.",
  access: projectAdmin,
  request: {
    fields: {
      email: "Whom to invite.",
      role: "The role that the person will have. Required, unless `withdraw` is true.",
      first_name: `At most ${peopleLimits.nameLength} characters.`,
      last_name: `At most ${peopleLimits.nameLength} characters.`,
      withdraw: "`true` withdraws the invitation for this address.",
    },
    examples: {
      invitation: { email: "grace@bakery.example", role: "manager", first_name: "Grace", last_name: "Hopper" },
      withdrawal: { email: "grace@bakery.example", withdraw: true },
    },
  },
  answer: { schema: invitedPerson, headers: [] },
  examples: { invited: { invitation: exampleInvitation }, withdrawn: { invitation: null } },
  refusals: [
    {
      code: "already_in_team",
      when: "The person has this role, or a higher one.",
      error: "This person already has access. Change their role in the list of people.",
    },
    {
      code: "too_many_invitations",
      when: `The project's \`invitations\` of the day are used up, or ${peopleLimits.invitations} are open.`,
      error: "Today's invitations are used up. Please try again tomorrow.",
    },
  ],
});
