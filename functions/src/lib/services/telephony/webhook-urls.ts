import type { TransferKey } from "../../transfers/transfer.ts";

/** What Twilio tells or asks us in a transfer: the last segment of the path of `telephonyEvents`. */
export const telephonyEventNames = ["room", "hold", "after", "call", "announcement", "key"] as const;

export type TelephonyEventName = (typeof telephonyEventNames)[number];

/** The URLs under which Twilio reaches us in one transfer. It signs each request with the whole URL, which protects it from tampering. */
export type WebhookUrls = (name: TelephonyEventName) => string;

export const webhookUrls = (
  publicBaseUrl: string,
  { projectId, id }: TransferKey,
  more: Readonly<Record<string, string>> = {},
): WebhookUrls => {
  const query = new URLSearchParams({ project: projectId, transfer: id, ...more }).toString();
  return (name) => `${publicBaseUrl}/api/telephony/events/${name}?${query}`;
};
