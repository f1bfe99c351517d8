import { digest } from "../platform/core/digest.ts";
import { isSiteKind, mailboxKey, type Notice, personKey } from "./notice.ts";

interface Address {
  readonly url: string;
  readonly secret: string;
}

interface TeamPerson {
  readonly uid: string;
  /** Undefined if it is unknown. */
  readonly language: string | undefined;
  /** As they said, which nobody has proved: it tells whose language a listed address reads, and gets no mail. Empty if they said none. */
  readonly contactEmail: string;
}

/** Who is to be told in a project. */
export interface Recipients {
  readonly projectName: string;
  /** For recipients whose own language is unknown. */
  readonly language: string;
  readonly emails: readonly string[];
  readonly team: readonly TeamPerson[];
  readonly webhook: Address | undefined;
  /** Hears of the site, and of nothing else. */
  readonly siteHook: Address | undefined;
}

export interface Mailbox {
  readonly channel: "mail";
  /** Names the recipient in records, which contain no addresses. */
  readonly key: string;
  readonly address: string;
  /** In the project's list of addresses, from 1. Names the mailbox in the log. 0: not in it, but of the team. */
  readonly position: number;
  /** Of whoever reads it, if it is known. */
  readonly language: string | undefined;
}

/** Somebody of the team, whose account has the address. */
export interface Person extends Pick<TeamPerson, "uid" | "language"> {
  readonly channel: "person";
  readonly key: string;
}

export interface Webhook extends Address {
  readonly channel: "webhook";
  readonly key: string;
  readonly isForSite: boolean;
}

export type Recipient = Mailbox | Person | Webhook;

/** Each once, even if an address is listed twice. */
export const recipientsOf = ({ emails, team, webhook, siteHook }: Recipients): readonly Recipient[] => {
  const languageOf = (address: string) => team.find(({ contactEmail }) => contactEmail === address)?.language;
  const mailboxes = [
    ...emails.map((address, index): Mailbox => {
      return { channel: "mail", key: mailboxKey(address), address, position: index + 1, language: languageOf(address) };
    }),
    ...team.map(({ uid, language }): Person => ({ channel: "person", key: personKey(uid), uid, language })),
  ];
  const hooks = [
    ...(webhook === undefined ? [] : [{ channel: "webhook", key: digest("webhook", webhook.url), isForSite: false, ...webhook } as const]),
    ...(siteHook === undefined
      ? []
      : [{ channel: "webhook", key: digest("site_hook", siteHook.url), isForSite: true, ...siteHook } as const]),
  ];
  return [...new Map([...mailboxes.toReversed(), ...hooks].map((one) => [one.key, one])).values()].toReversed();
};

export const isFor = (recipient: Recipient, { kind, to }: Pick<Notice, "kind" | "to">): boolean => {
  if (to !== undefined) return to.includes(recipient.key);
  return recipient.channel === "webhook" ? isSiteKind(kind) === recipient.isForSite : recipient.channel === "mail" && !isSiteKind(kind);
};

/** Identical for every attempt and different for everything else, so that a mailbox or receiver recognises a repetition. */
export const sendingId = (projectId: string, noticeId: string, { key }: Pick<Recipient, "key">): string => digest(projectId, noticeId, key);
