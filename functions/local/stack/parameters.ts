import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { type Parameters, readEnvFile } from "./env-file.ts";
import { localSecrets } from "./local-secrets.ts";
import { functionsDir, projectId } from "./paths.ts";
import { SetupError } from "./setup-error.ts";

const readFile = (name: string): Parameters => readEnvFile(join(functionsDir, name));

/** The project's parameters, overridden by those of the local project, of its stack, and of the developer. */
export const localParameters = (ofStack: Parameters = {}): Parameters => ({
  ...readFile(".env"),
  ...readFile(`.env.${projectId}`),
  ...ofStack,
  ...readFile(".env.local"),
});

/** Writes the parameters for the functions of one stack. They are not in the repository, because each stack has its own fakes. */
export const writeParameters = (folder: string, ofStack: Parameters): void => {
  const lines = Object.entries(localParameters(ofStack)).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  writeFileSync(join(folder, ".env"), lines.join("\n"));
  writeSecrets();
};

/** Reads what `writeParameters` wrote. Not with a parser of .env files, which differ in their escapes. */
export const readParameters = (folder: string): Parameters =>
  Object.fromEntries(
    readFileSync(join(folder, ".env"), "utf8")
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("=")), String(JSON.parse(line.slice(line.indexOf("=") + 1)))]),
  );

/**
 * Adds the secrets that the fakes accept. The emulators read them beside the code, and request missing ones from Google. Not that of Gemini,
 * which may be a person's own: functions get it from the environment of the emulators, which this file would override.
 *
 * @throws SetupError if somebody has written a key of Gemini into it
 */
const writeSecrets = (): void => {
  const path = join(functionsDir, ".secret.local");
  const { GEMINI_API_KEY: local, ...others } = localSecrets;
  const before = existsSync(path) ? readFileSync(path, "utf8") : "# Secrets of the local stack. Not in git.\n";
  const text = before.replace(`GEMINI_API_KEY=${local}\n`, "");
  const there = parseEnv(text);
  if (there["GEMINI_API_KEY"] !== undefined)
    throw new SetupError(`Remove GEMINI_API_KEY from ${path} and set it in the environment instead: GEMINI_API_KEY=<key> npm start`);
  const missing = Object.entries(others).filter(([name]) => !(name in there));
  writeFileSync(path, text + missing.map(([name, value]) => `${name}=${value}\n`).join(""));
};
