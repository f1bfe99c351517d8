import { digest } from "../platform/core/digest.ts";
import { isSiteKind, type Notice } from "./notice.ts";

interface Address {
  readonly url: string;
  readonly secret: string;
}

/** Who is to be told in a project. */
export interface Recipients {
  readonly projectName: string;
  /** For recipients whose own language is unknown. */
  readonly language: string;
  readonly emails: readonly string[];
  /** Recipients' own languages, by address. */
  readonly languages: ReadonlyMap<string, string>;
  readonly webhook: Address | undefined;
  /** Hears of the site, and of nothing else. */
  readonly siteHook: Address | undefined;
}

export interface Mailbox {
  readonly channel: "mail";
  /** Names the recipient in records, which contain no addresses. */
  readonly key: string;
  readonly address: string;
  /** In the project's list of addresses, from 1. Names the mailbox in the log. */
  readonly position: number;
}

export interface Webhook extends Address {
  readonly channel: "webhook";
  readonly key: string;
  readonly isForSite: boolean;
}

export type Recipient = Mailbox | Webhook;

/** Each once, even if an address is listed twice. */
export const recipientsOf = ({ emails, webhook, siteHook }: Recipients): readonly Recipient[] => {
  const mailboxes = emails.map((address, index): Mailbox => {
    return { channel: "mail", key: digest("mail", address.toLowerCase()), address, position: index + 1 };
  });
  const hooks = [
    ...(webhook === undefined ? [] : [{ channel: "webhook", key: digest("webhook", webhook.url), isForSite: false, ...webhook } as const]),
    ...(siteHook === undefined
      ? []
      : [{ channel: "webhook", key: digest("site_hook", siteHook.url), isForSite: true, ...siteHook } as const]),
  ];
  return [...new Map([...mailboxes.toReversed(), ...hooks].map((one) => [one.key, one])).values()].toReversed();
};

export const isFor = (to: Recipient, { kind }: Pick<Notice, "kind">): boolean =>
  isSiteKind(kind) === (to.channel === "webhook" && to.isForSite);

/** Identical for every attempt and different for everything else, so that a mailbox or receiver recognises a repetition. */
export const sendingId = (projectId: string, noticeId: string, { key }: Recipient): string => digest(projectId, noticeId, key);
