import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { type Addresses, toEnvironment } from "../scripts/stack/addresses.ts";
import { functionsDir, projectId } from "../scripts/stack/places.ts";

export type Environment = Readonly<Record<string, string>>;

/** What a function finds in its environment: the parameters of the local project, where the stack is, and the voice service. */
export function functionEnvironment(addresses: Addresses, voiceUrl: string): Environment {
  const files = [".env", `.env.${projectId}`].map((name) => join(functionsDir, name)).filter((path) => existsSync(path));
  const parameters = files.flatMap((path) => Object.entries(parseEnv(readFileSync(path, "utf8"))));
  const defined = parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { ...Object.fromEntries(defined), ...toEnvironment(addresses), GEMINI_API_URL: voiceUrl, GEMINI_API_KEY: "local-voice-key" };
}
