import { randomBytes } from "node:crypto";

export type SidKind = "CA" | "CF" | "PN";

export const newSid = (kind: SidKind): string => `${kind}${randomBytes(16).toString("hex")}`;

export const isSid = (kind: SidKind, text: string): boolean => new RegExp(`^${kind}[0-9a-fA-F]{32}$`).test(text);
