import { aFile, operate, type Outcome } from "./operator.ts";

/** How people come in. */
export const waysIn: Readonly<Record<string, (projectId: string, email: string, ...options: readonly string[]) => Promise<Outcome>>> = {
  "user provision": async (_projectId, email, ...options) => operate("user", "provision", email, "--create-identity", ...options),
  "member set": async (projectId, email, ...options) => operate("member", "set", projectId, email, "admin", ...options),
  "member import": async (projectId, email, ...options) => operate("member", "import", projectId, peopleFile(email), ...options),
};

export const peopleFile = (...emails: readonly string[]): string =>
  aFile("people.csv", `email,role\n${emails.map((one) => `${one},admin\n`).join("")}`);
