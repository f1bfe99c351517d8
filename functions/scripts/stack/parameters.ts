import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Parameters, readEnvFile } from "./env-file.ts";
import { localSecrets } from "./local-secrets.ts";
import { functionsDir, projectId } from "./paths.ts";

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

/** Adds the secrets that the fakes accept. The emulators read them beside the code, and request missing ones from Google. */
const writeSecrets = (): void => {
  const path = join(functionsDir, ".secret.local");
  if (!existsSync(path)) writeFileSync(path, "# Secrets of the local stack. Not in git: your own keys may go here.\n");
  const there = readFile(".secret.local");
  const missing = Object.entries(localSecrets).filter(([name]) => !(name in there));
  appendFileSync(path, missing.map(([name, value]) => `${name}=${value}\n`).join(""));
};
