import { randomBytes } from "node:crypto";

type SidKind = "CA" | "CF" | "PN";

export const newSid = (kind: SidKind): string => `${kind}${randomBytes(16).toString("hex")}`;
