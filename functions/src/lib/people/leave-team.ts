import type { Project } from "../projects/project.ts";

export interface Leaver {
  /** Lower case. */
  readonly email: string | undefined;
  readonly phone: string | null;
}

/** Whom a project tells and calls. */
interface Contacts {
  readonly emails: readonly string[];
  readonly phone: string | undefined;
}

/** Whoever leaves a team gets no more mails about its inbox, and no calls of its visitors. What belongs to nobody in particular stays. */
export const leaveTeam = (
  { emails, phone }: Contacts,
  leavers: readonly Leaver[],
): { readonly emails: readonly string[]; readonly losesPhone: boolean } => {
  const addresses = new Set(leavers.map(({ email }) => email?.toLowerCase()));
  const numbers = new Set(leavers.map(({ phone: own }) => numberIn(own ?? "")).filter((number) => number !== ""));
  return {
    emails: emails.filter((address) => !addresses.has(address.toLowerCase())),
    losesPhone: numbers.has(numberIn(phone ?? "")),
  };
};

export const contactsOf = ({ notify, managerPhone }: Pick<Project, "notify" | "managerPhone">): Contacts => ({
  emails: notify.emails,
  phone: managerPhone,
});

const numberIn = (text: string): string => text.replaceAll(/[^+\d]/g, "");
