import { digest } from "../platform/core/digest.ts";
import { isSiteKind, mailboxKey, type Notice } from "./notice.ts";

interface Address {
  readonly url: string;
  readonly secret: string;
}

export interface TeamPerson {
  readonly uid: string;
  /** Undefined if it is unknown. */
  readonly language: string | undefined;
}

/** Who is to be told in a project. */
export interface Recipients {
  readonly projectName: string;
  /** For recipients whose own language is unknown. */
  readonly language: string;
  readonly emails: readonly string[];
  /** The team's own addresses, each with its owner. */
  readonly team: ReadonlyMap<string, TeamPerson>;
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
}

export interface Webhook extends Address {
  readonly channel: "webhook";
  readonly key: string;
  readonly isForSite: boolean;
}

export type Recipient = Mailbox | Webhook;

/** Each once, even if an address is listed twice. */
export const recipientsOf = ({ emails, team, webhook, siteHook }: Recipients): readonly Recipient[] => {
  const toMailbox = (address: string, position: number): Mailbox => ({ channel: "mail", key: mailboxKey(address), address, position });
  const listed = emails.map((address, index) => toMailbox(address, index + 1));
  const isListed = ({ key }: Mailbox): boolean => listed.some((one) => one.key === key);
  const mailboxes = [...listed, ...[...team.keys()].map((address) => toMailbox(address, 0)).filter((one) => !isListed(one))];
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
  const isForSite = recipient.channel === "webhook" && recipient.isForSite;
  return isSiteKind(kind) === isForSite && (recipient.channel === "webhook" || recipient.position > 0);
};

/** Identical for every attempt and different for everything else, so that a mailbox or receiver recognises a repetition. */
export const sendingId = (projectId: string, noticeId: string, { key }: Recipient): string => digest(projectId, noticeId, key);
