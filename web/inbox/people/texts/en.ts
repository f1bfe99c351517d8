type TeamRole = "admin" | "manager" | "member";

const as = { admin: "an admin", manager: "a manager", member: "a member" };

/** What is said about people, and in an invitation. */
export const texts = {
  intro: "Managers write pages and answer visitors. Admins also decide who has access. Members can talk to the assistant.",
  /** For managers. */
  readOnly: "Only admins can invite people and change roles.",
  invite: "Invite someone",
  email: "Email",
  role: "Role",
  firstName: "First name (optional)",
  lastName: "Last name (optional)",
  send: "Send invitation",
  sending: "Sending…",
  invited: (email: string): string => `Invitation sent to ${email}.`,
  notMailed: (email: string): string => `The email to ${email} couldn’t be sent. Check the address, then try “Send again”.`,
  waiting: "Invited",
  expires: (day: string): string => `Expires ${day}`,
  expired: "Expired",
  mailFailed: "Email not sent",
  sendAgain: "Send again",
  withdraw: "Withdraw",
  withdrawn: (email: string): string => `You’ve withdrawn the invitation to ${email}.`,
  team: "Who has access",
  you: "You",
  accounts: { disabled: "Can’t sign in", unverified: "Email not confirmed", gone: "Account deleted" },
  roleOf: (name: string): string => `${name}’s role`,
  remove: "Remove",
  change: {
    title: (name: string, role: string): string => `Change ${name}’s role to ${role}?`,
    hint: "It takes effect at once.",
    toAdmin: "Admins can change every setting, and invite or remove anyone, including you.",
    fromAdmin: "Their API keys and open invitations stop working for good.",
    yes: "Change role",
  },
  removal: {
    title: (name: string): string => `Remove ${name}?`,
    hint: "They lose access at once and get no more messages from this site. If their phone is still listed under “Calls”, remove it there. Their pages stay. Their API keys and open invitations stop working.",
    yes: "Remove",
  },
  cancel: "Cancel",
  changed: (name: string, role: string): string => `${name}’s role is now ${role}.`,
  removed: (name: string): string => `${name} no longer has access.`,
  failures: {
    last_admin: "You’re the only admin. Make someone else an admin first.",
    address_unconfirmed: "Their email isn’t confirmed. Ask them to reset their password first.",
    already_in_team: "This person already has access. Change the role in the list below.",
    too_many_invitations: "You’ve reached the limit for invitations. Withdraw one, or try again tomorrow.",
    forbidden: "Only admins can do this. If your role has changed, reload the page.",
  },
  join: {
    title: (site: string): string => `Join ${site}`,
    /** Who invites, to what, and as what. */
    from: (name: string, site: string, role: TeamRole): string => `${name} invited you to ${site} as ${as[role]}.`,
    fromNobody: (site: string, role: TeamRole): string => `You’re invited to ${site} as ${as[role]}.`,
    forAddress: (email: string): string => `This invitation is for ${email}.`,
    newHere: "New here, or no password yet?",
    choosePassword: "Choose a password",
    passwordSent: (email: string): string => `We’ve emailed a link to ${email}. Choose a password there, then come back here and sign in.`,
    accept: "Accept invitation",
    accepting: "Accepting…",
    signedInAs: (name: string): string => `You’re signed in as ${name}.`,
    done: (site: string): string => `You’re in. Welcome to ${site}.`,
    open: (site: string): string => `Open ${site}`,
    gone: "This invitation is no longer valid",
    goneHint: "It was used or withdrawn, or it has expired. Ask whoever invited you for a new one.",
    wrong: (email: string): string => `This invitation is for ${email}. Sign in with that address.`,
    shared:
      "You can also sign in to this account with a phone number or another address. Ask for an invitation to an address that has its own account.",
    unconfirmed: (email: string): string => `Confirm your email first: choose a password for ${email}.`,
  },
};

export type PeopleTexts = typeof texts;
