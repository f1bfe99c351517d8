import type { TransferKey } from "../../transfers/transfer.ts";

/** What Twilio tells or asks us in a transfer: the last segment of the path of `telephonyEvents`. */
export const telephonyEventNames = ["room", "hold", "after", "call", "announcement", "key"] as const;

export type TelephonyEventName = (typeof telephonyEventNames)[number];

/** Where Twilio reaches us in one transfer. It signs each request with the whole address, so nobody can change what it names. */
export type WebhookUrls = (name: TelephonyEventName) => string;

export const webhookUrls = (
  publicBaseUrl: string,
  { projectId, id }: TransferKey,
  more: Readonly<Record<string, string>> = {},
): WebhookUrls => {
  const query = new URLSearchParams({ project: projectId, transfer: id, ...more }).toString();
  return (name) => `${publicBaseUrl}/api/telephony/events/${name}?${query}`;
};
