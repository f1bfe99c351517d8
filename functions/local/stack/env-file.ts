import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Parameters by name. */
export type Parameters = Readonly<Record<string, string>>;

/** The parameters of a file; none if it does not exist. */
export const readEnvFile = (path: string): Parameters => {
  if (!existsSync(path)) return {};
  const entries = Object.entries(parseEnv(readFileSync(path, "utf8")));
  return Object.fromEntries(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
};
