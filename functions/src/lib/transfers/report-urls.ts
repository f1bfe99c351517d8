import type { Transfer } from "./transfer.ts";

/** What the telephony service reports and asks during a transfer: the last path segment of `telephonyEvents`. */
export const reportNames = ["room", "hold", "after", "call", "announcement", "key"] as const;

export type ReportName = (typeof reportNames)[number];

/** The URLs for one transfer, and for the manager whose turn it is. The service's signature covers the whole URL, so none can be forged. */
export type ReportUrls = (name: ReportName) => string;

export const reportUrls = (
  publicBaseUrl: string,
  { projectId, id, turn }: Pick<Transfer, "projectId" | "id" | "turn">,
  more: Readonly<Record<string, string>> = {},
): ReportUrls => {
  const query = new URLSearchParams({ project: projectId, transfer: id, ...(turn > 0 && { turn: String(turn) }), ...more }).toString();
  return (name) => `${publicBaseUrl}/api/telephony/events/${name}?${query}`;
};
