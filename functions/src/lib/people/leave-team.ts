import { digitsOf } from "../projects/managers.ts";

export interface Leaver {
  /** Lower case. */
  readonly email: string | undefined;
  readonly phone: string | null;
}

/** Whom a project tells and calls. */
interface Contacts<Called> {
  readonly emails: readonly string[];
  readonly managers: readonly Called[];
  /** Of whoever is called first, also where a program has named nobody else. */
  readonly phone: string | undefined;
}

/** Whoever leaves a team gets no more mails about its inbox, and no calls of its visitors. What belongs to nobody in particular stays. */
export const leaveTeam = <Called extends { readonly phone: string }>(
  { emails, managers, phone }: Contacts<Called>,
  leavers: readonly Leaver[],
): Contacts<Called> => {
  const addresses = new Set(leavers.map(({ email }) => email?.toLowerCase()));
  const numbers = new Set(leavers.map(({ phone: own }) => digitsOf(own ?? "")).filter((number) => number !== ""));
  const isCalled = (number: string): boolean => !numbers.has(digitsOf(number));
  const called = managers.filter((manager) => isCalled(manager.phone));
  return {
    emails: emails.filter((address) => !addresses.has(address.toLowerCase())),
    managers: called,
    phone: phone === undefined || isCalled(phone) ? phone : called[0]?.phone,
  };
};
