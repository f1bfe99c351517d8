import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { type Addresses, toEnvironment } from "../scripts/stack/addresses.ts";
import { functionsDir, projectId } from "../scripts/stack/places.ts";

export type Environment = Readonly<Record<string, string>>;

/** What a function finds in its environment: where the stack is, and the parameters of the local project. */
export function functionEnvironment(addresses: Addresses): Environment {
  const files = [".env", `.env.${projectId}`].map((name) => join(functionsDir, name)).filter((path) => existsSync(path));
  const parameters = files.map((path) => parseEnv(readFileSync(path, "utf8")));
  const defined = Object.assign({}, ...parameters, toEnvironment(addresses));
  return Object.fromEntries(Object.entries<string>(defined));
}
