import { randomBytes } from "node:crypto";

/** Twilio's date format: `Fri, 18 Feb 2011 21:07:19 +0000`. */
export const toTwilioDate = (ms: number): string => new Date(ms).toUTCString().replace("GMT", "+0000");

export const toTwilioDateOrNull = (ms: number | undefined): string | null => (ms === undefined ? null : toTwilioDate(ms));

type SidKind = "CA" | "CF" | "PN" | "KX";

export const newSid = (kind: SidKind): string => `${kind}${randomBytes(16).toString("hex")}`;
