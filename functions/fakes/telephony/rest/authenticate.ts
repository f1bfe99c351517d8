import { timingSafeEqual } from "node:crypto";
import type { Settings } from "../settings.ts";

/** Whether the credentials belong to the account: those of the account itself, or of one of its API keys. */
export function isAuthentic(header: string | undefined, accountSid: string, settings: Settings): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header ?? "")?.[1];
  if (encoded === undefined || accountSid !== settings.accountSid) return false;
  const [user = "", ...rest] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  const secret = user === settings.accountSid ? settings.authToken : settings.apiKeys[user];
  return secret !== undefined && isSame(rest.join(":"), secret);
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
